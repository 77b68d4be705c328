internal import CHarfBuzz

/// The source of a face's characters: HarfBuzz if it reads them like Core Text, or else a map of
/// Strut's own.
struct CharacterReading: Sendable {
  /// The subtable in use; `nil` if none is read.
  private(set) var subtable: CharacterSubtable?
  /// The encodings in the face if none is read.
  private(set) var unread = UnreadCharacters()
  /// The number of characters whose glyphs do not exist in the font.
  private(set) var beyondCount = 0
  /// The number of characters with a variation selector whose glyphs do not exist in the font.
  private(set) var sequencesBeyondCount = 0
  /// The map if HarfBuzz uses another subtable, does not read this one, or finds glyphs beyond the
  /// last.
  private(set) var own: CharacterMap?

  /// The reading of a face without a character map.
  init() {}

  /// - Complexity: Linear in the character map.
  init(of face: OpaquePointer, glyphCount: Int) {
    let read = unsafe OpenTypeFace.withTable("cmap", of: face) { table -> CharacterReading? in
      var reading = CharacterReading()
      let choice = CharacterSubtable.choose(in: table)
      guard let subtable = choice.subtable else {
        reading.unread = UnreadCharacters(choice.unread)
        return reading
      }
      reading.subtable = subtable
      var tally = Tally(glyphCount: glyphCount, decoder: CodeDecoder(subtable.encoding))
      tally.isOrdered = subtable.forEachRun(in: table) { tally.add($0) }
      reading.beyondCount = tally.beyondCount
      reading.sequencesBeyondCount =
        VariationSequences(in: table)?.beyondCount(glyphCount: glyphCount, in: table) ?? 0
      if choice.isHarfBuzzs, unsafe tally.agrees(with: face) {
        guard tally.beyondCount > 0 || reading.sequencesBeyondCount > 0 || !tally.isOrdered else { return reading }
        // If codes are out of order, HarfBuzz's search determines which are found.
        if !tally.isOrdered {
          reading.own = unsafe CharacterMap(searchedIn: face, glyphCount: glyphCount)
          return reading
        }
      }
      reading.own = CharacterMap(subtable, in: table, glyphCount: glyphCount)
      return reading
    }
    self = read ?? CharacterReading()
  }
}

/// The character maps of a face if none of them is read.
package struct UnreadCharacters: Hashable, Sendable {
  /// The encodings that are not read, each once.
  package private(set) var encodings: [String] = []
  /// The format of a Unicode map if Strut does not support it.
  package private(set) var unicodeFormat: Int?

  init() {}

  init(_ subtables: [CharacterSubtable.Choice.Unread]) {
    for subtable in subtables {
      if subtable.isOfUnicode {
        unicodeFormat = unicodeFormat ?? subtable.format
      } else if let name = Self.name(subtable), !encodings.contains(name) {
        encodings.append(name)
      }
    }
  }

  private static func name(_ subtable: CharacterSubtable.Choice.Unread) -> String? {
    switch (subtable.platform, subtable.encoding) {
    // Variation sequences, which are not character maps themselves.
    case (0, _): nil
    case (3, 0): "symbols in format \(subtable.format)"
    case (3, 2): "Shift JIS"
    case (3, 3): "GBK"
    case (3, 4): "Big5"
    case (3, 5): "Wansung"
    case (3, 6): "Johab"
    case (1, 0): "Mac Roman in format \(subtable.format)"
    case (1, 1): "Mac Japanese"
    case (1, 2): "Mac Traditional Chinese"
    case (1, 3): "Mac Korean"
    case (1, 25): "Mac Simplified Chinese"
    default: "encoding \(subtable.encoding) of platform \(subtable.platform)"
    }
  }
}

/// The contents of the runs of a subtable.
private struct Tally {
  let glyphCount: Int
  let decoder: CodeDecoder
  var beyondCount = 0
  var isOrdered = true
  /// A character that has a glyph.
  private var sample: (character: UInt32, glyph: UInt32)?

  init(glyphCount: Int, decoder: CodeDecoder) { (self.glyphCount, self.decoder) = (glyphCount, decoder) }

  mutating func add(_ run: CharacterSubtable.Run) {
    let count = min(run.count, max(0, 0x11_0000 - run.first))
    guard count > 0 else { return }
    let inside = run.isOfOneGlyph ? (run.glyph < glyphCount ? count : 0) : min(count, max(0, glyphCount - run.glyph))
    beyondCount += decoder.characterCount(run.first + inside..<run.first + count)
    // The first character of a run may map to glyph 0.
    let skipped = run.glyph == 0 ? 1 : 0
    guard sample == nil, inside > skipped, run.glyph > 0 || !run.isOfOneGlyph,
      Unicode.Scalar(UInt32(run.first + skipped)) != nil
    else { return }
    sample = (UInt32(run.first + skipped), UInt32(run.glyph + skipped))
  }

  /// Returns true if HarfBuzz has the same glyph for the sample: it ignores subtables that break
  /// its rules.
  func agrees(with face: OpaquePointer) -> Bool {
    guard let sample, let font = unsafe hb_font_create(face) else { return true }
    defer { unsafe hb_font_destroy(font) }
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(font, sample.character, &glyph) != 0
      && (glyph == sample.glyph || !isOrdered)
  }
}

extension CharacterMap {
  /// The characters that HarfBuzz lists and finds, with glyphs that the face has.
  fileprivate init(searchedIn face: OpaquePointer, glyphCount: Int) {
    guard let font = unsafe hb_font_create(face), let set = unsafe hb_set_create() else { return }
    defer {
      unsafe hb_set_destroy(set)
      unsafe hb_font_destroy(font)
    }
    unsafe hb_face_collect_unicodes(face, set)
    var character = UInt32.max  // HB_SET_VALUE_INVALID, whose macro changed
    while unsafe hb_set_next(set, &character) != 0 {
      var glyph: hb_codepoint_t = 0
      guard Unicode.Scalar(character) != nil, unsafe hb_font_get_nominal_glyph(font, character, &glyph) != 0,
        glyph < glyphCount
      else { continue }
      scalars.append(character)
      glyphs.append(glyph)
    }
  }
}
