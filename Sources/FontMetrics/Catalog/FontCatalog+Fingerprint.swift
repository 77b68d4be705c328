extension FontCatalog {
  /// Identifiers of the fonts that belong to the catalog, one line per font. Results may differ
  /// between catalogs whose lines differ.
  ///
  /// Files are identified by SHA-256 checksums of their contents, not by their paths: bundled fonts
  /// by those in the manifest, registered fonts in the order of registration, which determines
  /// precedence, and the system font by its bytes. Installed fonts are not included.
  ///
  /// - Complexity: O(*n*) in the bytes of registered files without a cached checksum.
  package var fingerprint: [String] {
    var lines = ["sources \(sources.rawValue) \(fallbackSources.rawValue)"]
    for file in manifest.families.flatMap(\.files) { lines.append("bundled \(file.path) \(file.sha256)") }
    lines += registeredLines
    if hasOwnSystemFont, let face = try? systemFontMatch().face {
      lines.append("system \(face.file.sum) \(face.faceIndex) \(face.coordinates)")
    }
    return lines
  }

  private var registeredLines: [String] {
    // All faces of a file share the checksum of its first.
    var sums: [Int: [UInt8]] = [:]
    return registry.faces.map { entry in
      let sum = sums[entry.key.registration] ?? (try? file(of: entry).sum) ?? []
      sums[entry.key.registration] = sum
      // Everything else derives from these bytes, except the names of a face without names.
      return "registered \(sum) \(entry.key.faceIndex) \(entry.namedInstance ?? -1) \(entry.families)"
    }
  }

  private func file(of entry: CatalogEntry) throws(FontError) -> FontFile {
    if let file = entry.memory { file } else { try openFiles.file(entry.key) }
  }
}
