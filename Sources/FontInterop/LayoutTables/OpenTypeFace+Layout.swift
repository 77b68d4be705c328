extension OpenTypeFace {
  /// The script tags of GSUB and GPOS, sorted, each once.
  package var layoutScripts: [OpenTypeTag] { layoutTags.languageSystems.keys.sorted() }

  /// The feature tags of GSUB and GPOS, sorted, each once.
  package var layoutFeatures: [OpenTypeTag] { layoutTags.features.sorted() }

  /// Returns the feature tags of `GSUB` or `GPOS` alone, sorted, each once.
  package func layoutFeatures(of table: OpenTypeTag) -> [OpenTypeTag] {
    var tags = LayoutTags()
    _ = withTable(table) { tags.read($0) }
    return tags.features.sorted()
  }

  /// The language systems of each script in GSUB and GPOS, sorted, each once, without the default
  /// system of the script.
  ///
  /// At most 256 scripts of a table and 4096 language systems of a script are read (Strut's rule):
  /// no font comes near.
  package var languageSystems: [OpenTypeTag: [OpenTypeTag]] { layoutTags.languageSystems.mapValues { $0.sorted() } }

  /// The tags of the language systems of all scripts, sorted, each once.
  package var layoutLanguageSystems: [OpenTypeTag] { Set(layoutTags.languageSystems.values.joined()).sorted() }

  private var layoutTags: LayoutTags {
    described.withLock { described in
      if let known = described.layoutTags { return known }
      var made = LayoutTags()
      for table: OpenTypeTag in ["GSUB", "GPOS"] { _ = withTable(table) { made.read($0) } }
      described.layoutTags = made
      return made
    }
  }
}
