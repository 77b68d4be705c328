/// The data about a string from a first pass.
struct TextOpening {
  /// The embedding level of the text; meaningless if it has several.
  let level: UInt8
  /// The level of each byte of a string with several levels, or empty.
  let levels: [UInt8]
  /// A Boolean value that indicates whether a character may be right-to-left.
  let mayBeRightToLeft: Bool
  /// The script of text without its own script at the start; common if nothing in the text has one.
  let script: Script

  /// In bytes. Longer text has few lines in common with other text.
  private static let longest = 1 << 16

  /// Returns `nil` for text that should be shaped whole: long text, and text without spaces between
  /// words.
  ///
  /// - Complexity: O(n).
  init?(_ text: UnsafeRawBufferPointer, _ direction: WritingDirection) {
    guard text.count <= Self.longest else { return nil }
    var mayBeRightToLeft = direction == .rightToLeft
    var previous: UInt8 = 0
    for index in 0..<text.count {
      let byte = unsafe text[index]
      if byte >= 0x80 {
        if Self.isUnspaced(byte, after: previous) { return nil }
        mayBeRightToLeft = unsafe mayBeRightToLeft || Self.mayBeRightToLeft(byte, after: previous, text, index)
      }
      previous = byte
    }
    self.mayBeRightToLeft = mayBeRightToLeft
    script = unsafe Self.firstScript(text)
    if script == .unknown { return nil }
    guard mayBeRightToLeft else {
      (level, levels) = (0, [])
      return
    }
    let units = unsafe UTF16Units.of(text)
    if direction != .leftToRight, Self.isRightToLeft(units) {
      (level, levels) = (1, [])
    } else {
      let found = BidiLevels(units, direction: direction).levels
      level = found.first ?? 0
      levels = unsafe found.allSatisfy { $0 == found[0] } ? [] : Self.levels(found, ofBytes: text)
    }
  }

  /// Returns `true` if a byte of the text and the next one have the same level, left-to-right.
  func staysLeftToRight(after byte: Int) -> Bool {
    if levels.isEmpty { return level % 2 == 0 }
    return levels[byte] == levels[byte + 1] && levels[byte] % 2 == 0
  }

  /// Returns `true` if a byte belongs to Han, kana and their punctuation, Thai or Lao.
  private static func isUnspaced(_ byte: UInt8, after previous: UInt8) -> Bool {
    (0xE3...0xE9).contains(byte) || (previous == 0xE0 && (0xB8...0xBB).contains(byte))
  }

  /// Returns `true` if a byte above 0x7F belongs to the blocks of `BidiLevels.mayBeRightToLeft`, or
  /// to adjacent ones.
  private static func mayBeRightToLeft(
    _ byte: UInt8, after previous: UInt8, _ text: UnsafeRawBufferPointer, _ index: Int
  ) -> Bool {
    // Returns the start of a two-byte character of such a script, regardless of the end of the
    // preceding text.
    if (0xD7...0xDF).contains(byte) { return true }
    return switch previous {
    case 0xD6: byte >= 0x90
    case 0xE0: byte <= 0xA3
    case 0xEF: (0xAC...0xBB).contains(byte)
    case 0xF0: byte == 0x90 || byte == 0x9E
    case 0x80 where index >= 2: unsafe text[index - 2] == 0xE2 && (byte == 0x8F || (0xAA...0xAE).contains(byte))
    case 0x81 where index >= 2: unsafe text[index - 2] == 0xE2 && (0xA6...0xA9).contains(byte)
    default: false
    }
  }

  /// Returns `true` if all of a string has level 1, unless its direction is left-to-right: it has
  /// right-to-left letters, and otherwise only characters with the direction of their neighbors.
  private static func isRightToLeft(_ units: [UInt16]) -> Bool {
    var hasLetters = false
    for unit in units {
      let traits = UnitTraits.of(unit)
      if traits.isDisjoint(with: [.isRightToLeft, .isNeutral]) { return false }
      hasLetters = hasLetters || traits.contains(.isRightToLeft)
    }
    return hasLetters
  }

  /// Returns the levels of units from those of the bytes of the same characters.
  private static func levels(_ levels: [UInt8], ofBytes text: UnsafeRawBufferPointer) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: text.count)
    var place = 0
    var unit = 0
    while place < text.count {
      let length = unsafe UTF16Units.scalar(in: text, at: place).length
      for byte in place..<min(text.count, place + length) { bytes[byte] = levels[unit] }
      place += length
      unit += length == 4 ? 2 : 1
    }
    return bytes
  }

  private static func firstScript(_ text: UnsafeRawBufferPointer) -> Script {
    var place = 0
    while place < text.count {
      let scalar = unsafe UTF16Units.scalar(in: text, at: place)
      let script = Script(of: Unicode.Scalar(scalar.value) ?? "\u{FFFD}")
      if !script.isUnresolved { return script }
      place += scalar.length
    }
    return .common
  }
}
