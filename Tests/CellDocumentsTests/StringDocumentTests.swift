import CellDocuments
import FontMetrics
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
        == "cell.yaml:2:30: \"buy\" is a key; specify its strings with --strings PATH")
    #expect(error?.first.code == .missingStrings)
  }

  @Test(
    "A key that is not there is an error with its place and the nearest name",
    arguments: [
      ("{ key: welcom.title }", "the strings do not contain the key \"welcom.title\"; did you mean \"welcome.title\"?"),
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

  @Test("Of several texts the one is shown that is widest in the view's font")
  func widest() throws {
    let catalog = Self.reading([
      "a.json": "", "en.json": #"{"w":"{n, plural, one{MWMWMWMWMWMW} other{illi lili till ill}}"}"#,
    ])
    let text = "text: { key: w }"
    let document = try CellDocument(text: document(label: text)).localized(by: StringLocalization(catalog))
    #expect(document.views[0].content.text == "MWMWMWMWMWMW")
  }

  @Test("The widest text is the one with the widest line, in the fonts that the catalog was given")
  func widestInOwnFonts() throws {
    let strings =
      #"{"w":"{n, plural, one{aaaaaaaa aaaaaa} other{aaaaaaaa\nbbbbbbbb}}", "v":"{n, plural, one{MMM} other{iiiii}}"}"#
    var catalog = Self.reading(["en.json": strings])
    func shown(_ key: String) throws -> String? {
      let text = "text: { key: \(key) }"
      return try CellDocument(text: document(label: text)).localized(by: StringLocalization(catalog)).views[0].content
        .text
    }
    #expect(try shown("w") == "aaaaaaaa aaaaaa")
    #expect(try shown("v") == "MMM")
    catalog.typesetting = Typesetting(fonts: try FontCatalog.bundled(systemFont: "JetBrains Mono"))
    #expect(try shown("v") == "iiiii")
  }

  @Test("Texts are those of the catalog's device, unless another is named")
  func devices() throws {
    let variations = [("iphone", "Tap"), ("ipad", "Tap on the large screen")].map { device, text in
      "\"\(device)\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"\(text)\" } }"
    }.joined(separator: ", ")
    var catalog = Self.reading([
      "L.xcstrings":
        "{ \"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": { \"tap\": { \"localizations\": { \"en\": { \"variations\": { \"device\": { \(variations) } } } } } } }"
    ])
    func shown(_ device: DeviceFamily?) throws -> String? {
      let strings = StringLocalization(catalog, device: device)
      return try CellDocument(text: document(label: "text: { key: tap }")).localized(by: strings).views[0].content.text
    }
    #expect(try shown(nil) == "Tap")
    catalog.device = .iPad
    #expect(try shown(nil) == "Tap on the large screen")
    #expect(try shown(.iPhone) == "Tap")
  }

  @Test("A key with other texts in two targets has to name one")
  func targets() throws {
    let strings = StringLocalization(
      Self.reading([
        "App/en.lproj/L.strings": "a = x; same = s;", "App/en.lproj/M.strings": "only = o;",
        "Widget/en.lproj/L.strings": "a = y; same = s;",
      ]))
    func shown(_ reference: String) throws -> String? {
      try CellDocument(text: document(label: "text: \(reference)"), file: "f").localized(by: strings).views[0].content
        .text
    }
    #expect(try shown("{ key: a, target: Widget }") == "y")
    #expect(try shown("{ key: same }") == "s")
    #expect(try shown("{ key: only, target: App }") == "o")
    let misspelled = #expect(throws: CellDocumentErrors.self) { try shown("{ key: only, target: Ap }") }
    #expect(misspelled?.description == "f:3:23: there is no target \"Ap\"; did you mean \"App\"?")
    var error = #expect(throws: CellDocumentErrors.self) { try shown("{ key: a }") }
    #expect(
      error?.description == "f:3:23: the key \"a\" has different text in App and Widget; choose one with target: App")
    error = #expect(throws: CellDocumentErrors.self) { try shown("{ key: a, target: Watch }") }
    #expect(
      error?.description.contains("the target \"Watch\" has no key \"a\"; the targets are App and Widget") == true)
  }

  @Test("The one target that there is goes by any name; of several the names are told")
  func targetNames() throws {
    func shown(_ reference: String, _ files: KeyValuePairs<String, String>) throws -> String? {
      try CellDocument(text: document(label: "text: \(reference)"), file: "f").localized(
        by: StringLocalization(Self.reading(files))
      ).views[0].content.text
    }
    #expect(try shown("{ key: a, target: App }", ["Resources/en.lproj/L.strings": "a = x;"]) == "x")
    let several: KeyValuePairs = [
      "App/Resources/en.lproj/L.strings": "a = x;", "Widget/Resources/en.lproj/L.strings": "a = y;",
      "App/Resources/en.lproj/M.strings": "only = o;",
    ]
    #expect(try shown("{ key: only, target: App }", several) == "o")
    #expect(try shown("{ key: a, target: Widget }", several) == "y")
    var error = #expect(throws: CellDocumentErrors.self) { try shown("{ key: only, target: Watch }", several) }
    #expect(
      error?.description
        == "f:3:23: there is no target \"Watch\"; the targets are App/Resources and Widget/Resources")
    let upwards: KeyValuePairs = ["App/en.lproj/L.strings": "a = Inner;", "../App/en.lproj/L.strings": "a = Outer;"]
    #expect(try shown("{ key: a, target: App }", upwards) == "Inner")
    #expect(try shown("{ key: a, target: ../App }", upwards) == "Outer")
    error = #expect(throws: CellDocumentErrors.self) { try shown("{ key: a }", upwards) }
    #expect(
      error?.description == "f:3:23: the key \"a\" has different text in ../App and App; choose one with target: ../App"
    )
  }

  @Test("Problems concern documents by their keys, tables and languages")
  func problemsInUse() throws {
    var reader = StringCatalogReader()
    for (path, text) in [
      "en.lproj/Main.strings": "a = x; a = y; b = x; b = y;", "de.lproj/Main.strings": "a = x; a = y;\nc",
      "en.lproj/Other.strings": "a = x; a = y; d",
    ] as KeyValuePairs {
      reader.add(bytes: Array(text.utf8), path: path)
    }
    reader.add(path: "/nowhere.strings")
    let catalog = reader.catalog()
    func told(_ label: String, _ locales: [String]? = nil) throws -> [String] {
      let document = DescribedDocument.cell(try CellDocument(text: document(label: label)))
      return StringUse([document]).concerning(reader.problems, of: catalog, in: locales).map {
        String($0.description.prefix { $0 != " " })
      }
    }
    #expect(reader.problems.count == 7)
    #expect(try told("text: plain") == ["/nowhere.strings:"])
    #expect(
      try told("text: { key: a }") == [
        "en.lproj/Main.strings:1:8:", "de.lproj/Main.strings:1:8:", "de.lproj/Main.strings:2:1:", "/nowhere.strings:",
      ])
    #expect(try told("text: { key: a }", ["fr"]) == ["en.lproj/Main.strings:1:8:", "/nowhere.strings:"])
    #expect(try told("text: { key: b, table: Main }", ["en"]) == ["en.lproj/Main.strings:1:22:", "/nowhere.strings:"])
    // Any file that could not be read whole may have a key that is nowhere.
    #expect(
      try told("text: { key: z }") == [
        "de.lproj/Main.strings:2:1:", "en.lproj/Other.strings:1:15:", "/nowhere.strings:",
      ])
  }

  @Test("Problems concern documents by their targets, and by the strings that their own refer to")
  func problemsOfTargets() throws {
    var reader = StringCatalogReader()
    for (path, text) in [
      "App/en.lproj/L.strings": "a = x; a = y;", "Widget/en.lproj/L.strings": "a = v; a = w;\nq",
      "App/values/s.xml":
        "<resources><string name=\"t\">@string/u</string>\n<string name=\"u\">it's</string><string name=\"o\">it's</string></resources>",
    ] as KeyValuePairs {
      reader.add(bytes: Array(text.utf8), path: path)
    }
    let catalog = reader.catalog()
    func told(_ label: String) throws -> [String] {
      let document = DescribedDocument.cell(try CellDocument(text: document(label: label)))
      return StringUse([document]).concerning(reader.problems, of: catalog).map {
        String($0.description.prefix { $0 != " " })
      }
    }
    #expect(try told("text: { key: a, target: App }") == ["App/en.lproj/L.strings:1:8:"])
    #expect(
      try told("text: { key: a, target: Widget }") == [
        "Widget/en.lproj/L.strings:1:8:", "Widget/en.lproj/L.strings:2:1:",
      ])
    #expect(try told("text: { key: t }") == ["App/values/s.xml:2:1:"])
  }

  @Test("A language whose file cannot be read is told wherever it is wanted, though the catalog has no text in it")
  func unreadableLanguage() throws {
    var reader = StringCatalogReader()
    reader.add(bytes: Array("a = x;".utf8), path: "en.lproj/Localizable.strings")
    reader.add(bytes: [0x61, 0x3D, 0xFF, 0x3B], path: "pt.lproj/Localizable.strings")
    let catalog = reader.catalog()
    #expect(catalog.locales == ["en"])
    let document = DescribedDocument.cell(try CellDocument(text: document(label: "text: { key: a }")))
    func count(_ locales: [String]?) -> Int {
      StringUse([document]).concerning(reader.problems, of: catalog, in: locales).count
    }
    #expect((count(nil), count(["pt"]), count(["pt-BR"]), count(["en"]), count(["fr"])) == (1, 1, 1, 0, 0))
  }

  @Test("Problems behind the limit are told to those whose strings they are about")
  func problemsBehindLimit() throws {
    let entries = (0..<110).map { "<plurals name=\"k\($0)\"><item quantity=\"one\">x</item></plurals>\n" }.joined()
    var reader = StringCatalogReader()
    reader.add(bytes: Array("<resources>\(entries)</resources>".utf8), path: "values/a.xml")
    let catalog = reader.catalog()
    func told(_ key: String) throws -> [String] {
      let document = DescribedDocument.cell(try CellDocument(text: document(label: "text: { key: \(key) }")))
      return StringUse([document]).concerning(reader.problems, of: catalog).map(\.message)
    }
    #expect(try told("k5") == ["the plural \"k5\" has no quantity \"other\"; add one"])
    #expect(try told("k105") == ["there are more errors; only the first 100 are listed"])
  }

  @Test("A file of samples is read, and its mistakes are told")
  func samples() throws {
    let text = "schema: 1\nnumber: 120\ntext: Ana\ntexts: { ja: 花 }\narguments: { app: Journal }\n"
    let expected = SampleArguments(
      number: 120, text: "Ana", localTexts: ["ja": "花"], arguments: ["app": "Journal"])
    #expect(try SampleArguments(text: text) == expected)
    let error = #expect(throws: CellDocumentErrors.self) {
      try SampleArguments(text: "schema: 1\nnumber: many\ntxt: a\narguments: { app: x, 2: y }\n", file: "s")
    }
    #expect(
      error?.all.map(\.description) == [
        "s:2:9: \"number\" must be a number, 0 or more, not \"many\"",
        "s:3:1: unknown key \"txt\" of the document; did you mean \"text\"?",
        "s:4:22: arguments in a sample file have names, not numbers such as 2; give numbers with the keys in documents",
      ])
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
    let (header, footer) = (document.sections[0].header, document.sections[0].footer)
    #expect((header?.title, footer?.title) == ("Kaufen", "Note"))
    #expect(header?.references.map { $0.lookup?.status } == [.translated])
    #expect(try document.row(at: 0, in: 0).values.map(\.value) == [.text("eine Datei")])
    #expect(try document.row(at: 1, in: 0).values.map(\.value) == [.text("plain"), .text("Note")])
    let row = try document.row(at: 0, in: 1)
    #expect(row.values.map(\.value) == [.text("Willkommen, Ann")])
    #expect(row.values[0].textReference?.lookup?.key == StringKey("welcome.title", table: "Main"))
    let error = #expect(throws: CellDocumentErrors.self) { try document.row(at: 1, in: 1) }
    #expect(error?.description.contains("rows.jsonl:2:12: the strings do not contain the key \"nothing\"") == true)
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
