/// The part of a string's key in addition to its bytes.
struct TextName: TableName {
  /// The hash of the bytes and the context.
  let hash: UInt64
  /// The face, the features, the language and the line break rules: `ShapingContext.number`.
  let context: UInt32
  let direction: WritingDirection

  init(_ text: borrowing String, context: UInt32, direction: WritingDirection) {
    hash = unsafe text.withBytes { unsafe ByteHash.hash($0, seed: UInt64(context)) }
    (self.context, self.direction) = (context, direction)
  }
}

/// The key of text that is shaped the same way.
///
/// Text is compared byte by byte: canonically equivalent strings are equal in Swift but have
/// different offsets and may have different glyphs.
struct TextKey: Sendable {
  let text: String
  let name: TextName

  var direction: WritingDirection { name.direction }
  var hash: UInt64 { name.hash }

  init(_ text: String, context: UInt32, direction: WritingDirection) {
    self.text = text
    name = TextName(text, context: context, direction: direction)
  }
}

/// A cache of data about text.
typealias TextCache<Value: Sendable> = SharedTable<TextName, Value>

extension SharedTable where Name == TextName {
  /// Returns the stored value if it is valid for the current fonts of the catalog.
  func value(_ key: TextKey, generation: @autoclosure () -> Int) -> Value? {
    unsafe key.text.withBytes { unsafe value(key.name, $0, generation: generation()) }
  }

  /// Calls a closure with the stored value in place, without copying it, if it is valid for the
  /// current fonts of the catalog.
  ///
  /// - Parameter body: A closure that must not use the cache. It returns `nil` if the value is
  ///   insufficient.
  func answer<Answer: Sendable>(
    _ text: String, _ name: TextName, generation: Int, _ body: (borrowing Value) -> Answer?
  ) -> Answer? {
    unsafe text.withBytes { unsafe answer(name, $0, generation: generation, body) }
  }

  /// Stores a value, and returns the stored one: the older of two values for the same fonts.
  ///
  /// - Parameters:
  ///   - cost: The size in bytes, without the text.
  ///   - generation: The generation of the catalog if fallback faces are used, or `nil` if the
  ///     font's own face suffices.
  @discardableResult
  func insert(_ value: Value, _ key: TextKey, cost: Int, generation: Int?) -> Value {
    unsafe key.text.withBytes { unsafe insert(value, key.name, $0, cost: cost, generation: generation) }
  }
}
