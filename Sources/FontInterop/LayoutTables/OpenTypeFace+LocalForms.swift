internal import CHarfBuzz

extension OpenTypeFace {
  /// Returns the number of glyphs for which a language system of a script has other forms (feature
  /// `locl` of `GSUB`); `nil` if memory runs out.
  ///
  /// - Complexity: Linear in the glyphs of its lookups.
  package func localFormCount(script: OpenTypeTag, languageSystem: OpenTypeTag) -> Int? {
    guard let lookups = unsafe hb_set_create(), let glyphs = unsafe hb_set_create() else { return nil }
    defer {
      unsafe hb_set_destroy(lookups)
      unsafe hb_set_destroy(glyphs)
    }
    let table = OpenTypeTag("GSUB").rawValue
    unsafe hb_ot_layout_collect_lookups(
      rawFace, table, [script.rawValue, 0], [languageSystem.rawValue, 0], [OpenTypeTag("locl").rawValue, 0], lookups)
    var lookup = UInt32.max
    while unsafe hb_set_next(lookups, &lookup) != 0 {
      unsafe hb_ot_layout_lookup_collect_glyphs(rawFace, table, lookup, nil, glyphs, nil, nil)
    }
    guard unsafe hb_set_allocation_successful(lookups) != 0, unsafe hb_set_allocation_successful(glyphs) != 0 else {
      return nil
    }
    return Int(unsafe hb_set_get_population(glyphs))
  }
}
