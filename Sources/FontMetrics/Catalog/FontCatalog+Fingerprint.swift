extension FontCatalog {
  /// What the fonts are that come with the catalog, a line for each: results may differ between catalogs whose lines do.
  ///
  /// Files are known by the SHA-256 sums of what is in them, wherever they are: bundled ones by those that the manifest has, those that
  /// are registered, in the order of registration, which decides where several have a name or a glyph, and the system font's by their
  /// bytes. Installed fonts are not named.
  /// - Complexity: O(*n*) in the bytes of registered files that no sum was found of yet.
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
    // All faces of a file have the sum of its first.
    var sums: [Int: [UInt8]] = [:]
    return registry.faces.map { entry in
      let sum = sums[entry.key.registration] ?? (try? file(of: entry).sum) ?? []
      sums[entry.key.registration] = sum
      // All else comes from these bytes, but for the names of a face that has none of its own.
      return "registered \(sum) \(entry.key.faceIndex) \(entry.namedInstance ?? -1) \(entry.families)"
    }
  }

  private func file(of entry: CatalogEntry) throws(FontError) -> FontFile {
    if let file = entry.memory { file } else { try openFiles.file(entry.key) }
  }
}
