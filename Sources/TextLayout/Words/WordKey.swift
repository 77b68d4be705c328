/// The part of a word's key in addition to its bytes.
struct WordKey: TableName {
  /// The hash of the bytes and of everything below.
  let hash: UInt64
  /// The face, the features, the language and the line break rules: `ShapingContext.number`.
  let context: UInt32
  /// The script of the text before the word.
  let script: Script
  /// The level of the whole text.
  let level: UInt8

  init(_ bytes: UnsafeRawBufferPointer, context: UInt32, script: Script, level: UInt8) {
    self.context = context
    self.script = script
    self.level = level
    let seed = UInt64(context) << 32 | UInt64(UInt32(bitPattern: script.rawValue)) << 8 | UInt64(level)
    unsafe hash = ByteHash.hash(bytes, seed: seed)
  }
}

/// The measured words.
typealias WordCache = SharedTable<WordKey, WordMetrics>

extension SharedTable where Name == WordKey {
  /// A Boolean value that indicates whether the cache is large enough to avoid shaping words
  /// repeatedly.
  var keepsWords: Bool { costLimit >= 4096 }
}
