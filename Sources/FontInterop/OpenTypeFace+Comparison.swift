internal import CHarfBuzz

extension OpenTypeFace {
  /// How many scalars this face maps to a glyph and another does not.
  ///
  /// - Complexity: O(both character maps).
  package func codePointCount(missingFrom other: OpenTypeFace) -> Int {
    guard let own = unsafe hb_set_create() else { return 0 }
    defer { unsafe hb_set_destroy(own) }
    guard let others = unsafe hb_set_create() else { return 0 }
    defer { unsafe hb_set_destroy(others) }
    unsafe hb_face_collect_unicodes(rawFace, own)
    unsafe hb_face_collect_unicodes(other.rawFace, others)
    unsafe hb_set_subtract(own, others)
    return unsafe Int(hb_set_get_population(own))
  }
}
