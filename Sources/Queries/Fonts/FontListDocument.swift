package import Strut

/// The JSON output of `strut fonts` without a query: the available fonts.
package struct FontListDocument: Encodable {
  package struct Family: Encodable {
    package var name, source: String
    package var faces: [CatalogFaceReport]
  }
  package struct Alias: Encodable { var name, family, note: String }

  package var schema = 1
  package var families: [Family]
  package var aliases: [Alias]

  /// The folder of the bundled fonts.
  private let directory: String
  private let sources: FontSources

  private enum CodingKeys: String, CodingKey { case schema, families, aliases }

  package init(_ catalog: FontCatalog) {
    families = catalog.families.map { family in
      Family(name: family.name, source: family.source.rawValue, faces: family.faces.map(CatalogFaceReport.init))
    }
    aliases = catalog.aliases.map { Alias(name: $0.name, family: $0.family, note: $0.note) }
    (directory, sources) = (catalog.directory, catalog.sources)
  }

  /// The list as text: a table for each source, then the aliases.
  package var text: String {
    let places: [(FontSource, FontSources)] = [
      (.bundled, .bundled), (.registered, .registered), (.installed, .installed),
    ]
    let tables = places.filter { sources.contains($0.1) }.compactMap { table($0.0.rawValue) }
    return (tables + [aliasText].compactMap { $0 }).joined(separator: "\n\n")
  }

  /// Returns a table with a row for each family and, below it, one for each face. Registered fonts
  /// have none if none are expected. The files are only in the JSON, because they are too wide for
  /// a terminal.
  private func table(_ source: String) -> String? {
    let found = families.filter { $0.source == source }
    if found.isEmpty { return source == "registered" && sources.contains(.bundled) ? nil : "\(source): none" }
    var table = TableText(
      headings: ["", "PostScript name", "weight", "width", "slant", "axes"], wordColumns: [0, 1, 4, 5])
    for family in found {
      table.rows.append([family.name.onOneLine, "", "", "", "", ""])
      table.rows += family.faces.map { face in
        ["  \(face.displayName)", (face.postScriptName ?? "-").onOneLine] + face.styleColumns
          + [face.axes.joined(separator: " ")]
      }
    }
    let faceCount = found.reduce(0) { $0 + $1.faces.count }
    let place = source == FontSource.bundled.rawValue ? ", in\n  \(directory)" : ""
    return "\(source): \(Self.count(found.count, "family", "families")), "
      + "\(Self.count(faceCount, "face", "faces"))\(place)\n\(table.text)"
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  private var aliasText: String? {
    guard !aliases.isEmpty else { return nil }
    let table = TableText(
      headings: ["alias", "family"], rows: aliases.map { [$0.name, $0.family] }, wordColumns: [0, 1])
    // The notes are below the table, because next to the names the edge of the terminal would cut
    // them off.
    let rows = table.text.split(separator: "\n").map(String.init)
    let notes = aliases.map { "  \($0.note)".wrapped() }
    return ([rows[0]] + zip(rows.dropFirst(), notes).flatMap { [$0, $1] }).joined(separator: "\n")
  }
}
