/// A word at its position in a string, as it is found in the cache and shaped.
@safe
struct TextWord {
  /// The range in UTF-8.
  private let bytes: UnsafeRawBufferPointer
  /// The level; `mixed` if it has several.
  let level: UInt8
  /// The level of each byte of a word with several levels; otherwise empty.
  private let levels: ArraySlice<UInt8>

  /// The script to which its closing brackets return if it does not open them; `nil` if they keep
  /// the preceding script.
  let closing: Script?

  /// Distinct from every possible level.
  private static let mixed: UInt8 = 255

  /// - Parameters:
  ///   - range: The range in bytes. It may be empty between two spaces, with the level of the
  ///     preceding space.
  ///   - closing: The script of brackets in earlier words that it closes, if different.
  init(_ text: UnsafeRawBufferPointer, _ range: Range<Int>, _ opening: TextOpening, closing: Script? = nil) {
    self.closing = closing
    unsafe bytes = UnsafeRawBufferPointer(rebasing: text[range])
    guard !opening.levels.isEmpty else {
      (level, levels) = (opening.level, [])
      return
    }
    let own = opening.levels[range]
    let first = own.first ?? opening.levels[max(0, range.lowerBound - 1)]
    let isOne = own.allSatisfy { $0 == first }
    (level, levels) = (isOne ? first : Self.mixed, isOne ? [] : own)
  }

  /// The spaces at a level, without a word.
  init(spacesOfLevel level: UInt8) {
    unsafe bytes = UnsafeRawBufferPointer(start: nil, count: 0)
    self.level = level
    levels = []
    closing = nil
  }

  var isOfOneLevel: Bool { levels.isEmpty }
  var isEmpty: Bool { unsafe bytes.isEmpty }

  var units: [UInt16] { unsafe UTF16Units.of(bytes) }

  /// Creates the view that HarfBuzz has of the word in a script of the opposite direction.
  var turned: TurnedText {
    let units = units
    return TurnedText(ScalarSequence(units, in: units.indices))
  }

  /// Returns the result of a table of letters for the word.
  ///
  /// - Parameter startsRun: True if the preceding space has another script.
  func measure(by letters: inout LetterTable, startsRun: Bool) -> LetterTable.Answer {
    unsafe letters.measure(bytes, startsRun: startsRun)
  }

  /// Returns the script of its first character after text in a script.
  func firstScript(after script: Script) -> Script {
    let scalar = unsafe UTF16Units.scalar(in: bytes, at: 0)
    guard let unit = UInt16(exactly: scalar.value) else { return script }
    let own = UnitTraits.of(unit).script
    if own == script || own.isUnresolved { return script }
    let isShared = Unicode.Scalar(unit).map { script.isAmongExtensions(of: $0) } ?? true
    return isShared && !script.isUnresolved ? script : own
  }

  /// Appends the word's units.
  func append(to units: inout [UInt16]) { unsafe UTF16Units.append(bytes, to: &units) }

  /// The level of each unit of a word with several levels; otherwise empty.
  var unitLevels: [UInt8] {
    var found: [UInt8] = []
    var place = 0
    while place < levels.count {
      let length = unsafe UTF16Units.scalar(in: bytes, at: place).length
      found += repeatElement(levels[levels.startIndex + place], count: length == 4 ? 2 : 1)
      place += length
    }
    return found
  }

  /// Calls a closure with the word's key: its bytes, followed, if it has several levels, by the
  /// levels, and by the script of its closing brackets after a byte that does not occur in text.
  func withKey<Result>(
    _ context: ShapingContext, after script: Script, _ body: (WordKey, UnsafeRawBufferPointer) -> Result
  ) -> Result {
    guard !levels.isEmpty || closing != nil else {
      return unsafe body(WordKey(bytes, context: context.number, script: script, level: level), bytes)
    }
    var key = unsafe Array(bytes) + levels
    if let closing {
      key.append(0xFF)
      key += stride(from: 0, to: 32, by: 8).map { UInt8(truncatingIfNeeded: closing.rawValue >> $0) }
    }
    return unsafe key.withUnsafeBytes { bytes in
      unsafe body(WordKey(bytes, context: context.number, script: script, level: level), bytes)
    }
  }
}
