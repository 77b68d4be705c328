internal import CHarfBuzz

extension OpenTypeFace {
  /// The code points that the face's character map has a glyph for; gathered once.
  /// - Complexity: Linear in the character map, the first time.
  package var codePoints: CodePointSet {
    described.withLock { described in
      if let known = described.codePoints { return known }
      let made = collectCodePoints()
      described.codePoints = made
      return made
    }
  }

  /// Visits the characters of the face's character map with their glyphs, in order; none when memory is out.
  ///
  /// - Complexity: Linear in the character map.
  package func forEachCharacter(_ body: (Unicode.Scalar, _ glyph: UInt32) -> Void) {
    guard let font = unsafe hb_font_create(rawFace), let set = unsafe hb_set_create() else { return }
    defer {
      unsafe hb_set_destroy(set)
      unsafe hb_font_destroy(font)
    }
    unsafe hb_face_collect_unicodes(rawFace, set)
    var character = UInt32.max  // HB_SET_VALUE_INVALID, whose macro changed
    while unsafe hb_set_next(set, &character) != 0 {
      var glyph: hb_codepoint_t = 0
      guard let scalar = Unicode.Scalar(character), unsafe hb_font_get_nominal_glyph(font, character, &glyph) != 0
      else { continue }
      body(scalar, glyph)
    }
  }

  private func collectCodePoints() -> CodePointSet {
    var codePoints = CodePointSet()
    if let program {
      for codePoint in program.codePoints { codePoints.append(codePoint...codePoint) }
      return codePoints
    }
    guard let set = unsafe hb_set_create() else { return codePoints }
    defer { unsafe hb_set_destroy(set) }
    unsafe hb_face_collect_unicodes(rawFace, set)
    var (first, last) = (UInt32.max, UInt32.max)  // HB_SET_VALUE_INVALID, whose macro changed
    while unsafe hb_set_next_range(set, &first, &last) != 0 { codePoints.append(first...last) }
    return codePoints
  }
}
