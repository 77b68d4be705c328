import Testing

@testable import StringCatalogs

@Suite("Source texts that stand outside of a catalog")
struct OutsideTextTests {
  private func catalog(_ files: [String: String]) -> StringCatalog {
    var reader = StringCatalogReader(sourceLocale: "en")
    for (path, text) in files.sorted(by: { $0.key < $1.key }) { reader.add(bytes: Array(text.utf8), path: path) }
    return reader.catalog(sourceLocale: "en")
  }

  private func text(_ key: String, _ text: String, isTranslatable: Bool = true) -> OutsideText {
    OutsideText(
      key: StringKey(key, table: "Cell"), text: text, isTranslatable: isTranslatable,
      position: SourcePosition(line: 3, column: 5))
  }

  private func shown(_ catalog: StringCatalog, _ key: String, _ locale: String) throws -> [String] {
    let found = try #require(catalog.lookUp(key, table: "Cell", in: locale))
    return [found.status.name, try found.longestVariant().text]
  }

  @Test("A text of the file is the source of its translations, with its place")
  func source() throws {
    let catalog = catalog(["de.lproj/Cell.strings": #""a.text" = "Neu";"#])
      .adding([text("a.text", "News"), text("b.text", "Today")], of: "Cell.xib")
    #expect(try shown(catalog, "a.text", "de") == ["translated", "Neu"])
    #expect(try shown(catalog, "a.text", "en") == ["source", "News"])
    #expect(try shown(catalog, "b.text", "de") == ["missing", "Today"])
    let source = try #require(catalog.lookUp("a.text", table: "Cell", in: "de")?.source)
    #expect(source.file == "Cell.xib" && source.position == SourcePosition(line: 3, column: 5))
  }

  @Test("A catalog's own source text counts, but not a key that stands for itself")
  func own() throws {
    let file = """
      {"sourceLanguage": "en", "strings": {"a.text": {}, "b.text": {"localizations": {"en": {"stringUnit":
      {"state": "translated", "value": "Own"}}}}}}
      """
    let catalog = catalog(["mul.lproj/Cell.xcstrings": file])
      .adding([text("a.text", "News"), text("b.text", "Today")], of: "Cell.xib")
    #expect(try shown(catalog, "a.text", "en") == ["source", "News"])
    #expect(try shown(catalog, "b.text", "en") == ["source", "Own"])
  }

  @Test("Texts are shown as they are written, and those that are not to be translated stay")
  func written() throws {
    let catalog = catalog(["de.lproj/Cell.strings": #""a.text" = "%d zu 5% sicher";"#])
      .adding([text("a.text", "%d 5% sure"), text("b.text", "Today", isTranslatable: false)], of: "Cell.xib")
    #expect(try shown(catalog, "a.text", "de") == ["translated", "%d zu 5% sicher"])
    #expect(try shown(catalog, "b.text", "de") == ["source", "Today"])
  }

  @Test("Translations from elsewhere count where the catalog has none")
  func others() throws {
    let key = StringKey("a.text", table: "Cell")
    func value(_ text: String) -> LocalizedString {
      LocalizedString(pattern: MessagePattern(literal: text), file: "x.xliff")
    }
    let catalog = catalog(["de.lproj/Cell.strings": #""a.text" = "Neu";"#]).adding(
      [text("a.text", "News")], of: "Cell.xib", translations: [key: ["de": value("Anders"), "nl": value("Nieuws")]])
    #expect(try shown(catalog, "a.text", "de") == ["translated", "Neu"])
    #expect(try shown(catalog, "a.text", "nl") == ["translated", "Nieuws"])
  }
}
