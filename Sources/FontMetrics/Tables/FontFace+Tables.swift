package import FontInterop

/// The tables of a font file, with data for type engineers on which no line height depends. They
/// are read on demand.
extension FontFace {
  /// The tables in the order of the directory, with their sizes; none for a face that is not
  /// OpenType.
  package var tableSizes: [OpenTypeTableSize] { file.openType.tableSizes }

  /// The subtables of `cmap`, in its order.
  package var characterMaps: [OpenTypeCharacterMap] { file.openType.characterMaps }

  /// The tags of Apple's tables for layout and naming that the face has, sorted, without blanks.
  package var appleTables: [String] { present(Self.appleTags) }

  /// The tags of Graphite's tables that the face has, sorted.
  package var graphiteTables: [String] { present(["Feat", "Glat", "Gloc", "Silf", "Sill"]) }

  /// The tags that OpenType does not have; `kern`, `fvar`, and others are shared.
  private static let appleTags: [OpenTypeTag] = [
    "Zapf", "acnt", "ankr", "bsln", "fdsc", "feat", "fmtx", "fond", "gcid", "just", "kerx", "lcar", "ltag", "mort",
    "morx", "opbd", "prop", "trak", "xref",
  ]

  private func present(_ tags: [OpenTypeTag]) -> [String] {
    tags.filter(file.openType.hasTable).map(\.description)
  }

  func reader(_ tag: OpenTypeTag, limit: Int = .max) -> TableReader? {
    file.openType.table(tag, limit: limit).map(TableReader.init)
  }
}
