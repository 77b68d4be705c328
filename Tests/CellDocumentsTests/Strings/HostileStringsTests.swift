import CellDocuments
import Testing

@Suite("Hostile string catalogues")
struct HostileStringsTests {
  private static let seeds: [(path: String, text: String)] = [
    (
      "a.xcstrings",
      #"{"sourceLanguage":"en","strings":{"a %@":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"state":"new","value":"%#@b@"}},"other":{"stringUnit":{"value":"%arg"}}}},"substitutions":{"b":{"variations":{"device":{"mac":{"stringUnit":{"value":"x"}}}}}}}}}}}"#
    ),
    ("de.lproj/a.strings", "/* c */ \"a\" = \"\\U00e9 %1$@ %%\"; b = 'c'; // d\n"),
    (
      "de.lproj/a.stringsdict",
      propertyList(
        "<key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>"
          + variable("v", ["one": "%d a", "other": "%#@v@ %d"]) + "</dict>")
    ),
    (
      "a.xliff",
      "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"de\"><body><trans-unit id=\"a|==|plural.one\"><source>%d <g id=\"1\">x</g></source><target state=\"new\">&#233;<x id=\"2\"/></target></trans-unit></body></file></xliff>"
    ),
    (
      "b.xliff",
      "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"de\"><file id=\"f\"><unit id=\"u\"><segment state=\"initial\"><source>a <pc id=\"1\">b</pc><cp hex=\"1A\"/></source><target>c</target></segment></unit></file></xliff>"
    ),
    (
      "values-de/a.xml",
      "<resources><string name=\"a\">It\\'s \"q  r\" \\u00e9 <b>%1$s</b></string><plurals name=\"p\"><item quantity=\"other\">%d</item></plurals></resources>"
    ),
    (
      "de.po",
      "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=(n%10!=1 ? 1 : n/2);\\n\"\n\n#, c-format, fuzzy\nmsgctxt \"c\"\nmsgid \"%d a\"\nmsgid_plural \"%d as\"\nmsgstr[0] \"%d\\x41\"\nmsgstr[1] \"b\"\n"
    ),
    (
      "app_de.arb",
      #"{"@@locale":"de","a":"{n, plural, offset:1 =0{'{'} one{# {d, date, full}} other{{s, select, a{b} other{c}}}}","@a":{"placeholders":{"n":{"type":"int"}}}}"#
    ),
    ("de.json", #"{"a":{"b":"{{x}} {y} %{z}","c":["\ud83c\udf89"]}}"#),
  ]

  /// Reads a file and asks for every text of it.
  private func use(_ bytes: [UInt8], _ path: String) {
    var reader = StringCatalogueReader()
    reader.add(bytes: bytes, path: path)
    let catalogue = reader.catalogue()
    for key in catalogue.keys.prefix(20) {
      for locale in ["de", "ar", "en-XA", "ar-XB", "en-x-double"] {
        _ = try? catalogue.lookUp(key, in: TextLocale(locale))?.variants(VariantOptions(limit: 20))
      }
    }
  }

  @Test("Cutting a file anywhere, or changing any byte, crashes nothing", arguments: seeds.map(\.path))
  func mutations(path: String) throws {
    let seed = try #require(Self.seeds.first { $0.path == path })
    let bytes = Array(seed.text.utf8)
    for index in bytes.indices {
      use(Array(bytes[..<index]), path)
      for byte in [0x00, 0x22, 0x25, 0x3C, 0x7B, 0x80] as [UInt8] {
        var changed = bytes
        changed[index] = byte
        use(changed, path)
      }
    }
  }

  @Test("Every seed is read without a complaint but for what it contradicts itself in")
  func seedsAreGood() {
    for seed in Self.seeds where !seed.path.hasSuffix("stringsdict") && !seed.path.hasSuffix("xcstrings") {
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
    #expect(read.catalogue.keys.isEmpty)
    let small =
      "<!DOCTYPE resources [<!ENTITY app \"Strut\">]><resources><string name=\"a\">&app;!</string></resources>"
    #expect(reading(["values/a.xml": small]).catalogue.texts("a", "en") == ["Strut!"])
    let outside =
      "<!DOCTYPE resources [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><resources><string name=\"a\">&x;</string></resources>"
    #expect(
      reading(["values/a.xml": outside]).problems.first?.hasSuffix(
        "nothing outside the file is opened: write the text itself") == true)
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
    let catalogue = reading(["de.arb": "{\"@@locale\":\"de\",\n \"a\":\"\(plurals)\"}"]).catalogue
    let lookup = try #require(catalogue.lookUp("a", in: "de"))
    let error = #expect(throws: CellDocumentErrors.self) { try lookup.variants() }
    #expect(error?.description == "de.arb:2:2: \"a\" stands for more than 500 texts; give arguments, or split it")
    let many = String(repeating: "%#@b@", count: 50)
    let doubling = (0..<20).map { variable("v\($0)", ["other": "%d \(many.replacing("b", with: "v\($0 + 1)"))"]) }
      .joined()
    let nested = propertyList(
      "<key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v0@</string>\(doubling)</dict>")
    let read = reading(["de.lproj/a.stringsdict": nested])
    #expect(read.problems.contains { $0.hasSuffix("its variables contain too many others") })
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

  @Test("Fifty thousand strings in one line are read with their places")
  func manyStrings() {
    let members = (0..<50_000).map { "\"k\($0)\":\"v\"" }.joined(separator: ",")
    let read = reading(["de.json": "{\(members)}"])
    #expect(read.catalogue.keys.count == 50_000)
    #expect(read.catalogue[StringKey("k1")]?.values["de"]?.position == SourcePosition(line: 1, column: 10))
  }
}
