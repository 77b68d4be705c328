internal import CICU

/// The traits of a unit in the Basic Multilingual Plane for measuring, in one lookup.
struct UnitTraits: OptionSet, Sendable {
  let rawValue: UInt32

  /// It starts a grapheme cluster after any character, except in a conjunct (`Conjuncts`).
  static let starts = Self(rawValue: 1 << 0)
  /// It belongs to the preceding cluster.
  static let extends = Self(rawValue: 1 << 1)
  /// It is a space that hangs at the end of a line.
  static let hangs = Self(rawValue: 1 << 2)
  /// It is right-to-left.
  static let isRightToLeft = Self(rawValue: 1 << 3)
  /// It has the direction of the surrounding letters.
  static let isNeutral = Self(rawValue: 1 << 4)
  /// It may change the direction of others.
  static let mayBeRightToLeft = Self(rawValue: 1 << 5)
  /// It is a paired bracket, which affects scripts.
  static let isBracket = Self(rawValue: 1 << 6)
  /// It requires no closer examination: it is no control, no surrogate, and does not choose between
  /// text and emoji.
  static let isPlain = Self(rawValue: 1 << 7)
  private static let isKnown = Self(rawValue: 1 << 8)
  /// It has canonical parts.
  static let decomposes = Self(rawValue: 1 << 9)
  private static let lineKindShift: UInt32 = 10
  private static let conjunctClassShift: UInt32 = 14
  private static let scriptShift: UInt32 = 16

  /// - Complexity: O(1); the first request for a unit uses ICU.
  static func of(_ unit: UInt16) -> UnitTraits {
    let bits = strut_unit_known(unit)
    return bits != 0 ? UnitTraits(rawValue: bits) : found(unit)
  }

  var lineKind: LineKind { LineKind(rawValue: Int32(truncatingIfNeeded: rawValue >> Self.lineKindShift & 0xF)) }
  /// `STRUT_CONJUNCT_CONSONANT` and similar constants.
  var conjunctClass: Int32 { Int32(truncatingIfNeeded: rawValue >> Self.conjunctClassShift & 0x3) }
  var script: Script { Script(rawValue: Int32(truncatingIfNeeded: rawValue >> Self.scriptShift)) }

  private static func found(_ unit: UInt16) -> UnitTraits {
    var traits: UnitTraits = .isKnown
    if let scalar = Unicode.Scalar(unit) { traits.formUnion(found(scalar, unit)) }
    if BidiLevels.mayBeRightToLeft(unit) { traits.insert(.mayBeRightToLeft) }
    strut_unit_keep(unit, traits.rawValue)
    return traits
  }

  private static func found(_ scalar: Unicode.Scalar, _ unit: UInt16) -> UnitTraits {
    let script = Script(of: scalar)
    var traits = UnitTraits(
      rawValue: UInt32(bitPattern: script.rawValue) << scriptShift
        | UInt32(bitPattern: LineKind(of: scalar).rawValue) << lineKindShift
        | UInt32(bitPattern: strut_conjunct_class(scalar.value)) << conjunctClassShift)
    switch strut_grapheme_class(scalar.value) {
    case STRUT_GRAPHEME_STARTS: traits.insert(.starts)
    case STRUT_GRAPHEME_EXTENDS: traits.insert(.extends)
    default: break
    }
    switch strut_direction(scalar.value) {
    case STRUT_DIRECTION_RIGHT: traits.insert(.isRightToLeft)
    case STRUT_DIRECTION_NEUTRAL: traits.insert(.isNeutral)
    default: break
    }
    if scalar.hangsAtLineEnd { traits.insert(.hangs) }
    if !scalar.canonicalDecomposition.isEmpty { traits.insert(.decomposes) }
    if scalar.pairedBracket != scalar.value { traits.insert(.isBracket) }
    let isControl = scalar.value < 0x20 || scalar.characterProperties.contains(.control)
    let needsCare =
      isControl || decidesPresentation(unit) || actsBeyondWords(unit) || script == .unknown
    if !needsCare, !traits.isDisjoint(with: [.starts, .extends]) { traits.insert(.isPlain) }
    return traits
  }

  /// Joiners, selectors, keycaps, and the symbols that include emoji.
  static func decidesPresentation(_ unit: UInt16) -> Bool {
    (0x2300...0x2BFF).contains(unit) || unit == 0x200D || unit == 0x20E3 || unit == 0xFE0E || unit == 0xFE0F
  }

  /// Returns `true` for characters that affect more than their word or require care at line breaks:
  /// controls and newlines, soft hyphens, grapheme joiners, which HarfBuzz hides only at the end of
  /// a run, zero-width spaces, and invisible controls other than directional ones, which the text's
  /// levels contain.
  static func actsBeyondWords(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20...0x7E: false
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x34F, 0x200B, 0x2028, 0x2029, 0x2060...0x2065, 0x206A...0x206F: true
    case 0xFEFF, 0xFFF9...0xFFFC: true
    default: false
    }
  }
}
