import StringCatalogs
import Testing

@Suite("Locales of string catalogs")
struct LocaleTagTests {
  /// A file of each format whose locale this is, with where the locale stands.
  private static func files(_ tag: String) -> [(path: String, text: String, place: String)] {
    [
      ("\(tag).lproj/L.strings", "b = x;", ":"),
      ("\(tag).lproj/L.stringsdict", propertyList("<key>b</key><string>x</string>"), ":"),
      (
        "values-b+\(tag)/a.xml", "<resources><string name=\"b\">x</string></resources>", ":"
      ),
      ("l.arb", "{\n\"@@locale\":\"\(tag)\",\"b\":\"x\"}", ":2:12:"),
      ("zz.po", "msgid \"\"\nmsgstr \"Language: \(tag)\\n\"\n\nmsgid \"b\"\nmsgstr \"x\"\n", ":1:1:"),
      (
        "a.xcstrings",
        "{\"sourceLanguage\":\"en\",\n\"strings\":{\"b\":{\"localizations\":{\"\(tag)\":\(unit("x"))}}}}", ":2:34:"
      ),
      (
        "a.xliff",
        "<xliff version=\"1.2\">\n<file source-language=\"en\" target-language=\"\(tag)\"><body><trans-unit id=\"b\"><source>s</source><target>x</target></trans-unit></body></file></xliff>",
        ":2:1:"
      ),
      (
        "b.xliff",
        "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"\(tag)\"><file id=\"f\"><unit id=\"b\"><segment><source>s</source><target>x</target></segment></unit></file></xliff>",
        ":1:1:"
      ),
    ]
  }

  @Test("A locale whose parts are as long as they may be is read in every format", arguments: [2, 3, 8])
  func wellFormed(length: Int) {
    let tag = String("dexyzuvwab".prefix(length))
    for file in Self.files(tag) {
      let read = reading([file.path: file.text])
      #expect(read.problems.isEmpty, "\(file.path)")
      #expect(read.catalog.texts("b", tag) == ["x"], "\(file.path)")
    }
  }

  @Test(
    "A locale with a longer part is an error with its place, and crashes nothing", arguments: [9, 11, 12, 64, 5000])
  func tooLong(length: Int) {
    let tag = String(repeating: "a", count: length)
    for file in Self.files(tag) {
      let read = reading([file.path: file.text])
      #expect(read.problems.count == 1, "\(file.path)")
      #expect(read.problems.first?.hasPrefix(file.path + file.place) == true, "\(read.problems)")
      #expect(read.catalog.locales == ["en"], "\(file.path)")
      #expect(read.catalog.texts("b", tag) != ["x"])
    }
  }

  @Test(
    "Old codes are today's, in every place",
    arguments: [
      ("tl", "fil"), ("sh", "sr-Latn"), ("sh-Cyrl", "sr-Cyrl"), ("mo", "ro"), ("jw", "jv"), ("iw-IL", "he-IL"),
      ("in", "id"),
      ("kmr", "kmr"), ("pnb", "pnb"), ("sr@latin", "sr-Latn"),
    ])
  func formerCodes(tag: String, canonical: String) {
    #expect(TextLocale(tag).tag == canonical)
    for path in ["\(tag).json", "l10n/\(tag)/a.json", "\(tag).lproj/a.json"] {
      // A folder may be called by a word that is the code of a small language.
      if tag == "kmr" || tag == "pnb", path.hasPrefix("l10n") { continue }
      let read = reading([path: #"{"b":"x"}"#])
      #expect(read.problems.isEmpty, "\(path)")
      #expect(read.catalog.texts("b", canonical) == ["x"], "\(path)")
    }
  }

  @Test("What is no language tag is told once, with a cure, and the other locales are read")
  func malformed() {
    let read = reading([
      "bad.xcstrings":
        "{\"sourceLanguage\":\"en\",\"strings\":{\"b\":{\"localizations\":{\"not a tag!\":\(unit("x")),\"de\":\(unit("y"))}},\n\"c\":{\"localizations\":{\"not a tag!\":\(unit("x"))}}}}",
      "Simplified Chinese.lproj/L.strings": "b = x;",
    ])
    #expect(
      read.problems == [
        "bad.xcstrings:1:57: \"not a tag!\" is not a language tag; use one such as de, pt-BR or zh-Hant",
        "Simplified Chinese.lproj/L.strings: the folder is named \"Simplified Chinese.lproj\", which is not a language tag; use a name such as de.lproj or zh-Hant.lproj",
      ])
    #expect(read.catalog.locales == ["de", "en"])
    #expect(read.catalog.texts("b", "de") == ["y"])
  }

  @Test("A source language that is none leaves the texts of its file out, or English in its place")
  func malformedSource() {
    let read = reading([
      "a.xcstrings": "{\"sourceLanguage\":\"E N\",\"strings\":{\"b\":{}}}",
      "a.xliff":
        "<xliff version=\"1.2\"><file source-language=\"d e!\" target-language=\"fr\"><body><trans-unit id=\"c\"><source>s</source><target>x</target></trans-unit></body></file></xliff>",
    ])
    #expect(
      read.problems == [
        "a.xcstrings:1:19: \"E N\" is not a language tag; use one such as de, pt-BR or zh-Hant",
        "a.xliff:1:22: \"d e!\" is not a language tag; use one such as de, pt-BR or zh-Hant",
      ])
    #expect(read.catalog.sourceLocale == "en")
    #expect(read.catalog.texts("b", "en") == ["b"])
    #expect(read.catalog.texts("c", "fr").isEmpty)
  }

  @Test(
    "What is no tag stands for a language that is not known",
    arguments: ["", "-", "é", "a", "x-y", "not a tag!", String(repeating: "a", count: 12), "\u{0}", "de-é"])
  func unknown(tag: String) {
    #expect(TextLocale(wellFormed: tag) == nil)
    #expect(TextLocale(tag).tag == "und")
    #expect(TextLocale(tag).direction == .leftToRight)
    #expect(StringCatalog(sourceLocale: tag).fallbacks(of: tag) == ["und"])
  }

  @Test(
    "Names of locales in other spellings are tags",
    arguments: [
      ("pt_BR", "pt-BR"), ("sr@latin", "sr-Latn"), ("de_DE.UTF-8@euro", "de-DE"), ("iw", "he"),
      ("EN-x-Double", "en-x-double"),
      ("ca@valencia", "ca-valencia"), ("zh-hant-tw", "zh-Hant-TW"),
    ])
  func spellings(name: String, tag: String) {
    #expect(TextLocale(wellFormed: name)?.tag == tag)
  }
}
