internal import CICU

/// The class of a character for CSS's `word-break`.
enum LetterKind: Hashable, Sendable {
  /// Punctuation, a symbol, a space, or a control: unchanged from UAX #14.
  case none
  /// A letter, a digit, or an ideograph.
  case plain
  /// A Hangul syllable or jamo.
  case hangul
  /// A letter of a script whose words are found with a dictionary.
  case dictionary
  /// A mark that belongs to the letter before it.
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

/// Break opportunities between letters for which ICU 72 has no rules: CSS's `keep-all` and
/// `break-all`, and Hangul words.
enum LetterBreaks {
  /// Returns the text for `break-all`: every letter, digit, and symbol of the alphabets is replaced
  /// by an ideograph with the same number of units.
  ///
  /// Hangul is unchanged, because it breaks everywhere by itself, and its jamo only between
  /// syllables.
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

  /// Removes the opportunities between two letters: all except those from a dictionary, or only
  /// those between Hangul.
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
