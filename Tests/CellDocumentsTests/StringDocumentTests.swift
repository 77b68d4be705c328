import CellDocuments
import LayoutCore
import StringCatalogs
import Testing

@Suite("Texts by key in documents")
struct StringDocumentTests {
  private static let catalog = reading([
    "en.lproj/Main.strings": "welcome.title = \"Welcome, %@\"; buy = Buy; note = Note;",
    "de.lproj/Main.strings": "welcome.title = \"Willkommen, %@\"; buy = Kaufen;",
    "de.lproj/Plurals.stringsdict": """
    <plist version="1.0"><dict>
    <key>files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
    <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>eine Datei</string><key>other</key><string>%d Dateien</string></dict></dict>
    </dict></plist>
    """,
  ])

  /// The strings of files, by their paths, in order.
  private static func reading(_ files: KeyValuePairs<String, String>) -> StringCatalog {
    var reader = StringCatalogReader()
    for (path, text) in files { reader.add(bytes: Array(text.utf8), path: path) }
    return reader.catalog()
  }

  private static let german = StringLocalization(catalog, locale: "de")

  private static let text = """
    schema: 1
    views:
      a: { label: { text: { key: welcome.title, arguments: [Ann] } } }
      b: { button: { title: { key: buy, table: Main } } }
      c: { textView: { text: { key: note } } }
      d: { label: { text: { key: files } } }
      e: { label: { text: { key: files, arguments: { v: 1 } } } }
      f: { label: { text: plain } }
    """

  @Test("Labels, buttons and text views show the text of the locale, and say where it came from")
  func cell() throws {
    let document = try CellDocument(text: Self.text).localized(by: Self.german)
    #expect(
      document.views.map(\.content.text) == [
        "Willkommen, Ann", "Kaufen", "Note", "88.888 Dateien", "eine Datei", "plain",
      ])
    let lookups = document.views.map { $0.textReference?.lookup }
    #expect(
      lookups.map { $0?.status.name } == ["translated", "translated", "missing", "translated", "translated", nil])
    #expect(lookups[0]?.string.file == "de.lproj/Main.strings")
    #expect(document.views[0].textReference?.position == SourcePosition(line: 3, column: 23))
    let built = try CellBuilder(document).build(traits: TraitCollection())
    #expect((built.view(named: "a") as? Label)?.text == "Willkommen, Ann")
    let again = try document.localized(by: StringLocalization(Self.catalog))
    #expect(again.views[0].content.text == "Welcome, Ann")
  }

  @Test("Without strings a key is an error that says what to give")
  func withoutStrings() throws {
    let document = try CellDocument(text: "schema: 1\nviews: { a: { label: { text: { key: buy } } } }")
    let error = #expect(throws: CellDocumentErrors.self) { try CellBuilder(document).build(traits: TraitCollection()) }
    #expect(
      error?.description
        == "cell.yaml:2:30: \"buy\" is a key; name the strings it is in with --strings PATH")
    #expect(error?.first.code == .missingStrings)
  }

  @Test(
    "A key that is not there is an error with its place and the nearest name",
    arguments: [
      ("{ key: welcom.title }", "the strings have no key \"welcom.title\"; did you mean \"welcome.title\"?"),
      ("{ key: buy, table: Mian }", "the strings have no table \"Mian\"; did you mean \"Main\"?"),
      (
        "{ key: files, table: Main }",
        "the table \"Main\" has no key \"files\"; the keys are buy, note and welcome.title"
      ),
    ])
  func unknown(reference: String, message: String) throws {
    let document = try CellDocument(text: document(label: "text: \(reference)"), file: "f")
    let error = #expect(throws: CellDocumentErrors.self) { try document.localized(by: Self.german) }
    #expect(error?.description == "f:3:23: \(message)")
    #expect(error?.first.code == .unknownName)
  }

  @Test(
    "A key that is written wrongly is told",
    arguments: [
      ("{ key: a, tabel: b }", "3:33: unknown key \"tabel\" of \"text\"; did you mean \"table\"?"),
      ("{ key: }", "3:30: \"key\" must be text, not nothing"),
      ("{ key: a, arguments: 3 }", "3:44: \"arguments\" must be a mapping of keys to values, not \"3\""),
    ])
  func mistakes(reference: String, message: String) {
    #expect(problems(document(label: "text: \(reference)")) == [message])
  }

  private static let tableText = """
    schema: 1
    cells: { c: { views: { a: { label: {} }, b: { button: { title: { key: buy } } } } } }
    sections:
      - header: { key: buy }
        footer: { key: note }
        rows:
          - { a.text: { key: files, arguments: { v: 1 } } }
          - { a.text: plain, b.title: { key: note } }
      - rows: rows.jsonl
    """
  private static let rows =
    "{\"a.text\": {\"key\": \"welcome.title\", \"arguments\": [\"Ann\"]}}\n{\"a.text\": {\"key\": \"nothing\"}}\n"

  @Test("Headers, footers, listed rows and rows of files have texts by key")
  func tables() throws {
    let plain = try table(Self.tableText, ["rows.jsonl": Self.rows])
    let document = try plain.localized(by: Self.german)
    #expect((document.sections[0].header, document.sections[0].footer) == ("Kaufen", "Note"))
    #expect(document.sections[0].headerReference?.lookup?.status == .translated)
    #expect(try document.row(at: 0, in: 0).values.map(\.value) == [.text("eine Datei")])
    #expect(try document.row(at: 1, in: 0).values.map(\.value) == [.text("plain"), .text("Note")])
    let row = try document.row(at: 0, in: 1)
    #expect(row.values.map(\.value) == [.text("Willkommen, Ann")])
    #expect(row.values[0].textReference?.lookup?.key == StringKey("welcome.title", table: "Main"))
    let error = #expect(throws: CellDocumentErrors.self) { try document.row(at: 1, in: 1) }
    #expect(error?.description.contains("rows.jsonl:2:12: the strings have no key \"nothing\"") == true)
    #expect(throws: CellDocumentErrors.self) { try plain.row(at: 0, in: 0) }
    #expect(throws: CellDocumentErrors.self) { try TableBuilder(plain).build(traits: TraitCollection()) }
    #expect(document.cells["c"]?.views[1].content.text == "Kaufen")
  }

  @Test("Keys that the strings lack cost no walk through all that they have", .timeLimit(.minutes(5)))
  func manyUnknownKeys() throws {
    let members = (0..<100_000).map { "\"some.key.\($0)\":\"v\"" }.joined(separator: ",")
    let strings = StringLocalization(Self.reading(["de.json": "{\(members)}"]), locale: "de")
    let views = (0..<20).map { "  v\($0): { label: { text: { key: a.b.\($0) } } }\n" }.joined()
    let document = try CellDocument(bytes: Array("schema: 1\nviews:\n\(views)".utf8), file: "f")
    let error = #expect(throws: CellDocumentErrors.self) { try document.localized(by: strings) }
    #expect(error?.all.count == 20)
  }
}
