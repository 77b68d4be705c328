import Foundation
import StringCatalogs
import Testing

/// Catalogs of your own beside what other programs read from them: `Scripts/oracles/record_catalog_oracle.py`.
@Suite(
  "Catalogs beside polib, GNUstep, aapt and ICU",
  .enabled(if: ProcessInfo.processInfo.environment["STRUT_CATALOG_ORACLE"] != nil))
struct CatalogOracleTests {
  private struct File: Decodable {
    var format: String
    var path: String
    var locale: String
    var entries: [Entry]
  }

  private struct Entry: Decodable {
    var key: String
    var context: String?
    var arguments: [String: String]?
    var texts: [String]
  }

  private static func files() throws -> [File] {
    let path = try #require(ProcessInfo.processInfo.environment["STRUT_CATALOG_ORACLE"])
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(File.self, from: Data($0.utf8))
    }
  }

  @Test("Keys and texts are those that others read")
  func texts() throws {
    var (count, other) = (0, 0)
    for file in try Self.files() {
      // The source is kept apart from all languages that files may be in.
      var reader = StringCatalogReader(sourceLocale: "und")
      reader.add(path: file.path)
      let catalog = reader.catalog(sourceLocale: "und")
      let known = Dictionary(grouping: catalog.keys) { [$0.name, $0.context] }
      for entry in file.entries {
        count += 1
        let found = known[[entry.key, entry.context]]?.first.flatMap { Self.texts(entry, $0, file, catalog) } ?? []
        let wanted = entry.texts.map(Self.withoutPercents)
        if found != wanted, !(found.isEmpty && wanted.allSatisfy(\.isEmpty)) {
          other += 1
          print("\(file.path): \(entry.key): \(found) and not \(wanted)")
        }
      }
      let names = Set(file.entries.map { [$0.key, $0.context] })
      let strangers = file.format == "android" ? [] : known.keys.filter { !names.contains($0) }
      if !strangers.isEmpty { print("\(file.path): \(strangers) are keys here alone") }
      other += strangers.count
    }
    print("\(count) texts, \(other) of them other ones")
    #expect(count > 0)
    #expect(other == 0)
  }

  private static func texts(_ entry: Entry, _ key: StringKey, _ file: File, _ catalog: StringCatalog) -> [String]? {
    let locale = TextLocale(file.locale.isEmpty ? "und" : file.locale)
    if let arguments = entry.arguments {
      return try? catalog.lookUp(key, in: locale)?.variants(VariantOptions(arguments: arguments)).map(\.text)
    }
    let values = catalog[key]?.values
    // A .po file or a folder may be in another language than its name says.
    let other = file.format == "android" ? nil : values?.first { $0.key != "und" }?.value
    let sources = (values?[locale.tag] ?? other)?.pattern.sources.map(Self.withoutPercents)
    // aapt has its own order of plural forms.
    return file.format == "android" ? sources?.sorted() : sources
  }

  /// `%%` is a percent sign where a text has placeholders, and two where it has none.
  private static func withoutPercents(_ text: String) -> String { text.replacing(#/%+/#, with: "%") }
}
