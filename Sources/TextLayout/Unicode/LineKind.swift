internal import CICU

/// The line breaking class of a character (UAX #14), as required for words.
struct LineKind: RawRepresentable, Hashable, Sendable {
  /// It fits into four bits.
  let rawValue: Int32

  init(rawValue: Int32) { self.rawValue = rawValue }

  /// - Complexity: O(1).
  init(of scalar: Unicode.Scalar) { rawValue = strut_line_break_kind(scalar.value) }

  /// Every other class.
  static let other = Self(rawValue: STRUT_LINE_OTHER)
  /// AL, HL and NU.
  static let letter = Self(rawValue: STRUT_LINE_LETTER)
  /// CM.
  static let mark = Self(rawValue: STRUT_LINE_MARK)
  /// OP.
  static let opening = Self(rawValue: STRUT_LINE_OPENING)
  /// CL and CP.
  static let closing = Self(rawValue: STRUT_LINE_CLOSING)
  /// EX.
  static let exclamation = Self(rawValue: STRUT_LINE_EXCLAMATION)
  /// IS.
  static let infix = Self(rawValue: STRUT_LINE_INFIX)
  /// QU.
  static let quotation = Self(rawValue: STRUT_LINE_QUOTATION)
  /// NS and CJ.
  static let nonstarter = Self(rawValue: STRUT_LINE_NONSTARTER)
  /// B2.
  static let dash = Self(rawValue: STRUT_LINE_DASH)
  /// H2 and H3.
  static let hangul = Self(rawValue: STRUT_LINE_HANGUL)
}
