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
