internal import CHarfBuzz

/// The effect of a face's rules on letters, digits and punctuation in one script: the characters
/// whose glyphs never change next to others of them, and those that may be kerned.
///
/// A run of such letters and spaces needs no shaping: its glyphs come from the character map, and
/// the advance of each depends only on itself and the next glyph.
package final class LetterRules: Sendable {
  /// The glyph of a letter.
  package struct Letter: Sendable {
    package var glyph: UInt32
    /// The advance in design units.
    package var advance: Int
    /// True if a glyph next to it may change its advance, or if it may change that of the glyph
    /// before it.
    package var isKerned: Bool
  }

  /// Glyphs at which rules of `GSUB` may start.
  private let substituted: GlyphSet
  /// Glyphs in rules of `GPOS`.
  private let kerned: GlyphSet
  private let isRightToLeft: Bool

  /// The scripts that HarfBuzz shapes only with the font's rules if text has no marks; true for
  /// those that are written from right to left. Hangul means syllables here, which HarfBuzz does
  /// not decompose if the font has them.
  private static let scripts: [OpenTypeTag: Bool] = [
    "Latn": false, "Cyrl": false, "Grek": false, "Armn": false, "Geor": false, "Zyyy": false, "Hebr": true,
    "Hani": false, "Hira": false, "Kana": false, "Bopo": false, "Hang": false,
  ]

  /// Features that HarfBuzz applies only next to a fraction slash, which is not a letter.
  private static let ofFractions: [OpenTypeTag] = ["frac", "numr", "dnom"]

  /// Returns `nil` if not even letters are simple.
  fileprivate init?(_ font: ShapingFont, _ properties: ShapingProperties) {
    let script = OpenTypeTag(rawValue: hb_script_to_iso15924_tag(properties.script))
    let face = font.face
    guard face.hasOpenTypeRulesAlone, Self.scripts[script] == properties.isRightToLeft,
      !properties.features.contains(where: { Self.ofFractions.map(\.rawValue).contains($0.tag) }),
      let substitutions = font.lookups(of: "GSUB", for: properties, without: Self.ofFractions),
      let positions = font.lookups(of: "GPOS", for: properties, without: Self.ofFractions),
      let pairs = font.pairLookups(among: positions, mayMoveFirst: true),
      let substituted = Self.substituted(by: substitutions, in: font),
      let kerned = Self.named(by: pairs, in: face)
    else { return nil }
    self.substituted = substituted
    self.kerned = kerned
    isRightToLeft = properties.isRightToLeft
  }

  /// Returns the advance of a character that keeps its glyph next to others that do; `nil` for
  /// others, and for spaces.
  package func letter(_ unit: UInt16, in font: ShapingFont) -> Letter? {
    guard let scalar = Unicode.Scalar(unit), Self.isLetter(scalar.value), scalar.value != Self.fractionSlash,
      !isRightToLeft || !Self.isMirrored(scalar.value)
    else { return nil }
    return glyph(of: scalar, in: font)
  }

  /// The advance of a space that does not change next to letters; `nil` if it may change, or if the
  /// face has none.
  package func space(in font: ShapingFont) -> Letter? { glyph(of: " ", in: font) }

  private func glyph(of scalar: Unicode.Scalar, in font: ShapingFont) -> Letter? {
    guard let glyph = font.nominalGlyph(scalar), glyph <= UInt16.max, !font.face.isMark(glyph),
      !substituted.contains(Int(glyph))
    else { return nil }
    return Letter(glyph: glyph, advance: font.advance(glyph), isKerned: kerned.contains(Int(glyph)))
  }

  // MARK: Reading

  private static let fractionSlash: UInt32 = 0x2044

  // Ranges in HarfBuzz's list of categories.
  private static let letters =
    HB_UNICODE_GENERAL_CATEGORY_LOWERCASE_LETTER.rawValue...HB_UNICODE_GENERAL_CATEGORY_UPPERCASE_LETTER.rawValue
  private static let numbersToSymbols =
    HB_UNICODE_GENERAL_CATEGORY_DECIMAL_NUMBER.rawValue...HB_UNICODE_GENERAL_CATEGORY_OTHER_SYMBOL.rawValue

  /// Returns true if HarfBuzz treats a character as a letter, a number, punctuation or a symbol:
  /// not as one that combines with the character before it, or has no glyph.
  private static func isLetter(_ character: UInt32) -> Bool {
    let category = unsafe hb_unicode_general_category(hb_unicode_funcs_get_default(), character).rawValue
    return letters.contains(category) || numbersToSymbols.contains(category)
  }

  /// Returns true if a character has the glyph of another in right-to-left text.
  private static func isMirrored(_ character: UInt32) -> Bool {
    unsafe hb_unicode_mirroring(hb_unicode_funcs_get_default(), character) != character
  }

  /// Returns the glyphs at which lookups of `GSUB` may start if letters and spaces are next to
  /// them; `nil` if the lookups cannot be read.
  private static func substituted(by lookups: [UInt32], in font: ShapingFont) -> GlyphSet? {
    guard !lookups.isEmpty else { return GlyphSet() }
    guard let table = font.face.table("GSUB") else { return nil }
    var reader = SubstitutionReader(table)
    for lookup in lookups where !reader.read(Int(lookup)) { return nil }
    var glyphs = reader.started
    let wanted = GlyphSet(reader.conditions.lazy.flatMap(\.neighbors))
    let met = ofLetters(among: wanted, in: font)
    for condition in reader.conditions where condition.neighbors.contains(where: met.contains) {
      for glyph in condition.first { glyphs.insert(glyph) }
    }
    return glyphs
  }

  /// Returns the glyphs of a set that letters or the space have.
  ///
  /// - Complexity: Linear in the characters of the face.
  private static func ofLetters(among wanted: GlyphSet, in font: ShapingFont) -> GlyphSet {
    var found = GlyphSet()
    font.face.forEachCharacter { scalar, glyph in
      if wanted.contains(Int(glyph)), scalar == " " || isLetter(scalar.value) { found.insert(Int(glyph)) }
    }
    return found
  }

  /// Returns all glyphs in lookups of `GPOS`; `nil` if memory runs out.
  private static func named(by lookups: [UInt32], in face: OpenTypeFace) -> GlyphSet? {
    guard let set = unsafe hb_set_create() else { return nil }
    defer { unsafe hb_set_destroy(set) }
    for lookup in lookups {
      unsafe hb_ot_layout_lookup_collect_glyphs(face.rawFace, OpenTypeTag("GPOS").rawValue, lookup, nil, set, nil, nil)
    }
    guard unsafe hb_set_allocation_successful(set) != 0 else { return nil }
    var glyphs = GlyphSet()
    var glyph = UInt32.max
    while unsafe hb_set_next(set, &glyph) != 0, glyph <= UInt16.max { glyphs.insert(Int(glyph)) }
    return glyphs
  }
}

/// The key of the rules for a script, language and set of features.
struct LetterRulesKey: Equatable, Sendable {
  private let script: UInt32
  private let language: UInt
  private let features: [UInt64]
  private let isRightToLeft: Bool

  init(_ properties: ShapingProperties, in font: ShapingFont) {
    script = properties.script.rawValue
    language = properties.language.map { unsafe UInt(bitPattern: $0.raw) } ?? 0
    features = font.features(of: properties).map { UInt64($0.tag) << 32 | UInt64($0.value) }
    isRightToLeft = properties.isRightToLeft
  }
}

extension ShapingFont {
  /// Returns the effect of the face's rules on letters in runs with these properties, computed at
  /// the first use; `nil` if not even letters are simple.
  ///
  /// - Complexity: Linear in the characters of the face and in the applied lookups of `GSUB`, the
  ///   first time.
  package func letterRules(_ properties: ShapingProperties) -> LetterRules? {
    let key = LetterRulesKey(properties, in: self)
    if let known = face.described.withLock({ $0.letterRules.first { $0.key == key } }) { return known.rules }
    let made = LetterRules(self, properties)
    face.described.withLock { described in
      if described.letterRules.count < Self.letterRulesLimit { described.letterRules.append((key, made)) }
    }
    return made
  }

  private static let letterRulesLimit = 64
}
