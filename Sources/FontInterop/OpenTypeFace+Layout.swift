internal import CHarfBuzz

extension OpenTypeFace {
  /// The script tags of GSUB and GPOS, sorted, each once.
  package var layoutScripts: [OpenTypeTag] {
    unsafe collectTags { table, start, count, tags in
      unsafe hb_ot_layout_table_get_script_tags(rawFace, table, start, count, tags)
    }
  }

  /// The feature tags of GSUB and GPOS, sorted, each once.
  package var layoutFeatures: [OpenTypeTag] {
    unsafe collectTags { table, start, count, tags in
      unsafe hb_ot_layout_table_get_feature_tags(rawFace, table, start, count, tags)
    }
  }

  /// The scalars that the face maps to a glyph.
  package var codePointCount: Int {
    if let program { return program.codePoints.count }
    guard let set = unsafe hb_set_create() else { return 0 }
    defer { unsafe hb_set_destroy(set) }
    unsafe hb_face_collect_unicodes(rawFace, set)
    return unsafe Int(hb_set_get_population(set))
  }

  private typealias TagReader = (
    hb_tag_t, UInt32, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<hb_tag_t>
  ) -> UInt32

  private func collectTags(_ read: TagReader) -> [OpenTypeTag] {
    var found: Set<OpenTypeTag> = []
    for table: OpenTypeTag in ["GSUB", "GPOS"] {
      var start: UInt32 = 0
      var page = [hb_tag_t](repeating: 0, count: 64)
      while true {
        var count = UInt32(page.count)
        _ = unsafe read(table.rawValue, start, &count, &page)
        found.formUnion(page.prefix(Int(count)).map(OpenTypeTag.init(rawValue:)))
        guard count == page.count else { break }
        start += count
      }
    }
    return found.sorted()
  }
}
