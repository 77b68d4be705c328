import StringCatalogs
import Testing

@Suite("ARB, flat and nested JSON")
struct JSONStringsTests {
  private static let arb = """
    { "@@locale": "de", "@@last_modified": "2026-01-01",
      "files": "{count, plural, =0{nichts} one{# Datei} other{# Dateien}} von {name}",
      "@files": { "description": "How many", "placeholders": { "name": { "example": "Someone with a very long name" } } },
      "when": "Am {day, date, full}", "who": "{gender, select, female{Sie} male{Er} other{Es}} hat {gender, select, female{ihren} other{seinen}} Hut",
      "place": "{n, selectordinal, other{#. Platz}}", "made": "{made} und {price}",
      "@made": { "placeholders": { "made": { "type": "DateTime", "format": "yMMMM" }, "price": { "type": "int" } } },
      "quote": "It''s '{'{x}'}'", "off": "{n, plural, offset:1 one{du und # weiterer} other{du und # weitere}}" }
    """

  @Test(
    "ICU messages have every text",
    arguments: [
      (
        "files",
        [
          "nichts von Someone with a very long name", "1 Datei von Someone with a very long name",
          "88.888 Dateien von Someone with a very long name",
        ]
      ),
      ("when", ["Am Donnerstag, 10. September 2026"]),
      ("who", ["Sie hat ihren Hut", "Er hat seinen Hut", "Es hat seinen Hut"]), ("place", ["88.888. Platz"]),
      ("made", ["10. September 2026 und 88.888"]), ("quote", ["It's {Maximiliane Wellington}"]),
      ("off", ["du und 1 weiterer", "du und 88.888 weitere"]),
    ])
  func messages(key: String, texts: [String]) {
    let read = reading(["lib/l10n/app_de.arb": Self.arb])
    #expect(read.problems.isEmpty)
    #expect(read.catalog.texts(key, "de") == texts)
  }

  @Test("Arguments choose: numbers by form, words by branch")
  func arguments() {
    let catalog = reading(["app_de.arb": Self.arb]).catalog
    #expect(catalog.texts("files", "de", ["count": "0", "name": "Ann"]) == ["nichts von Ann"])
    #expect(catalog.texts("who", "de", ["gender": "male"]) == ["Er hat seinen Hut"])
    #expect(catalog.texts("off", "de", ["n": "2"]) == ["du und 1 weiterer"])
  }

  @Test(
    "A message that is none has a place and a cure, and the others are read",
    arguments: [
      ("{x", "the argument \"x\" is not closed; add \"}\""),
      ("x}", "unmatched \"}\"; write '}' for a literal brace"),
      ("{}", "expected the name of an argument after \"{\"; write '{' for a literal brace"),
      ("{n, plural, one{x}}", "\"plural\" of \"n\" has no branch \"other\"; add one"),
      ("{n, plural, on{x} other{y}}", "unknown plural category \"on\"; did you mean \"one\"?"),
      ("{n, plurl, other{x}}", "unknown type \"plurl\" of \"n\"; did you mean \"plural\"?"),
      ("{n, date", "the argument \"n\" is not closed; add \"}\""),
      ("{n, dat}", "unknown type \"dat\" of \"n\"; did you mean \"date\"?"),
      ("{n, select, a{x} a{y} other{z}}", "the branch \"a\" of \"n\" appears twice; remove one"),
      ("{n, plural, other{x", "\"{\" is never closed; add \"}\""),
    ])
  func badMessages(text: String, message: String) {
    let read = reading(["app_de.arb": "{\"b\": \"\(text)\",\n\"a\": \"x\"}"])
    #expect(read.problems == ["app_de.arb:1:7: the message of \"b\": \(message)"])
    #expect(read.catalog.texts("a", "de") == ["x"])
  }

  @Test("Nested keys are joined by points; i18next's and Rails' braces are placeholders; what is no message is text")
  func nested() {
    let read = reading([
      "locales/de/common.json":
        #"{"a":{"b":"Hi {{name}} %{n}","c":["x","y"]},"e":"{oops","f":"{n, plural, one{#x} other{#y}}","g":null}"#,
      "locales/en.json": #"{"a.b":"flat"}"#,
    ])
    #expect(read.problems.isEmpty)
    #expect(
      read.catalog.keys.map(\.description) == [
        "a.b", "common/a.b", "common/a.c.0", "common/a.c.1", "common/e", "common/f",
      ])
    #expect(
      (try? read.catalog.lookUp("a.b", table: "common", in: "de")?.variants().map(\.text)) == [
        "Hi Maximiliane Wellington Maximiliane Wellington"
      ])
    #expect(read.catalog.texts("e", "de") == ["{oops"])
    #expect(read.catalog.texts("f", "de") == ["1x", "88.888y"])
    #expect(read.catalog.texts("a.b", "en") == ["flat"])
  }

  @Test(
    "JSON that is none has a place and a cure",
    arguments: [
      ("{\"a\": 1}", "1:7: \"a\" must be text, not 1; put it in quotation marks"),
      ("[]", "1:1: expected an object with string keys, found a list"),
      ("{\"a\": \"b\"\n\"c\": \"d\"}", "2:1: not JSON: expected \",\" or \"}\""),
      ("{\"a\": \"b", "1:7: not JSON: this string is never closed; add a quotation mark"),
      ("{\"a\": \"\\x\"}", "1:8: not JSON: unknown escape; write \\\\ for a backslash"),
      ("{\"a\": b}", "1:7: not JSON: expected a value; put text in quotation marks"),
      ("{\"a\"", "1:5: not JSON: expected \":\" after the key \"a\""),
      ("", "1:1: not JSON: the file ends unexpectedly"),
      ("{} x", "1:4: not JSON: unexpected text after the end of the document; remove it"),
      ("{\"a\": \"\\u12\"}", "1:8: not JSON: expected four hexadecimal digits after \\u"),
      (
        "{\"a\": \"b\nc\"}",
        "1:9: not JSON: line break or control character in a string; write it as an escape, such as \\n"
      ),
    ])
  func mistakes(text: String, message: String) {
    #expect(reading(["de.json": text]).problems == ["de.json:\(message)"])
  }

  @Test("A broken message is told where it was meant as one; other braces are text")
  func brokenMessages() {
    let read = reading([
      "en.json": #"{ "k": "{days, plural, othe {In {days} days} other {}}", "t": "Close with }", "u": "{a, b} {x," }"#
    ])
    #expect(
      read.problems == [
        "en.json:1:8: the message of \"k\": unknown plural category \"othe\"; did you mean \"other\"?"
      ])
    #expect(read.catalog.keys.map(\.name) == ["t", "u"])
    #expect(read.catalog.texts("t", "en") == ["Close with }"])
  }

  @Test("The folder of a language names it, also one of Apple's")
  func projectFolder() {
    let read = reading(["el.lproj/app.json": #"{"k":"x"}"#, "sr@latin.lproj/app.json": #"{"k":"y"}"#])
    #expect(read.problems.isEmpty)
    #expect((read.catalog.texts("k", "el"), read.catalog.texts("k", "sr-Latn")) == (["x"], ["y"]))
    #expect(read.catalog.keys == [StringKey("k", table: "app")])
  }

  @Test(
    "A folder of a language comes before a word that a file's name ends in",
    arguments: [
      ("el.lproj/sign-in.json", "el", "sign-in"), ("locales/de/sign-in.json", "de", "sign-in"),
      ("locales/de/parts/sign.json", "de", "sign"), ("locales/app_de.json", "de", "app"), ("de.json", "de", nil),
      ("it/de.json", "de", nil),
    ] as [(String, String, String?)])
  func wordEndings(path: String, locale: String, table: String?) {
    let read = reading([path: #"{"k":"x"}"#])
    #expect(read.problems.isEmpty)
    #expect(read.catalog[StringKey("k", table: table)]?.values.keys.sorted() == [locale])
  }

  @Test(
    "A message with a type that is misspelled, or that is not closed, was meant as one",
    arguments: [
      "{n, plurl, one{x} other{y}}", "{n, plural one {x} other {y}}", "{d, date, long", "{n, select, a{x}}",
    ])
  func brokenTypes(text: String) {
    let read = reading(["en.json": "{\"k\":\"\(text)\"}"])
    #expect(read.problems.count == 1)
    #expect(read.catalog.keys.isEmpty)
  }

  @Test("A file that does not say its language says how to")
  func noLocale() {
    #expect(
      reading(["package.json": "{}"]).problems == [
        "package.json: the language of the file is unknown; name it after its language (for example, de.json), or move it to a folder such as de"
      ])
    #expect(
      reading(["x.arb": "{}"]).problems == [
        "x.arb: the language of the file is unknown; add \"@@locale\": \"de\""
      ])
    #expect(
      reading(["x.strings": ""]).problems == [
        "x.strings: the language of the file is unknown; move it to a folder such as de.lproj, or specify the language with sourceLocale"
      ])
  }

  @Test(
    "A file that is named itself is in the language that its name alone says, also by a code that only ISO 639-3 has",
    arguments: [
      ("azb.json", "azb"), ("skr.json", "skr"), ("lki.json", "lki"), ("strings/azb-Arab-IR.json", "azb-Arab-IR"),
      ("azb.arb", "azb"), ("app_azb.arb", "azb"), ("lib/l10n/app_skr.arb", "skr"), ("app_azb_IR.arb", "azb-IR"),
    ])
  func rareCodes(path: String, locale: String) {
    let read = reading([path: #"{"k":"x"}"#])
    #expect(read.problems.isEmpty)
    #expect(read.catalog[StringKey("k")]?.values.keys.sorted() == [locale])
  }

  @Test("Where a language is given for files that tell none, a word is the code of one only beside another's")
  func codesAndGivenLanguage() {
    func locales(_ paths: [String]) -> [String] {
      var reader = StringCatalogReader(sourceLocale: "nl")
      reader.add(paths.map { (path: $0, bytes: Array(#"{"k":"x"}"#.utf8)) })
      #expect(reader.problems.isEmpty)
      return reader.catalog(sourceLocale: "nl").locales
    }
    #expect(locales(["app.json"]) == ["nl"])
    #expect(locales(["azb.json", "en.json"]) == ["azb", "en", "nl"])
  }
}
