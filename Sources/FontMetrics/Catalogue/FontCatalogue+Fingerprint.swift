extension FontCatalogue {
  /// What the fonts are that come with the catalogue, a line for each: results may differ between catalogues whose lines do.
  ///
  /// Bundled files are named with their SHA-256 sums, registered ones with what they say of themselves, the face of the system font
  /// with its name. Installed fonts are not named.
  package var fingerprint: [String] {
    var lines = ["sources \(sources.rawValue) \(fallbackSources.rawValue)"]
    for file in manifest.families.flatMap(\.files) { lines.append("bundled \(file.path) \(file.sha256)") }
    for entry in registry.faces { lines.append("registered \(entry.key) \(entry.face) \(entry.fullNames)") }
    if hasOwnSystemFont, let match = try? systemFontMatch() {
      lines.append("system \(match.face.path) \(match.face.names)")
    }
    return lines
  }
}
