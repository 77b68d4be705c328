import Foundation
import StringCatalogs
import TestSupport
import Testing

@Suite("Hostile string catalogs")
struct HostileStringsTests {
  /// The first inputs of the catalog fuzzer, by their paths; a mistake or two in each of the first
  /// and the third.
  private static let seeds: [(path: String, text: String)] = [
    "a.xcstrings", "de.lproj/a.strings", "de.lproj/a.stringsdict", "a.xliff", "b.xliff", "values-de/a.xml", "de.po",
    "app_de.arb", "de.json",
  ].map { ($0, (try? String(contentsOf: fuzzing.appending(path: "Seeds/Catalogs/\($0)"), encoding: .utf8)) ?? "") }

  private static let fuzzing = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fuzzing")

  /// Reads a file and requests all of its strings.
  private func use(_ bytes: [UInt8], _ path: String) {
    var reader = StringCatalogReader()
    reader.add(bytes: bytes, path: path)
    let catalog = reader.catalog()
    for key in catalog.keys.prefix(20) {
      for locale in ["de", "ar", "en-XA", "ar-XB", "en-x-double"] {
        _ = try? catalog.lookUp(key, in: TextLocale(locale))?.variants(VariantOptions(limit: 20))
      }
    }
  }

  @Test("Cutting a file anywhere, or changing any byte, crashes nothing", arguments: seeds.map(\.path))
  func mutations(path: String) throws {
    let seed = try #require(Self.seeds.first { $0.path == path })
    let bytes = Array(seed.text.utf8)
    var some = SomeCases(oneIn: 5)
    for index in bytes.indices {
      use(Array(bytes[..<index]), path)
      for byte in [0x00, 0x22, 0x25, 0x3C, 0x7B, 0x80] as [UInt8] where some.next() {
        var changed = bytes
        changed[index] = byte
        use(changed, path)
      }
    }
  }

  @Test("What the fuzzer found crashes nothing")
  func regressions() throws {
    let folder = Self.fuzzing.appending(path: "Regressions/catalogs")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      let input = Array(try Data(contentsOf: file))
      let path = input.prefix { $0 != UInt8(ascii: "\n") }
      use(Array(input.dropFirst(path.count + 1)), String(decoding: path, as: UTF8.self))
    }
  }

  @Test("Every seed is read without a complaint but for what it contradicts itself in")
  func seedsAreGood() {
    for seed in Self.seeds where !seed.path.hasSuffix("stringsdict") && !seed.path.hasSuffix("xcstrings") {
      #expect(!seed.text.isEmpty)
      #expect(reading([seed.path: seed.text]).problems.isEmpty, "\(seed.path)")
    }
  }

  @Test("A billion laughs are refused before they are laughed; nothing outside is opened")
  func entities() {
    let levels = (1...12).map { "<!ENTITY l\($0) \"" + String(repeating: "&l\($0 - 1);", count: 10) + "\">" }.joined()
    let laughs =
      "<!DOCTYPE resources [<!ENTITY l0 \"lol\">\(levels)]><resources><string name=\"a\">&l12;</string></resources>"
    let read = reading(["values/a.xml": laughs])
    #expect(read.problems.count == 1)
    #expect(read.catalog.keys.isEmpty)
    let small =
      "<!DOCTYPE resources [<!ENTITY app \"Strut\">]><resources><string name=\"a\">&app;!</string></resources>"
    #expect(reading(["values/a.xml": small]).catalog.texts("a", "en") == ["Strut!"])
    let outside =
      "<!DOCTYPE resources [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><resources><string name=\"a\">&x;</string></resources>"
    #expect(
      reading(["values/a.xml": outside]).problems.first?.hasSuffix(
        "external files are not opened: include the text itself") == true)
  }

  @Test(
    "An entity that nothing declares is told, with a DOCTYPE that names a DTD and without",
    arguments: [
      "", "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">",
      "<!DOCTYPE resources SYSTEM \"a.dtd\" [<!ENTITY app \"Strut\">]>",
    ])
  func undefinedEntities(doctype: String) {
    let cure = "XML defines only &lt; &gt; &amp; &quot; &apos; and numbers such as &#233;"
    let list = "<plist><dict><key>a</key><string>\ncaf&eacute;</string></dict></plist>"
    let resources = "<resources><string name=\"a\">\ncaf&eacute;</string></resources>"
    let name = doctype.isEmpty ? "" : " &eacute;"
    #expect(
      reading(["de.lproj/a.stringsdict": doctype + list]).problems == [
        "de.lproj/a.stringsdict:2:4: not XML: undefined entity\(name); \(cure)"
      ])
    #expect(
      reading(["values-de/a.xml": doctype + resources]).problems == [
        "values-de/a.xml:2:4: not XML: undefined entity\(name); \(cure)"
      ])
  }

  @Test("What repeats in one text takes no longer than its length", .timeLimit(.minutes(5)))
  func longTexts() throws {
    let count = 20_000
    let inline = String(repeating: "%d<x/>", count: count)
    let xliff = reading([
      "a.xliff":
        "<xliff version=\"1.2\"><file source-language=\"en\"><body><trans-unit id=\"a\"><source>\(inline)</source></trans-unit></body></file></xliff>"
    ])
    #expect(xliff.catalog.texts("a", "en").count == 1)
    let last = xliff.catalog[StringKey("a")]?.values["en"]?.pattern.pieces.last { piece in
      if case .placeholder(let placeholder) = piece { placeholder.source == "%d" } else { false }
    }
    #expect(last == .placeholder(Placeholder(source: "%d", argument: "\(count)", kind: .integer)))
    let bold = String(repeating: "<b>x</b> ", count: count)
    #expect(
      reading(["values/a.xml": "<resources><string name=\"a\">\(bold)</string></resources>"]).catalog
        .texts("a", "en").first?.count == 2 * count - 1)
    let segments = String(repeating: "<segment><source>text</source></segment>", count: count)
    let unit = "<xliff version=\"2.0\" srcLang=\"en\"><file id=\"f\"><unit id=\"a\">\(segments)</unit></file></xliff>"
    #expect(reading(["a.xliff": unit]).catalog.texts("a", "en").first?.count == 4 * count)
    for flag in ["python-format", "python-brace-format", "c-format"] {
      let open = String(repeating: "%({", count: count)
      let po = "#, \(flag)\nmsgid \"a\"\nmsgstr \"\(open)\"\n"
      #expect(reading(["de.po": po]).catalog.texts("a", "de") == [open])
    }
    let branches = (0..<count).map { "b\($0){x}" }.joined(separator: " ")
    let arb = reading(["de.arb": "{\"@@locale\":\"de\",\"a\":\"{s, select, \(branches) other{y}}\"}"])
    #expect(arb.problems.isEmpty)
    #expect(arb.catalog.texts("a", "de", ["s": "b7"]) == ["x"])
  }

  @Test("Variations within each other without end are refused")
  func variedWithoutEnd() {
    let path = String(repeating: "plural.one.", count: 100_000) + "plural.other"
    let read = reading([
      "a.xliff":
        "<xliff version=\"1.2\"><file source-language=\"en\"><body>\n<trans-unit id=\"a|==|\(path)\"><source>x</source></trans-unit></body></file></xliff>"
    ])
    #expect(read.problems == ["a.xliff:2:1: the variations of \"a\" are nested more than 16 levels deep"])
  }

  @Test(
    "Nesting without end is refused",
    arguments: [
      ("a.xliff", "<xliff>" + String(repeating: "<g>", count: 100_000)),
      ("de.json", String(repeating: "[", count: 100_000)),
      ("de.json", String(repeating: "{\"a\":", count: 100_000)),
      ("de.lproj/a.stringsdict", "<plist>" + String(repeating: "<array>", count: 100_000)),
      ("de.arb", "{\"@@locale\":\"de\",\"a\":\"" + String(repeating: "{a, select, other{", count: 10_000) + "\"}"),
    ])
  func nesting(path: String, text: String) {
    #expect(reading([path: text]).problems.count == 1)
  }

  @Test("A text that stands for too many is an error with its place")
  func variants() throws {
    let plurals = (0..<20).map { "{n\($0), plural, one{#} other{#s}}" }.joined(separator: " ")
    let catalog = reading(["de.arb": "{\"@@locale\":\"de\",\n \"a\":\"\(plurals)\"}"]).catalog
    let lookup = try #require(catalog.lookUp("a", in: "de"))
    let error = #expect(throws: CellDocumentErrors.self) { try lookup.variants() }
    #expect(error?.description == "de.arb:2:2: \"a\" has more than 500 variants; give arguments, or split it")
    let many = String(repeating: "%#@b@", count: 50)
    let doubling = (0..<20).map { variable("v\($0)", ["other": "%d \(many.replacing("b", with: "v\($0 + 1)"))"]) }
      .joined()
    let nested = propertyList(
      "<key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v0@</string>\(doubling)</dict>")
    let read = reading(["de.lproj/a.stringsdict": nested])
    #expect(read.problems.contains { $0.hasSuffix("its variables contain too many others") })
  }

  @Test("Thousands of forms with a name that is no variable are told up to the limit", .timeLimit(.minutes(2)))
  func unknownVariables() {
    func unit(_ path: String, _ text: String) -> String {
      "<trans-unit id=\"k|==|\(path)\"><source>\(text)</source></trans-unit>\n"
    }
    let units = (0..<4_000).map {
      unit("width.\($0 + 1)", "%#@zz@ %#@y\($0)@") + unit("substitutions.v\($0).plural.other", "%d")
    }
    let read = reading([
      "a.xliff":
        "<xliff version=\"1.2\"><file original=\"L.xcstrings\" source-language=\"en\"><body>\(units.joined())</body></file></xliff>"
    ])
    #expect(read.problems.count == DocumentLimits.errors + 1)
    #expect(read.problems.first?.hasSuffix("\"k\": there is no variable \"zz\"") == true)
    #expect(read.catalog.keys.count == 1)
  }

  @Test("Keys whose variables contain others without end leave those behind them room, and are told by name")
  func budget() {
    let many = String(repeating: "%#@b@", count: 50)
    let doubling = (0..<20).map { variable("v\($0)", ["other": "%d \(many.replacing("b", with: "v\($0 + 1)"))"]) }
      .joined()
    func entry(_ key: String, _ text: String, _ variables: String) -> String {
      "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(text)</string>\(variables)</dict>"
    }
    let hostile = (0..<12).map { entry("a\($0)", "%#@v0@", doubling) }.joined()
    let good = entry("good", "In %#@v@", variable("v", ["one": "%d box", "other": "%d boxes"]))
    let read = reading(["en.lproj/a.stringsdict": propertyList(hostile + good)])
    #expect(read.catalog.texts("good", "en") == ["In 1 box", "In 88,888 boxes"])
    let told = read.problems.filter { $0.contains("its variables contain too many others") }
    #expect(told.count == 12)
    #expect(told.first?.hasSuffix("\"a0\": its variables contain too many others") == true)
    #expect(
      told.last?.hasSuffix(
        "\"a11\": its variables contain too many others; most of the limit of the file is used by \"a0\"")
        == true)
  }

  @Test("A hundred thousand mistakes are told up to the limit, and take no longer than their number")
  func manyMistakes() {
    let members = String(repeating: "\"a\":{},", count: 100_000) + "\"a\":{}"
    #expect(reading(["a.xcstrings": "{\"strings\":{\(members)}}"]).problems.count == DocumentLimits.errors + 1)
    #expect(
      reading(["de.lproj/a.strings": String(repeating: "a = ;\n", count: 100_000)]).problems.count == DocumentLimits
        .errors + 1)
    #expect(
      reading(["de.po": String(repeating: "msgidd \"a\"\n", count: 100_000)]).problems.count == DocumentLimits.errors
        + 1)
  }

  @Test(
    "However many notices a file has, the strings behind them are read",
    arguments: [
      (
        "L.xcstrings", "{\"sourceLanguage\":\"en\",\"strings\":{", "\"k#\":{\"localizations\":{\"de\":{}}},",
        "\"last\":{\"localizations\":{\"de\":\(unit("Ende"))}}}}"
      ), ("de.lproj/L.strings", "", "\"k#\" = ;\n", "\"last\" = \"Ende\";"),
      (
        "de.lproj/L.stringsdict", "<plist><dict>", "<key>k#</key><dict></dict>\n",
        "<key>last</key><dict><key>NSStringLocalizedFormatKey</key><string>Ende</string></dict></dict></plist>"
      ),
      (
        "values-de/a.xml", "<resources>", "<string name=\"k#\">It's</string>\n",
        "<string name=\"last\">Ende</string></resources>"
      ),
      ("de.po", "", "msgid \"k#\"\n\n", "msgid \"last\"\nmsgstr \"Ende\"\n"),
      ("de.json", "{", "\"k#\":5,\n", "\"last\":\"Ende\"}"),
      ("de.arb", "{\"@@locale\":\"de\",", "\"k#\":5,\n", "\"last\":\"Ende\"}"),
    ])
  func stringsBehindNotices(path: String, start: String, entry: String, end: String) throws {
    var reader = StringCatalogReader()
    let entries = (0..<110).map { entry.replacing("#", with: "\($0)") }.joined()
    reader.add(bytes: Array((start + entries + end).utf8), path: path)
    #expect(reader.catalog().texts("last", "de") == ["Ende"])
    #expect(reader.problems.count == DocumentLimits.errors + 1)
    let more = try #require(reader.problems.last)
    #expect(more.description.hasSuffix("there are more errors; only the first 100 are listed"))
    // Problems with some strings are reported for these keys: a .strings file has no key if it
    // cannot be read.
    if !path.hasSuffix(".strings") {
      #expect(Set(more.scopes.compactMap(\.key)) == Set((100..<110).map { "k\($0)" }))
    }
  }

  @Test("Line feeds without end behind a mistake are one problem", .timeLimit(.minutes(5)))
  func lineFeeds() {
    for mistake in ["a b", "\"a\" \"b", "\"a\""] {
      let feeds = String(repeating: "\n", count: 1_000_000)
      #expect(reading(["de.lproj/L.strings": mistake + feeds + "\"c\" = \"x\";"]).problems.count == 1)
    }
  }

  @Test("Fifty thousand strings in one line are read with their places")
  func manyStrings() {
    let members = (0..<50_000).map { "\"k\($0)\":\"v\"" }.joined(separator: ",")
    let read = reading(["de.json": "{\(members)}", "de.arb": "{\"@@locale\":\"de\",\(members)}"])
    #expect(read.catalog.keys.count == 50_000)
    #expect(read.catalog[StringKey("k1")]?.values["de"]?.position == SourcePosition(line: 1, column: 11))
  }
}
