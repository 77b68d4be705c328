import Strut

/// The JSON of `strut fonts` without a query: what there is.
struct FontListDocument: Encodable {
  struct Family: Encodable {
    var name, source: String
    var faces: [CatalogueFaceReport]
  }
  struct Alias: Encodable { var name, family, note: String }

  var schema = 1
  var families: [Family]
  var aliases: [Alias]

  /// The folder of the bundled fonts.
  private let directory: String
  private let sources: FontSources

  private enum CodingKeys: String, CodingKey { case schema, families, aliases }

  init(_ catalogue: FontCatalogue) {
    families = catalogue.families.map { family in
      Family(name: family.name, source: family.source.rawValue, faces: family.faces.map(CatalogueFaceReport.init))
    }
    aliases = catalogue.aliases.map { Alias(name: $0.name, family: $0.family, note: $0.note) }
    (directory, sources) = (catalogue.directory, catalogue.sources)
  }

  /// The list for people: a table for each source, then the aliases.
  var text: String {
    let places: [(FontSource, FontSources)] = [
      (.bundled, .bundled), (.registered, .registered), (.installed, .installed),
    ]
    let tables = places.filter { sources.contains($0.1) }.compactMap { table($0.0.rawValue) }
    return (tables + [aliasText].compactMap { $0 }).joined(separator: "\n\n")
  }

  /// A row for each face, the family beside its first; nothing for registered fonts where none were to be expected.
  private func table(_ source: String) -> String? {
    let found = families.filter { $0.source == source }
    if found.isEmpty { return source == "registered" && sources.contains(.bundled) ? nil : "\(source): none" }
    let folder = source == FontSource.bundled.rawValue ? directory + "/" : ""
    var table = TableText(
      headings: ["", "face", "PostScript name", "weight", "width", "slant", "axes", "file"],
      wordColumns: [0, 1, 2, 5, 6, 7])
    for family in found {
      for (index, face) in family.faces.enumerated() {
        let file = face.place.hasPrefix(folder) ? String(face.place.dropFirst(folder.count)) : face.place
        table.rows.append(
          [index == 0 ? family.name : "", face.fullName ?? "-", face.postScriptName ?? "-"] + face.styleColumns
            + [face.axes.joined(separator: " "), file])
      }
    }
    let place = folder.isEmpty ? "" : ", in \(directory)"
    return "\(source): \(Self.count(found.count, "family", "families")), "
      + "\(Self.count(table.rows.count, "face", "faces"))\(place)\n\(table.text)"
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  private var aliasText: String? {
    guard !aliases.isEmpty else { return nil }
    let table = TableText(
      headings: ["alias", "family", ""], rows: aliases.map { [$0.name, $0.family, $0.note] }, wordColumns: [0, 1, 2])
    return table.text
  }
}
