import StringCatalogs
import TestSupport
import Testing

@Suite("Xcode's string catalogs")
struct XCStringsTests {
  private static let plural = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello %@": { "comment": "A greeting" },
      "brand": { "shouldTranslate": false, "localizations": { "en": \(unit("Strut")) } },
      "old": { "extractionState": "stale", "localizations": { "de": \(unit("", "new")), "fr": \(unit("Vieux", "needs_review")) } },
      "files": { "extractionState": "manual", "localizations": {
        "en": { "variations": { "plural": { "one": \(unit("%lld file")), "other": \(unit("%lld files")) } } },
        "pl": { "variations": { "plural": { "one": \(unit("%lld plik")), "few": \(unit("%lld pliki")),
          "many": \(unit("%lld plików")), "other": \(unit("%lld pliku")) } } } } },
      "tap": { "localizations": { "en": { "variations": { "device": {
        "mac": \(unit("Click")), "ipad": \(unit("Tap here")), "other": { "variations": { "plural": {
          "one": \(unit("Tap once")), "other": \(unit("Tap %d times")) } } } } } } } },
      "both": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "%#@birds@ and %#@cats@ by %@" },
        "substitutions": {
          "birds": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": \(unit("%arg bird")), "other": \(unit("%arg birds")) } } },
          "cats": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
            "one": \(unit("%arg cat")), "other": \(unit("%arg cats")) } } } } } } }
    } }
    """

  private let read = reading(["App/Localizable.xcstrings": plural])

  @Test(
    "Every text of a key is found",
    arguments: [
      ("Hello %@", "en", ["Hello Maximiliane Wellington"]), ("files", "en", ["1 file", "88,888 files"]),
      ("files", "pl", ["1 plik", "88 894 pliki", "88 888 plików"]), ("tap", "en", ["Tap once", "Tap 88,888 times"]),
      (
        "both", "en",
        [
          "1 bird and 1 cat by Maximiliane Wellington", "1 bird and 88,888 cats by Maximiliane Wellington",
          "88,888 birds and 1 cat by Maximiliane Wellington", "88,888 birds and 88,888 cats by Maximiliane Wellington",
        ]
      ), ("old", "fr", ["Vieux"]), ("old", "de", ["old"]),
    ])
  func texts(key: String, locale: String, texts: [String]) {
    #expect(read.problems.isEmpty)
    #expect(read.catalog.texts(key, locale).map { $0.replacing("\u{A0}", with: " ") } == texts)
  }

  @Test("A device has its own text, else that of all others")
  func devices() {
    #expect(
      read.catalog.texts("tap", "en", devices: [.mac, .iPad, .appleTV]) == [
        "Click", "Tap here", "Tap once", "Tap 88,888 times",
      ])
  }

  @Test("The catalog's device is meant where none is named: an iPhone at first")
  func catalogDevice() throws {
    func texts(_ device: DeviceFamily?, _ options: VariantOptions = VariantOptions()) throws -> [String]? {
      var catalog = read.catalog
      if let device { catalog.device = device }
      return try catalog.lookUp("tap", in: "en")?.variants(options).map(\.text)
    }
    #expect(try texts(nil) == texts(nil, VariantOptions(devices: [.iPhone])))
    #expect(try texts(.iPad) == ["Tap here"])
    #expect(try texts(.mac) == ["Click"])
    #expect(try texts(.mac, VariantOptions(devices: [.iPad])) == ["Tap here"])
    var catalog = read.catalog
    catalog.device = .iPad
    #expect(try catalog.lookUp("tap", in: "de")?.inSource?.longestVariant().text == "Tap here")
  }

  @Test(
    "The state of a translation is known",
    arguments: [
      ("files", "pl", .translated), ("files", "de", .missing), ("old", "de", .missing), ("old", "fr", .needsReview),
      ("brand", "de", .source), ("files", "en", .source),
    ] as [(String, String, StringLookup.Status)])
  func states(key: String, locale: String, status: StringLookup.Status) {
    #expect(read.catalog.status(key, locale) == status)
  }

  @Test("Comments, origins, places and the table are kept")
  func metadata() throws {
    let catalog = read.catalog
    #expect(catalog.sourceLocale == "en")
    #expect(catalog.locales == ["de", "en", "fr", "pl"])
    #expect(catalog[StringKey("Hello %@", table: "Localizable")]?.comment == "A greeting")
    #expect(catalog[StringKey("files", table: "Localizable")]?.extractionState == "manual")
    #expect(catalog[StringKey("brand", table: "Localizable")]?.isTranslatable == false)
    let found = try #require(catalog.lookUp("files", in: "pl"))
    #expect(found.string.file == "App/Localizable.xcstrings")
    #expect(found.string.position == SourcePosition(line: 7, column: 5))
  }

  @Test("An argument decides the form, in every choice that goes by it")
  func arguments() {
    #expect(read.catalog.texts("files", "pl", ["1": "22"]) == ["22 pliki"])
    #expect(
      read.catalog.texts("both", "en", ["birds": "1", "cats": "2", "3": "Ann"]) == ["1 bird and 2 cats by Ann"])
    #expect(read.catalog.texts("both", "en", ["1": "1", "2": "2", "3": "Ann"]) == ["1 bird and 2 cats by Ann"])
    let placed = reading([
      "a.xcstrings": """
      { "sourceLanguage": "en", "strings": { "sub": { "localizations": { "en": {
        "stringUnit": { "state": "translated", "value": "For %1$@: %#@seats@" },
        "substitutions": { "seats": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
          "one": \(unit("%arg seat")), "other": \(unit("%arg seats")) } } } } } } } } }
      """
    ])
    #expect(placed.problems.isEmpty)
    #expect(placed.catalog.texts("sub", "en", ["1": "Ana", "2": "1"]) == ["For Ana: 1 seat"])
    #expect(
      placed.catalog.texts("sub", "en") == [
        "For Maximiliane Wellington: 1 seat", "For Maximiliane Wellington: 88,888 seats",
      ])
  }

  @Test("A form that is not translated yet is told, and the others are shown", .fact("catalog-5"))
  func newForm() {
    let file = """
      { "sourceLanguage": "en", "strings": { "days": { "localizations": {
        "en": { "variations": { "plural": { "one": \(unit("%lld day")), "other": \(unit("%lld days")) } } },
        "pl": { "variations": { "plural": { "one": \(unit("%lld dzień")), "few": \(unit("%lld days", "new")),
          "many": \(unit("%lld dni")), "other": \(unit("%lld dnia")) } } },
        "cs": { "variations": { "plural": { "one": \(unit("", "new")), "other": \(unit("", "new")) } } } } },
        "set": { "localizations": { "en": { "stringSet": { "state": "translated", "values": [ "Open it" ] } } } } } }
      """
    let read = reading(["a.xcstrings": file])
    #expect(
      read.problems == [
        "a.xcstrings:3:114: the form \"few\" of \"days\" is not translated; the other forms are used",
        "a.xcstrings:6:52: \"set\" is a set of phrases (\"stringSet\"), which are spoken; it has no text to lay out",
      ])
    let texts = read.catalog.texts("days", "pl").map { $0.replacing("\u{A0}", with: " ") }
    #expect(texts == ["1 dzień", "88 894 dnia", "88 888 dni"])
    #expect(read.catalog.status("days", "pl") == .needsReview)
    #expect(read.catalog.status("days", "cs") == .missing)
  }

  @Test("A form in the source's language counts whatever its state")
  func newFormOfSource() {
    let file = """
      { "sourceLanguage": "en", "strings": { "days": { "localizations": {
        "en": { "variations": { "plural": { "one": \(unit("%lld day", "new")), "other": \(unit("%lld days")) } } },
        "de": { "variations": { "plural": { "one": \(unit("%lld Tag", "new")), "other": \(unit("%lld Tage")) } } } } } } }
      """
    let read = reading(["a.xcstrings": file])
    #expect(read.problems.count == 1)
    #expect(read.catalog.texts("days", "en") == ["1 day", "88,888 days"])
    #expect(read.catalog.status("days", "en") == .source)
  }

  @Test(
    "What is wrong has a place and a cure, and the others are read",
    arguments: [
      (
        #""a": { "localizations": { "en": { "stringUnit": {} } } }"#,
        "1:83: a \"stringUnit\" of \"a\" has no \"value\" with text"
      ),
      (#""a": { "localizations": { "en": {} } }"#, "1:67: \"a\" has neither \"stringUnit\" nor \"variations\" here"),
      (
        #""a": { "localizations": { "en": { "variations": { "plural": { "ones": { "stringUnit": { "value": "x" } } } } } } }"#,
        """
        1:97: unknown plural category "ones"; did you mean "one"?
        """
      ),
      (
        #""a": { "localizations": { "en": { "stringUnit": { "value": "%#@b@" }, "substitutions": {} } } }"#,
        "1:61: \"a\" in \"en\": there is no variable \"b\""
      ),
      (#""a": 5"#, "1:40: a string must be an object"),
      (#""good": {}"#, "1:46: the key \"good\" appears twice, first on line 1, and the last one is used; remove one"),
    ])
  func mistakes(text: String, message: String) {
    let file = #"{"sourceLanguage":"en","strings":{"# + text + #","good":{}}}"#
    let read = reading(["a.xcstrings": file])
    #expect(read.problems.map { $0.dropFirst("a.xcstrings:".count).description } == [message])
    #expect(read.catalog.texts("good", "en") == ["good"])
  }
}
