import Foundation
import StringCatalogs
import Testing

@Suite("String catalogs")
struct StringCatalogTests {
  private static func strings(_ locales: [String]) -> StringCatalog {
    var reader = StringCatalogReader()
    for locale in locales { reader.add(bytes: Array("a = \"\(locale)\";".utf8), path: "\(locale).lproj/L.strings") }
    return reader.catalog()
  }

  @Test(
    "A locale falls back to its parents, and to the source",
    arguments: [
      ("pt-BR", ["pt", "pt-PT"], "pt"), ("pt-PT", ["pt"], "pt"), ("pt-MZ", ["pt", "pt-PT"], "pt-PT"),
      ("pt_BR", ["pt-BR", "pt"], "pt-BR"),
      ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"), ("zh-HK", ["zh", "zh-Hant"], "zh-Hant"),
      ("zh-Hant-HK", ["zh-HK"], "zh-HK"),
      ("zh-TW", ["zh"], "en"), ("zh-CN", ["zh-Hans"], "zh-Hans"), ("sr-Latn", ["sr"], "en"),
      ("sr-Latn-RS", ["sr-Latn"], "sr-Latn"),
      ("es-MX", ["es", "es-419"], "es-419"), ("es-MX", ["es"], "es"), ("nb", ["no"], "no"), ("en-GB", ["en-AU"], "en"),
      ("fr", ["de"], "en"), ("de-CH-1996", ["de"], "de"), ("he", ["iw"], "iw"), ("xx", ["de"], "en"),
      ("", ["de"], "en"),
    ])
  func fallback(locale: String, locales: [String], expected: String) {
    #expect(Self.strings(["en"] + locales).texts("a", locale) == [expected])
  }

  @Test("Base.lproj is the source where the source has no text of its own")
  func base() {
    let read = reading([
      "Base.lproj/L.strings": "a = base; b = base;", "en.lproj/L.strings": "a = english;",
      "German.lproj/L.strings": "b = deutsch;",
    ])
    #expect(read.problems.isEmpty)
    #expect(read.catalog.locales == ["de", "en"])
    #expect(read.catalog.texts("a", "fr") == ["english"])
    #expect(read.catalog.texts("b", "en") == ["base"])
    #expect(reading(["Base.lproj/L.strings": "a = b;"], source: "de").catalog.locales == ["de"])
  }

  @Test("Files of several formats are one catalog; folders with the same keys in a language are kept apart")
  func merging() {
    let read = reading([
      "a/de.lproj/L.strings": "a = x; b = y;", "b/de.lproj/L.strings": "a = x; b = z;",
      "L.xcstrings": "{\"sourceLanguage\":\"fr\",\"strings\":{\"a\":{}}}",
    ])
    #expect(read.problems.isEmpty)
    #expect(read.catalog.sourceLocale == "fr")
    #expect(read.catalog.keys.map(\.description) == ["a:L/a", "b:L/a", "a:L/b", "b:L/b"])
    #expect(read.catalog.texts("b", "de") == ["y"])
    #expect((try? read.catalog.lookUp("b", target: "b", in: "de")?.variants().map(\.text)) == ["z"])
    #expect(read.catalog.texts("a", "fr") == ["a"])
  }

  @Test("A key is looked up in its table, else in none, in Localizable, in the first")
  func tables() {
    let catalog = reading([
      "de.lproj/Other.strings": "a = other; b = other;", "de.lproj/Localizable.strings": "a = usual;",
      "de.arb": "{\"@@locale\":\"de\",\"c\":\"none\"}",
    ]).catalog
    #expect(catalog.texts("a", "de") == ["usual"])
    #expect(catalog.texts("b", "de") == ["other"])
    #expect(catalog.texts("c", "de") == ["none"])
    #expect((try? catalog.lookUp("a", table: "Other", in: "de")?.variants().first?.text) == "other")
    #expect(catalog.lookUp("a", table: "None", in: "de") == nil)
    #expect(catalog.lookUp("z", in: "de") == nil)
  }

  @Test("Folders are read as they are: .lproj, Android's res, .po and JSON, and nothing else that lies about")
  func folders() throws {
    let files = [
      "App/de.lproj/L.strings": "ios = x;", "App/Base.lproj/Main.storyboard": "<document/>", "App/package.json": "{}",
      "res/values/strings.xml": "<resources><string name=\"android\">x</string></resources>",
      "res/values-de/strings.xml": "<resources><string name=\"android\">y</string></resources>",
      "res/values-night/colors.xml": "broken", "res/layout/main.xml": "broken",
      "po/de.po": "msgid \"po\"\nmsgstr \"z\"",
      "po/app.pot": "broken", "web/locales/de.json": "{\"json\":\"j\"}", "web/node.json": "broken",
      ".git/de.json": "broken",
    ]
    let folder = FileManager.default.temporaryDirectory.appending(path: "strut-strings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let (catalog, problems) = StringCatalog.read([folder.path])
    #expect(problems.isEmpty)
    #expect(catalog.keys.map(\.name) == ["android", "json", "po", "ios"])
    #expect(catalog.locales == ["de", "en"])
    let lone = StringCatalog.read([
      folder.path + "/App/de.lproj", folder.path + "/nothing", folder.path + "/res/layout",
    ])
    #expect(lone.catalog.texts("ios", "de") == ["x"])
    #expect(
      lone.problems.map { $0.description.replacing(folder.path, with: "") } == [
        "/nothing: there is no such file or folder",
        "/res/layout: the folder has no strings; the supported formats are .xcstrings, .strings, .stringsdict, .xliff, .xlf, .xml, .po, .pot, .arb and .json",
      ])
  }

  @Test("A given value that has no form is an error with the text's place, never no text")
  func noForm() throws {
    let plural = "<resources>\n<plurals name=\"n\"><item quantity=\"one\">%d file</item></plurals></resources>"
    let read = reading(["values-de/a.xml": plural])
    #expect(read.catalog.texts("n", "de", ["1": "1"]) == ["1 file"])
    let lookup = try #require(read.catalog.lookUp("n", in: "de"))
    let error = #expect(throws: CellDocumentErrors.self) {
      try lookup.longestVariant(VariantOptions(arguments: ["1": "5"]))
    }
    #expect(error?.description == "values-de/a.xml:2:1: \"n\" has no form for \"5\" in \"de\"; add \"other\"")
    #expect(error?.code == .missingKey)
  }

  @Test("Samples of a project stand where nobody gives an argument, and decide no form")
  func samples() {
    var catalog = reading([
      "pl.lproj/L.strings": "a = \"%@: %d\"; b = \"%@\";",
      "pl.lproj/L.stringsdict": propertyList(
        "<key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>"
          + variable("v", ["one": "%d plik", "few": "%d pliki", "many": "%d plików", "other": "%d pliku"]) + "</dict>"),
      "pl.arb": #"{"c":"{app} {n, number}"}"#,
    ]).catalog
    catalog.samples = SampleArguments(
      number: 120, text: "Ana", localTexts: ["pl": "Ania"], arguments: ["app": "Journal"])
    #expect(catalog.texts("a", "pl") == ["Ania: 120"])
    #expect(catalog.texts("a", "pl", ["1": "Ola", "2": "7"]) == ["Ola: 7"])
    #expect(catalog.texts("n", "pl") == ["1 plik", "94 pliki", "120 plików"])
    #expect(catalog.texts("c", "pl") == ["Journal 120"])
    // A sample decides no form, and what a document gives counts before it, by whatever name.
    catalog.samples = SampleArguments(arguments: ["1": "5", "v": "5"])
    #expect(catalog.texts("n", "pl").count == 3)
    #expect(catalog.texts("n", "pl", ["v": "1"]) == ["1 plik"])
    #expect(catalog.texts("n", "pl", ["1": "2"]) == ["2 pliki"])
  }

  @Test(
    "A locale's direction and language follow its script",
    arguments: [
      ("ar", "rightToLeft", "ar"), ("he-IL", "rightToLeft", "he-IL"), ("az-Arab", "rightToLeft", "az-Arab"),
      ("az", "leftToRight", "az"),
      ("ks_Deva", "leftToRight", "ks-Deva"), ("ur", "rightToLeft", "ur"), ("zh-Hant-HK", "leftToRight", "zh-Hant-HK"),
      ("ar-XB", "rightToLeft", "en"), ("en-XA", "leftToRight", "en"), ("en-x-rtl", "rightToLeft", "en"),
      ("fr-x-bounded", "leftToRight", "en"),
    ])
  func direction(tag: String, direction: String, language: String) {
    #expect("\(TextLocale(tag).direction)" == direction)
    #expect(TextLocale(tag).shapingLanguage == language)
  }
}

@Suite("Pseudolanguages")
struct PseudolanguageTests {
  private let catalog = reading([
    "en.lproj/L.strings": "a = \"Hello, %@ you\"; b = \"One two three four\"; c = \"%%\";",
    "en.lproj/P.stringsdict": propertyList(
      "<key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>"
        + variable("v", ["one": "%d cat", "other": "%d cats"]) + "</dict>"),
  ]).catalog

  @Test(
    "Every one changes the text and keeps the placeholders",
    arguments: [
      ("en-x-double", ["Hello, Ann you Hello, Ann you"]), ("en-x-rtl", ["Hello, Ann you"]),
      ("en-x-rtltext", ["\u{202E}Hello, Ann you\u{202C}"]),
      ("en-x-bounded", ["[# Hello, Ann you #]"]),
      (
        "en-x-accent",
        [
          "H\u{302}\u{323}e\u{302}\u{323}l\u{302}\u{323}l\u{302}\u{323}o\u{302}\u{323}, Ann y\u{302}\u{323}o\u{302}\u{323}u\u{302}\u{323}"
        ]
      ),
      ("en-XA", ["[Ĥéļļö, »Ann« ýöû one two]"]),
      (
        "ar-XB",
        [
          "\u{200F}\u{202E}Hello,\u{202C}\u{200F} \u{200F}\u{202E}Ann\u{202C}\u{200F} \u{200F}\u{202E}you\u{202C}\u{200F}"
        ]
      ),
    ])
  func texts(locale: String, texts: [String]) throws {
    #expect(
      catalog.texts("a", locale, ["1": "Ann"]).map { $0.precomposedStringWithCanonicalMapping }
        == texts.map { $0.precomposedStringWithCanonicalMapping })
    #expect(catalog.status("a", locale) == .pseudo(try #require(Pseudolanguage(tag: locale))))
  }

  @Test("Plural forms are changed each by itself")
  func plurals() {
    #expect(catalog.texts("n", "en-XA") == ["[»1« çåţ one]", "[»88,888« çåţš one]"])
    #expect(catalog.texts("n", "en-x-double") == ["1 cat 1 cat", "88,888 cats 88,888 cats"])
    #expect(catalog.texts("b", "en-XA") == ["[Öñé ţŵö ţĥŕéé ƒöûŕ one two three four]"])
  }
}

@Suite("Plural samples")
struct PluralSampleTests {
  @Test(
    "Each form of a language is shown with a number that belongs to it, and no form is left out",
    arguments: [
      ("en", ["1:one", "88888:other"]), ("ja", ["88888:other"]), ("pl", ["1:one", "88894:few", "88888:many"]),
      ("ru", ["88891:one", "88894:few", "88888:many"]), ("cs", ["1:one", "4:few", "88888:other"]),
      ("ar", ["0:zero", "1:one", "2:two", "88810:few", "88888:many", "88802:other"]),
      ("fr", ["1:one", "1000000:many", "88888:other"]), ("lv", ["88890:zero", "88891:one", "88888:other"]),
      ("sl", ["88801:one", "88802:two", "88804:few", "88888:other"]),
      ("cy", ["0:zero", "1:one", "2:two", "3:few", "6:many", "88888:other"]),
    ])
  func samples(language: String, expected: [String]) {
    let forms = ["zero", "one", "two", "few", "many", "other"].map { "<item quantity=\"\($0)\">%d:\($0)</item>" }
      .joined()
    let read = reading(["values-\(language)/s.xml": "<resources><plurals name=\"a\">\(forms)</plurals></resources>"])
    let texts = read.catalog.texts("a", language).map { text in
      String(
        text.unicodeScalars.compactMap { scalar -> Character? in
          if scalar == ":" || scalar.properties.isAlphabetic { return Character(scalar) }
          return scalar.properties.numericType == .decimal
            ? scalar.properties.numericValue.map { Character("\(Int($0))") } : nil
        })
    }
    #expect(texts == expected)
  }

  @Test(
    "A number has the locale's digits and grouping",
    arguments: [("de", "88.888"), ("fa", "۸۸٬۸۸۸"), ("hi", "88,888"), ("ne", "८८,८८८"), ("de-CH", "88’888")])
  func digits(locale: String, text: String) {
    let read = reading(["\(locale).lproj/s.strings": "a = \"%lld\"; b = \"%.1f\"; c = \"%2$@ %1$d\";"])
    #expect(read.catalog.texts("a", locale) == [text])
    #expect(read.catalog.texts("c", locale, ["2": "x"]) == ["x \(text)"])
  }

  @Test(
    "Names are in the locale's script",
    arguments: [
      ("ru", "Cyrl"), ("ar", "Arab"), ("ja", "Hani"), ("th", "Thai"), ("de", "Latn"), ("sr-Latn", "Latn"),
      ("zh-TW", "Hani"),
    ])
  func names(locale: String, script: String) throws {
    let read = reading(["\(locale).lproj/s.strings": "a = \"%@\";"])
    let scalar = try #require(read.catalog.texts("a", locale).first?.unicodeScalars.first)
    let ranges: [String: ClosedRange<UInt32>] = [
      "Cyrl": 0x400...0x4FF, "Arab": 0x600...0x6FF, "Hani": 0x4E00...0x9FFF, "Thai": 0xE00...0xE7F,
      "Latn": 0x41...0x24F,
    ]
    #expect(ranges[script]?.contains(scalar.value) == true)
  }
}
