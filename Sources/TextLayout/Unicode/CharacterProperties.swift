internal import CICU

/// The properties of a character for itemization, from ICU's copy of the Unicode Character
/// Database.
package struct CharacterProperties: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ bits: Int32) { rawValue = UInt32(bitPattern: bits) }

  package static let emoji = Self(STRUT_CHARACTER_EMOJI)
  package static let emojiPresentation = Self(STRUT_CHARACTER_EMOJI_PRESENTATION)
  package static let emojiModifierBase = Self(STRUT_CHARACTER_EMOJI_MODIFIER_BASE)
  package static let extendedPictographic = Self(STRUT_CHARACTER_EXTENDED_PICTOGRAPHIC)
  package static let defaultIgnorable = Self(STRUT_CHARACTER_DEFAULT_IGNORABLE)
  package static let variationSelector = Self(STRUT_CHARACTER_VARIATION_SELECTOR)
  /// General category Zs.
  package static let spaceSeparator = Self(STRUT_CHARACTER_SPACE_SEPARATOR)
  /// General categories Cc, Zl and Zp: characters that are never drawn.
  package static let control = Self(STRUT_CHARACTER_CONTROL)
  package static let openingBracket = Self(STRUT_CHARACTER_OPENING_BRACKET)
  package static let closingBracket = Self(STRUT_CHARACTER_CLOSING_BRACKET)
}

extension Unicode.Scalar {
  /// ICU's properties of this character.
  package var characterProperties: CharacterProperties {
    CharacterProperties(rawValue: strut_character_properties(value))
  }

  /// A Boolean value that indicates whether the character needs its own glyph to be readable,
  /// unlike controls, joiners and selectors.
  package var isVisible: Bool {
    if value >= 0x20 && value < 0x7F { return true }
    return characterProperties.isDisjoint(with: [.control, .defaultIgnorable, .variationSelector])
  }

  /// A Boolean value that indicates whether the character should have a glyph, possibly an empty
  /// one: visible characters and Hangul fillers, which have the width of a letter in fonts that
  /// contain them and are hidden in others.
  package var wantsGlyph: Bool { isVisible || Self.hangulFillers.contains(value) }

  private static let hangulFillers: [UInt32] = [0x115F, 0x1160, 0x3164, 0xFFA0]

  /// A Boolean value that indicates whether a run of these at the end of a line hangs over its
  /// edge, like the space in recordings of UILabel: every space separator that permits a break, and
  /// the tab. Beyond U+0020 this is Strut's rule.
  package var hangsAtLineEnd: Bool {
    switch value {
    case 0x20, 0x09: true
    case 0x00A0, 0x2007, 0x202F: false
    case 0x1680, 0x2000...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// True if the character starts a grapheme cluster after any character.
  var startsCluster: Bool { strut_grapheme_class(value) == STRUT_GRAPHEME_STARTS }

  /// A Boolean value that indicates whether a line must end after the character (UAX #14, LB4 and
  /// LB5).
  package var isNewline: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// The other half of a paired bracket, as a code point, or the character itself if it has none.
  package var pairedBracket: UInt32 { strut_paired_bracket(value) }

  /// The full canonical decomposition; empty if there is none.
  package var canonicalDecomposition: [Unicode.Scalar] {
    var parts = [UInt32](repeating: 0, count: 8)
    let count = unsafe strut_canonical_decomposition(value, &parts, 8)
    return parts.prefix(Int(count)).compactMap(Unicode.Scalar.init)
  }

  /// The canonical composite of this character and the next, if Unicode has one.
  package func composed(with next: Unicode.Scalar) -> Unicode.Scalar? {
    let composite = strut_canonical_composition(value, next.value)
    return composite == 0 ? nil : Unicode.Scalar(composite)
  }
}
