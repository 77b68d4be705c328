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

  /// The language systems of each script in GSUB and GPOS, sorted, each once; the script's default one is not listed.
  ///
  /// At most 256 scripts a table and 4096 language systems a script are looked at (Strut's rule): no font comes near.
  package var languageSystems: [OpenTypeTag: [OpenTypeTag]] {
    var found: [OpenTypeTag: Set<OpenTypeTag>] = [:]
    for table: OpenTypeTag in ["GSUB", "GPOS"] {
      var scripts = [hb_tag_t](repeating: 0, count: 256)
      var count = UInt32(scripts.count)
      _ = unsafe hb_ot_layout_table_get_script_tags(rawFace, table.rawValue, 0, &count, &scripts)
      for (index, script) in scripts.prefix(Int(count)).enumerated() {
        found[OpenTypeTag(rawValue: script), default: []].formUnion(languageTags(table, scriptIndex: UInt32(index)))
      }
    }
    return found.mapValues { $0.sorted() }
  }

  /// The tags of the language systems of all scripts, sorted, each once.
  package var layoutLanguageSystems: [OpenTypeTag] { Set(languageSystems.values.joined()).sorted() }

  private func languageTags(_ table: OpenTypeTag, scriptIndex: UInt32) -> [OpenTypeTag] {
    var count: UInt32 = 0
    let total = unsafe hb_ot_layout_script_get_language_tags(rawFace, table.rawValue, scriptIndex, 0, &count, nil)
    guard total > 0 else { return [] }
    count = min(total, 4096)
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    _ = unsafe hb_ot_layout_script_get_language_tags(rawFace, table.rawValue, scriptIndex, 0, &count, &tags)
    return tags.prefix(Int(count)).map(OpenTypeTag.init(rawValue:))
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
