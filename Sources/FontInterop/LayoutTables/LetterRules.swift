internal import CHarfBuzz

/// What a face's rules leave of letters, digits and punctuation in one script: which of them keep their glyphs beside others of them,
/// whatever those are, and which may be kerned.
///
/// A run of such letters and spaces needs no shaping: its glyphs are those of the character map, and each one's advance depends on none
/// but itself and the next.
package final class LetterRules: Sendable {
  /// A letter's glyph.
  package struct Letter: Sendable {
    package var glyph: UInt32
    /// In design units.
    package var advance: Int
    /// Whether a glyph beside it may change its advance, or it that of the one before.
    package var isKerned: Bool
  }

  /// Glyphs that rules of `GSUB` may start at.
  private let substituted: GlyphSet
  /// Glyphs that rules of `GPOS` name.
  private let kerned: GlyphSet
  private let isRightToLeft: Bool

  /// The scripts that HarfBuzz shapes by nothing but the font's rules where a text has no marks; whether they are written from right to
  /// left. Hangul is syllables here, which HarfBuzz does not take apart where the font has them.
  private static let scripts: [OpenTypeTag: Bool] = [
    "Latn": false, "Cyrl": false, "Grek": false, "Armn": false, "Geor": false, "Zyyy": false, "Hebr": true,
    "Hani": false, "Hira": false, "Kana": false, "Bopo": false, "Hang": false,
  ]

  /// Features that HarfBuzz applies beside a fraction slash alone, which is no letter.
  private static let ofFractions: [OpenTypeTag] = ["frac", "numr", "dnom"]

  /// `nil` where not even letters are simple.
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

  /// What a character measures that keeps its glyph beside others that do; `nil` for others, and for spaces.
  package func letter(_ unit: UInt16, in font: ShapingFont) -> Letter? {
    guard let scalar = Unicode.Scalar(unit), Self.isLetter(scalar.value), scalar.value != Self.fractionSlash,
      !isRightToLeft || !Self.isMirrored(scalar.value)
    else { return nil }
    return glyph(of: scalar, in: font)
  }

  /// What a space measures that stays what it is beside letters; `nil` where it does not, or the face has none.
  package func space(in font: ShapingFont) -> Letter? { glyph(of: " ", in: font) }

  private func glyph(of scalar: Unicode.Scalar, in font: ShapingFont) -> Letter? {
    guard let glyph = font.nominalGlyph(scalar), glyph <= UInt16.max, !font.face.isMark(glyph),
      !substituted.contains(Int(glyph))
    else { return nil }
    return Letter(glyph: glyph, advance: font.advance(glyph), isKerned: kerned.contains(Int(glyph)))
  }

  // MARK: Reading

  private static let fractionSlash: UInt32 = 0x2044

  // Stretches of HarfBuzz's list of categories.
  private static let letters =
    HB_UNICODE_GENERAL_CATEGORY_LOWERCASE_LETTER.rawValue...HB_UNICODE_GENERAL_CATEGORY_UPPERCASE_LETTER.rawValue
  private static let numbersToSymbols =
    HB_UNICODE_GENERAL_CATEGORY_DECIMAL_NUMBER.rawValue...HB_UNICODE_GENERAL_CATEGORY_OTHER_SYMBOL.rawValue

  /// Whether HarfBuzz sees a letter, a number, punctuation or a symbol: nothing that goes with the character before it, or has no glyph.
  private static func isLetter(_ character: UInt32) -> Bool {
    let category = unsafe hb_unicode_general_category(hb_unicode_funcs_get_default(), character).rawValue
    return letters.contains(category) || numbersToSymbols.contains(category)
  }

  /// Whether a character has another's glyph in text from right to left.
  private static func isMirrored(_ character: UInt32) -> Bool {
    unsafe hb_unicode_mirroring(hb_unicode_funcs_get_default(), character) != character
  }

  /// The glyphs that lookups of `GSUB` may start at where letters and spaces are beside them; `nil` where they cannot be read.
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

  /// Those of some glyphs that letters or the space have.
  ///
  /// - Complexity: Linear in the characters of the face.
  private static func ofLetters(among wanted: GlyphSet, in font: ShapingFont) -> GlyphSet {
    var found = GlyphSet()
    font.face.forEachCharacter { scalar, glyph in
      if wanted.contains(Int(glyph)), scalar == " " || isLetter(scalar.value) { found.insert(Int(glyph)) }
    }
    return found
  }

  /// All glyphs that lookups of `GPOS` name; `nil` when memory is out.
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

/// What tells the rules of one script, language and set of features from another's.
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
  /// What the face's rules leave of letters in runs with these properties, found out when first asked; `nil` where not even those are
  /// simple.
  ///
  /// - Complexity: Linear in the face's characters and in the lookups of `GSUB` that apply, the first time.
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
