import StringCatalogs
import Testing

@Suite("gettext's .po files")
struct GettextTests {
  private static func file(_ entries: String, language: String = "pl") -> String {
    """
    # A header
    msgid ""
    msgstr ""
    "Language: \(language)\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

    \(entries)
    """
  }

  private static let entries = """
    #. For the status bar
    #, c-format
    msgid "%d file"
    msgid_plural "%d files"
    msgstr[0] "%d plik"
    msgstr[1] "%d pliki"
    msgstr[2] "%d plików"

    #, fuzzy
    msgctxt "menu"
    msgid "Open"
    msgstr ""
    "Otwórz"
    " \\"x\\"\\t\\x41\\101"

    msgid "Open"
    msgstr "Otwarte"
    msgid "None"
    msgstr ""

    #, python-brace-format
    msgid "Hi {name}, {{}} {0:d}"
    msgstr "Cześć {name}, {{}} {0:d}"

    #, python-format
    msgid "%(n)d%%"
    msgstr "%(n)d %%"

    #, qt-format
    msgid "%1 of %L2"
    msgstr "%L2 / %1"

    msgid "50% full %s"
    msgstr "50% pełne %s"

    #~ msgid "old"
    #~ msgstr "stary"
    """

  @Test(
    "Texts, plurals, formats and contexts",
    arguments: [
      ("%d file", ["1 plik", "88 894 pliki", "88 888 plików"]), ("None", ["None"]), ("Open", ["Otwarte"]),
      ("Hi {name}, {{}} {0:d}", ["Cześć Aleksandra, {} 88 888"]), ("%(n)d%%", ["88 888 %"]),
      ("%1 of %L2", ["88 888 / Aleksandra"]),
      ("50% full %s", ["50% pełne %s"]), ("old", []),
    ])
  func texts(key: String, texts: [String]) {
    let read = reading(["po/pl.po": Self.file(Self.entries)])
    #expect(read.problems.isEmpty)
    let found = read.catalog.texts(key, "pl").map {
      $0.replacing("\u{A0}", with: " ").replacing("Maximiliane Wellington", with: "Aleksandra")
    }
    #expect(found == texts)
  }

  @Test("The source is the key; a context makes another key; fuzzy is to be looked at; an empty text is missing")
  func states() {
    let catalog = reading(["po/pl.po": Self.file(Self.entries)]).catalog
    #expect(catalog.locales == ["en", "pl"])
    #expect(catalog.texts("%d file", "en") == ["1 file", "88,888 files"])
    let menu = catalog.lookUp("Open", context: "menu", in: "pl")
    #expect(menu?.status == .needsReview)
    #expect((try? menu?.variants().map(\.text)) == ["Otwórz \"x\"\tAA"])
    #expect(catalog.status("None", "pl") == .missing)
    #expect(catalog[StringKey("%d file")]?.comment == "For the status bar")
  }

  @Test(
    "The header decides the locale, else the file's name, else its folder",
    arguments: [
      ("po/x.po", "de_AT", "de-AT", nil), ("po/pt_BR.po", "", "pt-BR", nil),
      ("locale/sr@latin/LC_MESSAGES/app.po", "", "sr-Latn", "app"),
      ("po/app-zh_TW.po", "", "zh-TW", "app"),
    ] as [(String, String, String, String?)])
  func locales(path: String, language: String, locale: String, table: String?) {
    let read = reading([path: Self.file("msgid \"a\"\nmsgstr \"b\"", language: language)])
    #expect(read.problems.isEmpty)
    #expect(read.catalog[StringKey("a", table: table)]?.values.keys.sorted() == ["en", locale].sorted())
  }

  @Test(
    "Forms that are too many or too few are shown as gettext shows them: further ones never, the first for those that lack"
  )
  func formCounts() {
    func texts(_ forms: [String]) -> [String] {
      let lines = forms.enumerated().map { "msgstr[\($0.offset)] \"\($0.element)\"" }.joined(separator: "\n")
      let entry = "#, c-format\nmsgid \"%d b\"\nmsgid_plural \"%d bs\"\n\(lines)"
      return reading(["pl.po": Self.file(entry)]).catalog.texts("%d b", "pl").map { $0.replacing("\u{A0}", with: " ") }
    }
    #expect(texts(["%d a", "%d b", "%d c", "%d d"]) == ["1 a", "88 894 b", "88 888 c"])
    #expect(texts(["%d a", "%d b"]) == ["88 888 a", "88 894 b"])
  }

  @Test("A width or a number of decimals that is an argument is no part of the text")
  func stars() {
    let entry = "#, c-format\nmsgid \"%.*f km, %-*d, %.*s, %s\"\nmsgstr \"%.*f km, %-*d, %.*s, %s\""
    let catalog = reading(["en.po": Self.file(entry, language: "de")]).catalog
    let key = "%.*f km, %-*d, %.*s, %s"
    #expect(catalog.texts(key, "de") == ["88.888,88 km, 88.888, Maximiliane Wellington, Maximiliane Wellington"])
    #expect(catalog.texts(key, "de", ["2": "1.5", "4": "7", "6": "a", "7": "b"]) == ["1,50 km, 7, a, b"])
    #expect(
      catalog.texts(key, "de", ["1": "0", "2": "1.2", "4": "7", "5": "2", "6": "abc", "7": "b"]) == ["1 km, 7, ab, b"])
    #expect(
      catalog.texts(key, "de", ["1": "-1", "2": "1.5", "4": "7", "5": "x", "6": "a", "7": "b"]) == ["1,50 km, 7, a, b"])
  }

  @Test("Decimals may be those of an argument that is named by its number, and of one behind others")
  func numberedStars() {
    let entry = "#, c-format\nmsgid \"%2$.*1$f\"\nmsgstr \"%s %2$.*1$f\""
    let catalog = reading(["en.po": Self.file(entry, language: "de")]).catalog
    #expect(catalog.texts("%2$.*1$f", "de", ["1": "3", "2": "1.5"]) == ["3 1,500"])
  }

  @Test("A form that is there is shown though no number has it")
  func unreachableForm() {
    let entry = "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[1] \"x\""
    let read = reading(["de.po": Self.file(entry, language: "de").replacing("n != 1", with: "0")])
    #expect(read.catalog.texts("a", "de") == ["x"])
  }

  @Test(
    "Every charset that the C library knows is read",
    arguments: [
      ("EUC-JP", [0xC0, 0xDF, 0xC4, 0xEA], "設定"), ("CP1250", [0x9A], "š"), ("ISO-8859-15", [0xA4], "€"),
      ("KOI8-R", [0xE6], "Ф"), ("GB2312", [0xC9, 0xE8], "设"), ("BIG5", [0xB3, 0x5D], "設"),
      ("EUC-KR", [0xBC, 0xB3], "설"),
      ("CP932", [0x90, 0xDD], "設"), ("GBK", [0xC9, 0xE8], "设"), ("windows-1250", [0x9A], "š"),
      ("Shift_JIS", [0x90, 0xDD], "設"),
    ] as [(String, [UInt8], String)])
  func namedCharsets(charset: String, bytes: [UInt8], text: String) {
    let file = Self.file("msgid \"a\"\nmsgstr \"TEXT\"", language: "de").replacing("UTF-8", with: charset)
    let parts = file.split(separator: "TEXT")
    var reader = StringCatalogReader()
    reader.add(bytes: Array(parts[0].utf8) + bytes + Array(parts[1].utf8), path: "x.po")
    #expect(reader.problems.isEmpty)
    #expect(reader.catalog().texts("a", "de") == [text])
  }

  @Test("A comment or another entry names no charset")
  func otherCharsets() {
    let entry = "#. Text with charset=koi8-r\nmsgid \"charset=koi8-r\"\nmsgstr \"é\"\n"
    let header = "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
    for file in [entry, "# charset=koi8-r\n" + header + entry] {
      let read = reading(["de.po": file])
      #expect(read.problems.isEmpty)
      #expect(read.catalog.texts("charset=koi8-r", "de") == ["é"])
    }
  }

  @Test("A form that is missing moves no other one to its place")
  func gap() {
    let entry = "msgid \"b\"\nmsgid_plural \"c\"\nmsgstr[0] \"one\"\nmsgstr[2] \"many\"\n"
    let read = reading(["pl.po": Self.file(entry, language: "pl")])
    #expect(read.problems.count == 1)
    #expect(read.problems[0].hasSuffix("expected 3 plural forms of \"b\", found 2; msgstr[1] is missing"))
    #expect(read.catalog.texts("b", "pl", ["n": "5"]) == ["many"])
    #expect(read.catalog.texts("b", "pl", ["n": "2"]) == ["one"])
  }

  @Test("Bytes that are none of the charset are told")
  func malformed() {
    var reader = StringCatalogReader()
    let file = Self.file("msgid \"a\"\nmsgstr \"x\"").replacing("UTF-8", with: "EUC-JP")
    reader.add(bytes: Array(file.utf8) + [0xC0], path: "x.po")
    #expect(
      reader.problems.map(\.description) == ["x.po: the file is not in \"euc-jp\", the charset in its header"])
  }

  @Test("Latin-1 is read by its header; a charset that nobody knows is an error")
  func charsets() {
    let text = Self.file("msgid \"a\"\nmsgstr \"\u{E9}\"").replacing("UTF-8", with: "ISO-8859-1")
    var reader = StringCatalogReader()
    reader.add(bytes: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }, path: "fr.po")
    #expect(reader.catalog().texts("a", "pl") == ["é"])
    let unknown = reading(["fr.po": text.replacing("ISO-8859-1", with: "KLINGON")])
    #expect(unknown.problems == ["fr.po: unknown charset \"klingon\"; convert the file with msgconv -t UTF-8"])
  }

  @Test(
    "What is wrong has a place and a cure, and the others are read",
    arguments: [
      ("msgidd \"b\"", "8:1: unknown keyword \"msgidd\"; did you mean \"msgid\"?"),
      ("msgid \"b", "8:1: this string is never closed; add a quotation mark"),
      ("msgid b\nmsgstr \"\"", "8:1: expected text in quotation marks"),
      (
        "msgid \"b\"\nmsgid_plural \"c\"\nmsgstr[0] \"d\"",
        "8:1: expected 3 plural forms of \"b\", found 1; msgstr[1] is missing"
      ),
      (
        "msgid \"b\"\nmsgid_plural \"c\"\n" + (0..<4).map { "msgstr[\($0)] \"d\"\n" }.joined(),
        "8:1: expected 3 plural forms of \"b\", found 4"
      ),
      (
        "msgid \"b\" c\nmsgstr \"\"",
        "8:1: unexpected text after the closing quotation mark; write \\\" for a literal quotation mark"
      ),
      ("msgstr \"b\"", "8:1: msgstr appears twice in one entry; a \"msgid\" may be missing before it"),
      ("msgctxt \"b\"\nmsgstr \"b\"", "8:1: the entry has no msgid; add one"),
      ("msgid \"a\"\nmsgstr \"c\"", "11:1: the key \"a\" appears twice, first on line 8; remove one"),
    ])
  func mistakes(text: String, message: String) {
    let read = reading(["po/pl.po": Self.file(text + "\n\nmsgid \"a\"\nmsgstr \"x\"")])
    #expect(read.problems.first == "po/pl.po:\(message)")
    #expect(read.catalog.texts("a", "pl").count == 1)
  }

  @Test(
    "A plural expression that is none is told",
    arguments: [
      ("nplurals=2; plural=(n", "the plural expression ends unexpectedly"),
      ("nplurals=99; plural=0;", "\"nplurals\" must be a number from 1 to 20"),
      ("nplurals=2", "\"plural=\" is missing"),
      ("nplurals=2; plural=n $ 2;", "the plural expression cannot be read at \"$ 2\""),
      ("nplurals=2; plural=\(String(repeating: "(", count: 5000))n;", "the plural expression is too long"),
    ])
  func expressions(header: String, message: String) {
    let text = "msgid \"\"\nmsgstr \"Plural-Forms: \(header)\\n\"\n\nmsgid \"a\"\nmsgstr \"x\"\n"
    let read = reading(["de.po": text])
    #expect(read.problems == ["de.po:1:1: invalid Plural-Forms: \(message)"])
    #expect(read.catalog.texts("a", "de") == ["x"])
  }

  @Test("An empty context is another than none, and keys come in the same order however often a file is read")
  func emptyContext() {
    let names = (0..<20).map { "key \($0)" }
    let entries = names.map { "msgctxt \"\"\nmsgid \"\($0)\"\nmsgstr \"a\"\n\nmsgid \"\($0)\"\nmsgstr \"b\"\n" }
    let expected = names.flatMap { [StringKey($0), StringKey($0, context: "")] }.sorted()
    for _ in 0..<20 {
      let (catalog, problems) = reading(["pl.po": Self.file(entries.joined(separator: "\n"))])
      #expect(catalog.keys == expected)
      #expect(problems.isEmpty)
    }
    #expect(StringKey("a") < StringKey("a", context: ""))
    #expect(StringKey("a", table: "b") < StringKey("a", table: "b", context: ""))
    #expect(StringKey("b") < StringKey("a", table: ""))
  }
}
