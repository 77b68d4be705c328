import StringCatalogs
import Testing

@Suite("Strings of an app's several targets")
struct CatalogTargetTests {
  private static func xliff(_ files: String) -> String {
    "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">\(files)</xliff>"
  }

  private static func file(_ original: String, _ unit: String) -> String {
    "<file original=\"\(original)\" source-language=\"en\" target-language=\"de\"><body>\(unit)</body></file>"
  }

  @Test("Folders with the same keys in a language are targets by their folders, and neither has a text of the other")
  func folders() {
    let read = reading([
      "Project/App/en.lproj/Localizable.strings": "title = App; only = x;",
      "Project/App/de.lproj/Localizable.strings": "title = Anwendung;",
      "Project/Widget/en.lproj/Localizable.strings": "title = Widget;",
    ])
    #expect(read.problems.isEmpty)
    #expect(
      read.catalog.keys.map(\.description) == [
        "App:Localizable/only", "App:Localizable/title", "Widget:Localizable/title",
      ])
    let widget = read.catalog.lookUp("title", target: "Widget", in: "de")
    #expect(widget?.status == .missing)
    #expect((try? widget?.variants().map(\.text)) == ["Widget"])
    #expect(read.catalog.lookUp("title", target: "Watch", in: "de") == nil)
    #expect(read.catalog.texts("title", "de") == ["Anwendung"])
  }

  @Test("Two files of an XLIFF file are two targets")
  func exchange() {
    let read = reading([
      "de.xliff": Self.xliff(
        Self.file(
          "App/en.lproj/InfoPlist.strings",
          "<trans-unit id=\"n\"><source>Sample</source><target>Muster</target></trans-unit>")
          + Self.file("Widget/en.lproj/InfoPlist.strings", "<trans-unit id=\"n\"><source>Widget</source></trans-unit>"))
    ])
    #expect(read.problems.isEmpty)
    #expect(read.catalog.lookUp("n", target: "Widget", in: "de")?.status == .missing)
    #expect(read.catalog.lookUp("n", target: "App", in: "de")?.status == .translated)
  }

  @Test("An XLIFF file belongs to the folder that it names; what it contradicts there is told")
  func exchangeOfFolder() {
    let read = reading([
      "/src/App/en.lproj/L.strings": "a = A; b = B;", "/src/Widget/en.lproj/L.strings": "a = W;",
      "de.xliff": Self.xliff(
        Self.file(
          "App/en.lproj/L.strings",
          "<trans-unit id=\"a\"><source>A</source><target>Ä</target></trans-unit><trans-unit id=\"b\"><source>C</source></trans-unit>"
        )),
    ])
    #expect(
      read.problems.map { $0.replacing(#/:\d+:\d+:/#, with: ":") } == [
        "de.xliff: the key \"b\" appears twice, first in /src/App/en.lproj/L.strings:1; remove one"
      ])
    #expect(read.catalog.lookUp("a", target: "App", in: "de")?.status == .translated)
    #expect(read.catalog.lookUp("a", target: "Widget", in: "de")?.status == .missing)
  }

  private static func unit(_ id: String, _ source: String) -> String {
    "<trans-unit id=\"\(id)\"><source>\(source)</source><target>\(id) de</target></trans-unit>"
  }

  private static let twice = "the key \"c\" appears twice, first in "

  @Test(
    "An old source leaves a translation with the folder that its file names, by the whole path or the longest ending",
    arguments: [
      ("App/en.lproj/", "App", "Widget"), ("Up/App/en.lproj/", "App", "Widget"),
      ("App/en.lproj/", "/src/App", "/src/Widget"), ("../App/en.lproj/", "/src/App", "/src/Widget"),
      ("iOS/App/en.lproj/", "iOS/App", "App"), ("App/en.lproj/", "App", "iOS/App"), ("App/en.lproj/", "", "Widget"),
      ("", "", "Widget"),
    ])
  func oldSource(original: String, app: String, widget: String) {
    func path(_ folder: String, _ language: String) -> String {
      (folder.isEmpty ? "" : folder + "/") + language + ".lproj/L.strings"
    }
    let exchange = Self.xliff(
      Self.file("\(original)L.strings", Self.unit("a", "A") + Self.unit("b", "B") + Self.unit("c", "old")))
    for isFirst in [false, true] {
      var reader = StringCatalogReader()
      if isFirst { reader.add(bytes: Array(exchange.utf8), path: "de.xliff") }
      reader.add(bytes: Array("a = A; b = B; c = C;".utf8), path: path(app, "en"))
      reader.add(bytes: Array("a = W; b = V; c = C;".utf8), path: path(widget, "en"))
      if !isFirst { reader.add(bytes: Array(exchange.utf8), path: "de.xliff") }
      let catalog = reader.catalog()
      #expect(reader.problems.map(\.message) == [Self.twice + path(app, "en") + ":1; remove one"])
      let targets = Set(catalog.keys.map(\.target))
      #expect(targets.count == 2)
      for key in ["a", "b", "c"] {
        let found = catalog.keys(key, table: "L", context: nil, target: nil).compactMap {
          catalog.lookUp($0, in: TextLocale("de"))
        }
        #expect(found.filter { $0.status == .translated }.map(\.string.file) == ["de.xliff"])
        #expect(found.filter { $0.status == .missing }.map(\.string.file) == [path(widget, "en")])
        // Text of documents in the source language belongs to the documents.
        #expect(!found.contains { $0.source?.file == "de.xliff" })
      }
    }
  }

  @Test("The one folder that is there keeps its translation though all of its texts changed")
  func onlyFolder() {
    let read = reading([
      "en.lproj/L.strings": "c = New;",
      "de.xliff": Self.xliff(Self.file("App/en.lproj/L.strings", Self.unit("c", "Old"))),
    ])
    #expect(read.problems == ["de.xliff:1:156: " + Self.twice + "en.lproj/L.strings:1; remove one"])
    #expect(read.catalog.texts("c", "de") == ["c de"])
    #expect(read.catalog.texts("c", "en") == ["New"])
  }

  @Test("A folder by another name keeps its texts from those of an XLIFF file that contradicts")
  func otherName() {
    let read = reading([
      "App/en.lproj/L.strings": "c = App; d = D; e = E;",
      "de.xliff": Self.xliff(
        Self.file("Widget/en.lproj/L.strings", Self.unit("c", "Widget") + Self.unit("d", "D") + Self.unit("e", "E"))),
    ])
    #expect(read.problems.isEmpty)
    #expect(read.catalog.lookUp("c", target: "App", in: "de")?.status == .missing)
    #expect(read.catalog.lookUp("c", target: "Widget", in: "de")?.status == .translated)
  }

  @Test("Files that name no folder are of the one whose texts theirs agree with, and each text has one place")
  func vote() {
    let read = reading([
      "App/en.lproj/L.strings": "a = App; b = B; c = C;", "Widget/en.lproj/L.strings": "a = Widget;",
      "x/de.xliff": Self.xliff(
        Self.file("L.strings", Self.unit("a", "Widget") + Self.unit("b", "B") + Self.unit("c", "C"))),
      "y/de.xliff": Self.xliff(
        Self.file("L.strings", Self.unit("a", "Old") + Self.unit("b", "B") + Self.unit("c", "C")).replacing(
          " de<", with: " y<")),
    ])
    #expect((try? read.catalog.lookUp("a", target: "App", in: "de")?.variants().map(\.text)) == ["a y"])
    #expect((try? read.catalog.lookUp("a", target: "Widget", in: "de")?.variants().map(\.text)) == ["a de"])
    #expect(read.problems.count == 1)
  }

  @Test("Plural forms that only the translation has do not contradict the source")
  func moreForms() {
    let forms = ["few", "many", "one", "other"].map { form in
      "<trans-unit id=\"n|==|plural.\(form)\"><source>%d \(form == "one" ? "file" : "files")</source><target>%d \(form)</target></trans-unit>"
    }
    let read = reading([
      "App/L.xcstrings": """
      { "sourceLanguage": "en", "strings": { "n": { "localizations": { "en": { "variations": { "plural": {
      "other": \(StringCatalogsTests.unit("%d files")), "one": \(StringCatalogsTests.unit("%d file")) } } } } } } }
      """,
      "Widget/L.xcstrings":
        "{ \"sourceLanguage\": \"en\", \"strings\": { \"n\": { \"localizations\": { \"en\": \(StringCatalogsTests.unit("W")) } } } }",
      "pl.xliff": Self.xliff(
        Self.file("App/L.xcstrings", forms.joined()).replacing("target-language=\"de\"", with: "target-language=\"pl\"")
      ),
    ])
    #expect(read.problems.isEmpty)
    let found = read.catalog.lookUp("n", target: "App", in: "pl")
    #expect((try? found?.variants(VariantOptions(arguments: ["1": "5"])).map(\.text)) == ["5 many"])
    let source = read.catalog.lookUp("n", target: "App", in: "en")
    #expect((try? source?.variants().map(\.text)) == ["1 file", "88,888 files"])
  }

  @Test("Files that name no folder are of the folder of their XLIFF file")
  func exchangeWithoutFolder() {
    func file(_ source: String) -> String {
      Self.xliff(Self.file("L.strings", "<trans-unit id=\"n\"><source>\(source)</source></trans-unit>"))
    }
    let read = reading(["App/de.xliff": file("Sample"), "Widget/de.xliff": file("Other")])
    #expect(read.problems.isEmpty)
    #expect((try? read.catalog.lookUp("n", target: "App", in: "en")?.variants().map(\.text)) == ["Sample"])
    #expect((try? read.catalog.lookUp("n", target: "Widget", in: "en")?.variants().map(\.text)) == ["Other"])
  }

  @Test("Folders that complete one another are one, whatever they are called")
  func complete() {
    let read = reading([
      "Source/en.lproj/L.strings": "a = A;", "Translations/de.lproj/L.strings": "a = \"Ä\";",
      "L.xcstrings": "{\"sourceLanguage\":\"en\",\"strings\":{\"z\":{}}}",
      "fr.xliff": Self.xliff(
        Self.file("L.strings", "<trans-unit id=\"a\"><source>A</source><target>Ô</target></trans-unit>")
          .replacing("target-language=\"de\"", with: "target-language=\"fr\"")),
    ])
    #expect(read.problems.isEmpty)
    #expect(read.catalog.texts("a", "de") == ["Ä"])
    #expect(read.catalog.texts("a", "fr") == ["Ô"])
  }

  @Test("Targets without end, paths without end and lines without end cost no time", .timeLimit(.minutes(2)))
  func hostile() {
    let many = (0..<5_000).map {
      Self.file("t\($0)/L.strings", "<trans-unit id=\"k\"><source>\($0)</source></trans-unit>")
    }
    let long = String(repeating: "a/", count: 200_000)
    let ids =
      "<trans-unit id=\"/k\(String(repeating: ":dict/NSStringDeviceSpecificRuleType", count: 50_000)):dict/:string\"><source/></trans-unit>"
    let read = reading([
      "a.xliff": Self.xliff(many.joined()),
      "b.xliff": Self.xliff(Self.file(long + "L.strings", ids) + Self.file("b" + long + "L.strings", ids)),
      "en.lproj/M.strings": "x" + String(repeating: "\n", count: 1_000_000),
    ])
    #expect(Set(read.catalog.keys.filter { $0.name == "k" }.map(\.target)).count == 256)
    #expect(!read.problems.isEmpty)
  }

  @Test("Targets whose folders have one name are called by more of their paths")
  func names() {
    let read = reading([
      "App/Resources/values/s.xml": "<resources><string name=\"a\">x</string></resources>",
      "Lib/Resources/values/s.xml": "<resources><string name=\"a\">y</string></resources>",
      "values/s.xml": "<resources><string name=\"a\">z</string></resources>",
    ])
    #expect(read.catalog.keys.map(\.target) == [".", "App/Resources", "Lib/Resources"])
    #expect((try? read.catalog.lookUp("a", target: "Lib", in: "en")?.variants().map(\.text)) == ["y"])
  }

  @Test(
    "Folders that differ by how they are named are two targets, each called as it is named",
    arguments: [
      ("App", "../App", "App", "../App"), ("App", "/App", "App", "/App"),
      ("../App", "../../App", "../App", "../../App"),
      ("", "..", ".", ".."), ("2", "/2", "2", "/2"), ("App", "src/App", "App", "src/App"),
    ])
  func sameNames(first: String, second: String, firstLabel: String, secondLabel: String) throws {
    func path(_ folder: String) -> String { (folder.isEmpty ? "" : folder + "/") + "en.lproj/L.strings" }
    let read = reading([path(first): "a = Inner;", path(second): "a = Outer;"])
    #expect(read.problems.isEmpty)
    #expect(read.catalog.keys.compactMap(\.target).sorted() == [firstLabel, secondLabel].sorted())
    #expect(try read.catalog.lookUp("a", target: firstLabel, in: "en")?.variants().map(\.text) == ["Inner"])
    #expect(try read.catalog.lookUp("a", target: secondLabel, in: "en")?.variants().map(\.text) == ["Outer"])
  }

  @Test("A target goes by any part of its folder's path, and by its whole name before parts of others'")
  func pathParts() throws {
    let read = reading([
      "checkout/App/Strings/en.lproj/L.strings": "a = x;", "checkout/Widget/Texts/en.lproj/L.strings": "a = y;",
      "checkout/Widget/Strings/en.lproj/M.strings": "b = x;", "Strings/en.lproj/M.strings": "b = y;",
    ])
    for (name, target, text) in [
      ("a", "App", "x"), ("a", "Widget", "y"), ("a", "App/Strings", "x"), ("a", "checkout/Widget/Texts", "y"),
      ("a", "up/checkout/App/Strings", "x"), ("b", "Widget", "x"), ("b", "Strings", "y"),
    ] {
      let keys = read.catalog.keys(name, table: nil, context: nil, target: target)
      #expect(keys.count == 1, "\(target)")
      let key = try #require(keys.first)
      #expect(try read.catalog.lookUp(key, in: TextLocale("en"))?.variants().map(\.text) == [text], "\(target)")
    }
    #expect(read.catalog.keys("a", table: nil, context: nil, target: "checkout").count == 2)
  }

  @Test(
    "Two originals that end in a folder are not both that folder: the texts tell which is, and it is told",
    arguments: [false, true])
  func sharedEnding(isReversed: Bool) {
    let files = [
      Self.file("App/Resources/en.lproj/L.strings", Self.unit("n", "App") + Self.unit("save", "Save")),
      Self.file("Widget/Resources/en.lproj/L.strings", Self.unit("w", "W") + Self.unit("save", "Keep")),
    ]
    let read = reading([
      "Resources/en.lproj/L.strings": "n = App; save = Save;",
      "de.xliff": Self.xliff((isReversed ? files.reversed() : files).joined()),
    ])
    #expect(
      read.problems.map {
        $0.contains("\"Widget/Resources\" and \"App/Resources\" both match the folder \"Resources\"")
      }
        == [true])
    #expect(
      read.catalog.keys.map(\.description) == [
        "Resources:L/n", "Resources:L/save", "Widget/Resources:L/save", "Widget/Resources:L/w",
      ])
    for target in ["App", "Resources", "App/Resources"] {
      #expect(read.catalog.lookUp("save", target: target, in: "de")?.source?.file == "Resources/en.lproj/L.strings")
      #expect(read.catalog.lookUp("w", target: target, in: "de") == nil)
    }
    #expect(read.catalog.lookUp("save", target: "Widget", in: "de")?.source?.file == "de.xliff")
  }

  @Test("An original that begins in another way is of the folder with which it shares the longest ending")
  func longestEnding() {
    let read = reading([
      "checkout/App/Resources/en.lproj/L.strings": "c = New;", "checkout/Widget/Resources/en.lproj/L.strings": "c = W;",
      "de.xliff": Self.xliff(Self.file("MyProject/App/Resources/en.lproj/L.strings", Self.unit("c", "Old"))),
    ])
    #expect(read.problems.count == 1)
    #expect(read.problems.allSatisfy { $0.contains(Self.twice) })
    #expect(read.catalog.lookUp("c", target: "App", in: "de")?.status == .translated)
    #expect(read.catalog.lookUp("c", target: "Widget", in: "de")?.status == .missing)
  }

  @Test("Where two folders fit and texts do not tell which is meant, that is told", arguments: ["App/", ""])
  func tie(original: String) {
    let read = reading([
      "a/App/en.lproj/L.strings": "c = X; d = D;", "b/App/en.lproj/L.strings": "c = X; d = E;",
      "de.xliff": Self.xliff(Self.file("\(original)en.lproj/L.strings", Self.unit("c", "X"))),
    ])
    #expect(read.problems.map { $0.contains("may refer to \"a/App\" or \"b/App\"") } == [true])
    #expect(read.catalog.lookUp("c", target: "a", in: "de")?.status == .translated)
    #expect(read.catalog.lookUp("c", target: "b", in: "de")?.status == .missing)
  }

  @Test("Thousands of tables in two folders each cost no more than their number", .timeLimit(.minutes(2)))
  func manyTables() {
    var reader = StringCatalogReader()
    for table in 0..<5_000 {
      for folder in ["a", "b"] {
        reader.add(bytes: Array("k\(table) = \(folder);".utf8), path: "\(folder)\(table)/en.lproj/T\(table).strings")
      }
    }
    let catalog = reader.catalog()
    #expect(catalog.keys.count == 10_000)
    // The meaning of a name is looked up once.
    for _ in 0..<10_000 {
      #expect(catalog.keys("k7", table: "T7", context: nil, target: "nowhere").isEmpty)
      #expect(!catalog.mayHave(target: "nowhere"))
    }
  }
}
