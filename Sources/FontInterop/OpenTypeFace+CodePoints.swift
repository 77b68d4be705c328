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

  private func collectCodePoints() -> CodePointSet {
    var codePoints = CodePointSet()
    guard let set = unsafe hb_set_create() else { return codePoints }
    defer { unsafe hb_set_destroy(set) }
    unsafe hb_face_collect_unicodes(rawFace, set)
    var first: hb_codepoint_t = hb_codepoint_t.max  // HB_SET_VALUE_INVALID, whose macro changed
    var last: hb_codepoint_t = hb_codepoint_t.max
    while unsafe hb_set_next_range(set, &first, &last) != 0 {
      codePoints.append(first...last)
    }
    return codePoints
  }
}
