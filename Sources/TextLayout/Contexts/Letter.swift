/// The data about a character for measuring words, in one lookup.
struct Letter: Sendable {
  private let bits: UInt32

  /// The face of the glyph.
  enum Face: UInt32 {
    /// The glyph was not requested yet.
    case unknown
    /// The text's own face.
    case own
    /// The fallback face.
    case standIn
    /// The character is not a letter: a word with it must be shaped.
    case none
  }

  static let unknown = Letter(bits: 0)
  static let refused = Letter(bits: Face.none.rawValue)

  private init(bits: UInt32) { self.bits = bits }

  /// - Parameters:
  ///   - advance: The advance in design units.
  ///   - isTracked: True if its clusters are counted (`TrackedSum`).
  ///   - kerning: Its index among kerned letters; 0 for a letter without kerning.
  ///   - isBracket: True if its script depends on another character.
  init(_ face: Face, advance: UInt16, isTracked: Bool, kerning: UInt8, lineKind: LineKind, isBracket: Bool) {
    bits =
      face.rawValue | UInt32(truncatingIfNeeded: lineKind.rawValue & 0xF) << 2 | (isBracket ? 1 << 6 : 0)
      | (isTracked && advance > 0 ? 1 << 7 : 0) | UInt32(kerning) << 8 | UInt32(advance) << 16
  }

  var face: Face { Face(rawValue: bits & 3) ?? .none }
  var lineKind: LineKind { LineKind(rawValue: Int32(truncatingIfNeeded: bits >> 2 & 0xF)) }
  var isBracket: Bool { bits & 1 << 6 != 0 }
  var kerning: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  /// The sum of the letter's advance.
  var advance: Int { Int(bits >> 16) + Int(bits >> 7 & 1) * TrackedSum.cluster }
}
