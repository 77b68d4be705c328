internal import CHarfBuzz

extension OpenTypeFace {
  /// The tags of the language systems of GSUB and GPOS, of all scripts, sorted, each once; the default one has no tag.
  package var layoutLanguageSystems: [OpenTypeTag] {
    var found: Set<OpenTypeTag> = []
    for table: OpenTypeTag in ["GSUB", "GPOS"] {
      // No font has rules for as many scripts, unless to do harm.
      let scripts = unsafe min(hb_ot_layout_table_get_script_tags(rawFace, table.rawValue, 0, nil, nil), 256)
      for script in 0..<scripts { found.formUnion(languageSystems(of: table, script: script)) }
    }
    return found.sorted()
  }

  private func languageSystems(of table: OpenTypeTag, script: UInt32) -> [OpenTypeTag] {
    var count = UInt32(256)
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    _ = unsafe hb_ot_layout_script_get_language_tags(rawFace, table.rawValue, script, 0, &count, &tags)
    return tags.prefix(Int(count)).map(OpenTypeTag.init(rawValue:))
  }
}
