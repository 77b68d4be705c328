internal import CICU

/// The class of a character for CSS's `word-break`.
enum LetterKind: Hashable, Sendable {
  /// Punctuation, a symbol, a space, a control: as UAX #14 has it.
  case none
  /// A letter, a digit, an ideograph.
  case plain
  /// A hangul syllable or jamo.
  case hangul
  /// A letter of a script whose words a dictionary finds.
  case dictionary
  /// A mark that goes with the letter before it.
  case mark

  var isLetter: Bool { self == .plain || self == .hangul || self == .dictionary }

  init(_ scalar: Unicode.Scalar) {
    switch strut_letter(scalar.value) {
    case STRUT_LETTER_PLAIN: self = .plain
    case STRUT_LETTER_HANGUL: self = .hangul
    case STRUT_LETTER_DICTIONARY: self = .dictionary
    case STRUT_LETTER_MARK: self = .mark
    default: self = .none
    }
  }
}

/// Break opportunities between letters, which ICU 72 has no rules for: CSS's `keep-all` and
/// `break-all`, and hangul words.
enum LetterBreaks {
  /// The text as `break-all` sees it: every letter, digit and symbol of the alphabets an ideograph,
  /// of as many units.
  ///
  /// Hangul is left alone: it breaks everywhere by itself, and its jamo only between syllables.
  ///
  /// - Complexity: O(n).
  static func asIdeographs(_ units: [UInt16]) -> [UInt16] {
    var units = units
    for element in ScalarSequence(units, in: 0..<units.count) {
      let kind = LetterKind(element.scalar)
      guard kind == .plain || kind == .dictionary else { continue }
      if element.scalar.value > 0xFFFF {
        units[element.offset] = 0xD840
        units[element.offset + 1] = 0xDC00
      } else {
        units[element.offset] = 0x4E00
      }
    }
    return units
  }

  /// Takes away the opportunities between two letters: all of them but those a dictionary found, or
  /// those between hangul alone.
  ///
  /// - Complexity: O(n).
  static func keepTogether(
    in units: [UInt16], range: Range<Int>? = nil, hangulAlone: Bool, flags: inout [UnitFlags]
  ) {
    var previous = LetterKind.none
    for element in ScalarSequence(units, in: range ?? 0..<units.count) {
      let kind = LetterKind(element.scalar)
      if keeps(previous, kind, hangulAlone: hangulAlone), !flags[element.offset].contains(.mandatoryBefore) {
        flags[element.offset].remove(.breakBefore)
      }
      if kind != .mark { previous = kind }
    }
  }

  private static func keeps(_ first: LetterKind, _ second: LetterKind, hangulAlone: Bool) -> Bool {
    if hangulAlone { return first == .hangul && second == .hangul }
    return first.isLetter && second.isLetter && !(first == .dictionary && second == .dictionary)
  }
}
