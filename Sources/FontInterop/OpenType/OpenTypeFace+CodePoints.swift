internal import CHarfBuzz

extension OpenTypeFace {
  /// The code points with a glyph in the face's character map, collected once.
  /// - Complexity: Linear in the character map, the first time.
  package var codePoints: CodePointSet {
    described.withLock { described in
      if let known = described.codePoints { return known }
      let made = collectCodePoints()
      described.codePoints = made
      return made
    }
  }

  /// The problems of the character map.
  package var characterFacts: CharacterFacts { CharacterFacts(characters) }

  /// The characters if HarfBuzz does not read them correctly.
  var ownCharacters: CharacterMap? { characters.own }

  /// Calls a closure with the characters of the face's character map and their glyphs, in order;
  /// with none if memory runs out.
  ///
  /// - Complexity: Linear in the character map.
  package func forEachCharacter(_ body: (Unicode.Scalar, _ glyph: UInt32) -> Void) {
    if let own = ownCharacters {
      for (character, glyph) in zip(own.scalars, own.glyphs) { Unicode.Scalar(character).map { body($0, glyph) } }
      return
    }
    guard let font = unsafe hb_font_create(rawFace) else { return }
    defer { unsafe hb_font_destroy(font) }
    for character in codePoints.codePoints {
      var glyph: hb_codepoint_t = 0
      guard let scalar = Unicode.Scalar(character), unsafe hb_font_get_nominal_glyph(font, character, &glyph) != 0
      else { continue }
      body(scalar, glyph)
    }
  }

  private func collectCodePoints() -> CodePointSet {
    if let program { return CodePointSet(ascending: program.codePoints) }
    if let own = ownCharacters { return CodePointSet(ascending: own.scalars) }
    switch characters.subtable {
    case nil: return CodePointSet()
    case let subtable? where subtable.encoding == .symbols: return codePointsOfSymbols
    case let subtable? where subtable.format == 13: return codePoints(of: subtable)
    case _?: return codePointsListed
    }
  }

  private var codePointsListed: CodePointSet {
    var codePoints = CodePointSet()
    guard let set = unsafe hb_set_create() else { return codePoints }
    defer { unsafe hb_set_destroy(set) }
    unsafe hb_face_collect_unicodes(rawFace, set)
    var (first, last) = (UInt32.max, UInt32.max)  // HB_SET_VALUE_INVALID, whose macro changed
    while unsafe hb_set_next_range(set, &first, &last) != 0 { codePoints.append(first...last) }
    return codePoints
  }

  /// HarfBuzz also finds symbols by other characters than their own, but lists only their own.
  private var codePointsOfSymbols: CodePointSet {
    var codePoints = CodePointSet()
    guard let font = unsafe hb_font_create(rawFace) else { return codePoints }
    defer { unsafe hb_font_destroy(font) }
    var glyph: hb_codepoint_t = 0
    for character in UInt32(0)...0xFFFF where unsafe hb_font_get_nominal_glyph(font, character, &glyph) != 0 {
      codePoints.append(character...character)
    }
    return codePoints
  }

  /// For a group with one glyph, HarfBuzz 6 lists as many characters as there are glyphs from this
  /// glyph on.
  private func codePoints(of subtable: CharacterSubtable) -> CodePointSet {
    withTable("cmap") { table in
      var codePoints = CodePointSet()
      _ = subtable.forEachRun(in: table) { run in
        guard run.glyph > 0, run.first <= 0x10FFFF else { return }
        let last = UInt32(min(run.first + run.count - 1, 0x10FFFF))
        for part in Self.withoutSurrogates(UInt32(run.first)...last) { codePoints.append(part) }
      }
      return codePoints
    } ?? CodePointSet()
  }

  private static func withoutSurrogates(_ range: ClosedRange<UInt32>) -> [ClosedRange<UInt32>] {
    let (low, high) = (range.clamped(to: 0...0xD7FF), range.clamped(to: 0xE000...UInt32.max))
    return [low, high].filter(range.overlaps)
  }
}

/// The problems of a face's character map.
package struct CharacterFacts: Hashable, Sendable {
  /// True if a map is read.
  package var isRead: Bool
  /// True if the map has a Macintosh encoding, because there is no better one.
  package var isOfMacintosh: Bool
  /// The existing maps if none is read.
  package var unread: UnreadCharacters
  /// The number of characters whose glyphs do not exist in the font.
  package var beyondCount: Int
  /// The number of characters with a variation selector whose glyphs do not exist in the font.
  package var sequencesBeyondCount: Int

  init(_ reading: CharacterReading) {
    isRead = reading.subtable != nil
    isOfMacintosh = if case .macintosh? = reading.subtable?.encoding { true } else { false }
    (unread, beyondCount, sequencesBeyondCount) = (
      reading.unread, reading.beyondCount, reading.sequencesBeyondCount
    )
  }
}
