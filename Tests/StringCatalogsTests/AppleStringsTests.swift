import Foundation
import StringCatalogs
import TestSupport
import Testing

@Suite("Apple's .strings and .stringsdict")
struct AppleStringsTests {
  @Test(
    "Keys and texts are read as property lists have them", .fact("catalog-3"),
    arguments: [
      (#""a" = "b";"#, ["a": "b"]), (#"a = b; c.d-e_f = "g";"#, ["a": "b", "c.d-e_f": "g"]),
      (#"/* x */ "a" /* y */ = // z"# + "\n \"b\" ;", ["a": "b"]), (#""a";"#, ["a": "a"]),
      (#""a" = "\"\\\n\t\U00e9\U0001F\U263a";"#, ["a": "\"\\\n\té\u{1}F☺"]),
      (#""a" = "\UD83C\UDF89\351\200\333\40\777";"#, ["a": "🎉Ø\u{A0}ç \u{FFFD}"]),
      (#""a" = "\u203A";"#, ["a": "u203A"]), (#"'a' = 'it"s';"#, ["a": "it\"s"]),
      ("{ \"a\" = \"b\"; }", ["a": "b"]), ("\"a\" = \"two\nlines\";", ["a": "two\nlines"]),
      ("", [:]), ("// nothing", [:]),
    ])
  func strings(text: String, expected: [String: String]) {
    let read = reading(["de.lproj/Localizable.strings": text])
    #expect(read.problems.isEmpty)
    #expect(Set(read.catalog.keys.map(\.name)) == Set(expected.keys))
    for (key, text) in expected { #expect(read.catalog.texts(key, "de") == [text]) }
  }

  @Test("UTF-16 is read with and without a mark, in both orders", arguments: [true, false], [true, false])
  func utf16(isBigEndian: Bool, hasMark: Bool) {
    let units = Array(((hasMark ? "\u{FEFF}" : "") + "\"é\" = \"ü🎉\";\n").utf16)
    let bytes = units.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
    var reader = StringCatalogReader()
    reader.add(bytes: bytes, path: "fr.lproj/Main.strings")
    #expect(reader.problems.isEmpty)
    #expect(reader.catalog().texts("é", "fr") == ["ü🎉"])
  }

  @Test(
    "What is wrong has a place and a cure, and the others are read",
    arguments: [
      ("b = ;", "2:5: expected text in quotation marks"),
      ("\"b\" \"c\";", "2:5: expected \"=\" after the key \"b\""),
      ("\"b\" = \"c\"", "2:10: the entry of \"b\" does not end with \";\"; add one"),
      (
        "no comment\n\"c\" = \"c\";", "2:4: expected \"=\" after the key \"no\""
      ),
      ("é = 1;", "2:1: expected a key in quotation marks"),
      ("/* b", "2:1: this comment is never closed; add \"*/\""),
      ("b", "2:2: expected \"=\" after the key \"b\""),
      ("\"b\" = \"c;", "2:7: this string is never closed; add a quotation mark"),
    ])
  func mistakes(text: String, message: String) {
    let read = reading(["de.lproj/L.strings": "\"a\" = \"x\";\n\(text)\n"])
    #expect(read.problems == ["de.lproj/L.strings:\(message)"])
    #expect(read.catalog.texts("a", "de") == ["x"])
  }

  @Test("The last of two entries with a key counts, and is told, in every format of Apple's", .fact("catalog-4"))
  func duplicates() {
    for text in [
      "\"a\" = \"x\";\n\"a\" = \"c\";\n",
      propertyList("<key>a</key><string>x</string>\n<key>a</key><string>c</string>"),
    ] {
      let read = reading(["de.lproj/L.strings": text])
      #expect(read.problems.count == 1)
      #expect(read.problems.first?.contains("the key \"a\" appears twice, first on line") == true)
      #expect(read.problems.first?.hasSuffix(", and the last one is used; remove one") == true)
      #expect(read.catalog.texts("a", "de") == ["c"])
    }
  }

  @Test("A line that lacks the marks of a comment costs no entry behind it")
  func unmarkedComment() {
    let read = reading(["de.lproj/L.strings": "Some words of a translator\n\n\"a\" = \"x\";\n\"b\" = \"y\";"])
    #expect(read.problems.count == 1)
    #expect(read.catalog.keys.map(\.name) == ["a", "b"])
  }

  @Test(
    "A word or a mark in a line of its own costs no entry behind it",
    arguments: ["Settings", "\"x\"", "say \"hi", "say \"hi\"", "Settings /* of a */", "Settings\n/* of a */"])
  func wordWithoutMarks(line: String) throws {
    for lineBreak in ["\n", "\r\n", "\r"] {
      let text = "\(line)\n\"a\" = \"x\";\n\"b\" = \"y\";\n".replacing("\n", with: lineBreak)
      let read = reading(["de.lproj/L.strings": text])
      #expect(read.problems.count == 1)
      #expect(read.catalog.keys.map(\.name) == ["a", "b"])
      #expect((read.catalog.texts("a", "de"), read.catalog.texts("b", "de")) == (["x"], ["y"]))
      if line.contains("of a") { #expect(read.catalog[StringKey("a", table: "L")]?.comment == "of a") }
    }
  }

  @Test("UTF-32 is read with a mark, in both orders", arguments: [true, false])
  func utf32(isBigEndian: Bool) {
    let bytes = "\u{FEFF}\"é\" = \"ü🎉\";".unicodeScalars.flatMap { scalar -> [UInt8] in
      let bytes = (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> ($0 * 8)) }
      return isBigEndian ? bytes.reversed() : bytes
    }
    var reader = StringCatalogReader()
    reader.add(bytes: bytes, path: "fr.lproj/Main.strings")
    #expect(reader.problems.isEmpty)
    #expect(reader.catalog().texts("é", "fr") == ["ü🎉"])
    var cut = StringCatalogReader()
    cut.add(bytes: Array(bytes.dropLast()), path: "fr.lproj/Main.strings")
    #expect(
      cut.problems.map(\.description) == [
        "fr.lproj/Main.strings: expected UTF-32 after the byte order mark; save the file as UTF-8"
      ])
  }

  @Test("A file outside of any .lproj is in the source's language where that is named")
  func unlocalized() {
    var reader = StringCatalogReader(sourceLocale: "fr")
    reader.add(bytes: Array("a = b;".utf8), path: "App/Localizable.strings")
    reader.add(bytes: Array("a = c;".utf8), path: "App/de.lproj/Localizable.strings")
    #expect(reader.problems.isEmpty)
    let catalog = reader.catalog(sourceLocale: "fr")
    #expect((catalog.texts("a", "fr"), catalog.texts("a", "de")) == (["b"], ["c"]))
  }

  @Test(
    "Arguments reach variables by their numbers, as the text counts them, and by their names", .fact("catalog-2"),
    arguments: [
      ("two", ["1": "1", "2": "3", "3": "Ann"], ["1 Datei in 3 Ordnern von Ann"]),
      ("two", ["files": "2", "folders": "1", "3": "Ann"], ["2 Dateien in einem Ordner von Ann"]),
      ("nested", ["1": "2", "2": "1"], ["2 as, 1 b"]), ("nested", ["a": "2", "b": "3"], ["2 as, 3 bs"]),
    ])
  func arguments(key: String, arguments: [String: String], texts: [String]) {
    #expect(reading(["de.lproj/L.stringsdict": Self.plurals]).catalog.texts(key, "de", arguments) == texts)
  }

  @Test("0 has the form zero in every language, in Apple's formats alone", .fact("catalog-1"))
  func zero() throws {
    let dictionary = propertyList(
      "<key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>"
        + variable("v", ["zero": "none", "one": "%d box", "other": "%d boxes"]) + "</dict>")
    let plural =
      "\"variations\": { \"plural\": { \"zero\": \(unit("none")), \"one\": \(unit("%lld box")), \"other\": \(unit("%lld boxes")) } }"
    let units = ["zero": "none", "one": "%d box", "other": "%d boxes"].sorted { $0.key > $1.key }.map {
      "<trans-unit id=\"n|==|plural.\($0.key)\"><source>\($0.value)</source></trans-unit>"
    }
    for files in [
      ["en.lproj/L.stringsdict": dictionary],
      [
        "L.xcstrings":
          "{ \"sourceLanguage\": \"en\", \"strings\": { \"n\": { \"localizations\": { \"en\": { \(plural) } } } } }"
      ],
      [
        "L.xliff":
          "<xliff version=\"1.2\"><file original=\"L.xcstrings\" source-language=\"en\"><body>\(units.joined())</body></file></xliff>"
      ],
    ] as [KeyValuePairs<String, String>] {
      let catalog = reading(files).catalog
      #expect(catalog.texts("n", "en") == ["none", "1 box", "88,888 boxes"])
      #expect(catalog.texts("n", "en", ["1": "0"]) == ["none"])
      let found = try #require(catalog.lookUp("n", in: "en"))
      #expect(try found.variants().map(\.choices).first?.first?.hasSuffix("=zero") == true)
    }
    let android =
      "<resources><plurals name=\"n\"><item quantity=\"zero\">none</item><item quantity=\"other\">%d boxes</item></plurals></resources>"
    #expect(reading(["values/s.xml": android]).catalog.texts("n", "en", ["1": "0"]) == ["0 boxes"])
    let message = "{\"n\":\"{n, plural, zero{none} other{# boxes}}\"}"
    #expect(reading(["en.json": message]).catalog.texts("n", "en", ["n": "0"]) == ["0 boxes"])
  }

  @Test(
    "What is inflected is told, and its text is shown as it stands",
    arguments: ["en.lproj/L.strings", "L.xcstrings", "L.xliff", "en.lproj/L.stringsdict"])
  func inflection(path: String) {
    let text = "^[%lld file](inflect: true) and [a link](there)"
    let content =
      switch path {
      case "L.xcstrings":
        "{ \"sourceLanguage\": \"en\", \"strings\": { \"n\": { \"localizations\": { \"en\": \(unit(text)) } } } }"
      case "L.xliff":
        "<xliff version=\"1.2\"><file original=\"L.strings\" source-language=\"en\"><body><trans-unit id=\"n\"><source>\(text)</source></trans-unit></body></file></xliff>"
      case "en.lproj/L.stringsdict": propertyList("<key>n</key><string>\(text)</string>")
      default: "n = \"\(text)\";"
      }
    let read = reading([path: content])
    #expect(read.problems.count == 1)
    #expect(read.problems.first?.contains("\"n\" is inflected") == true)
    #expect(read.catalog.texts("n", "en") == ["88,888 file and [a link](there)"])
  }

  @Test("A mistake costs one entry, not those behind it")
  func recovery() {
    let read = reading(["de.lproj/L.strings": "a = ;\nb \"c\";\n\"d\" = \"e\"\n\"f\" = \"g\";\nh = i;"])
    #expect(read.problems.count == 3)
    #expect(read.catalog.keys.map(\.name) == ["d", "f", "h"])
  }

  private static let plurals = propertyList(
    "<key>two</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@ von %@</string>"
      + variable("files", ["one": "%d Datei", "other": "%d Dateien"])
      + variable("folders", ["one": "einem Ordner", "other": "%d Ordnern"]) + "</dict>\n"
      + "<key>nested</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string>"
      + variable("a", ["one": "%d a", "other": "%d as, %#@b@"]) + variable("b", ["one": "%d b", "other": "%d bs"])
      + "</dict>\n"
      + "<key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>Lang</string>"
      + "<key>5</key><string>K</string></dict></dict>\n"
      + "<key>device</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>ipad</key><string>iPad</string>"
      + "<key>other</key><string>Sonst</string></dict></dict>")

  @Test(
    "A .stringsdict has every text of its rules",
    arguments: [
      (
        "two",
        [
          "1 Datei in einem Ordner von Maximiliane Wellington", "1 Datei in 88.888 Ordnern von Maximiliane Wellington",
          "88.888 Dateien in einem Ordner von Maximiliane Wellington",
          "88.888 Dateien in 88.888 Ordnern von Maximiliane Wellington",
        ]
      ), ("nested", ["1 a", "88.888 as, 1 b", "88.888 as, 88.888 bs"]), ("wide", ["K", "Lang"]), ("device", ["Sonst"]),
    ])
  func rules(key: String, texts: [String]) {
    let read = reading(["de.lproj/L.stringsdict": Self.plurals])
    #expect(read.problems.isEmpty)
    #expect(read.catalog.texts(key, "de") == texts)
  }

  @Test("A device's rule has variables that arguments reach by their names")
  func variablesOfDevices() {
    let read = reading([
      "de.lproj/L.stringsdict": propertyList(
        "<key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key><dict>"
          + "<key>NSStringLocalizedFormatKey</key><string>%#@files@</string>"
          + variable("files", ["one": "%d Datei", "other": "%d Dateien"]) + "</dict></dict></dict>")
    ])
    #expect(read.problems.isEmpty)
    #expect(read.catalog.texts("d", "de", ["files": "1"]) == ["1 Datei"])
  }

  @Test(
    "A .stringsdict has the text of the catalog's device", arguments: [(DeviceFamily.iPad, "iPad"), (.mac, "Sonst")])
  func devices(device: DeviceFamily, text: String) throws {
    var catalog = reading(["de.lproj/L.stringsdict": Self.plurals]).catalog
    catalog.device = device
    #expect(try catalog.lookUp("device", in: "de")?.variants().map(\.text) == [text])
  }

  @Test(
    "What is wrong with a rule has a place and a cure, and the others are read",
    arguments: [
      (
        "<key>b</key><dict><key>x</key><string>y</string></dict>",
        "4:1: \"b\" has no NSStringLocalizedFormatKey, NSStringDeviceSpecificRuleType or NSStringVariableWidthRuleType"
      ),
      (
        "<key>b</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string></dict>",
        "4:1: \"b\": there is no variable \"v\""
      ),
      (
        "<key>b</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>"
          + variable("v", ["other": "%#@v@"]) + "</dict>",
        "4:1: \"b\": the variable \"v\" contains itself"
      ),
    ])
  func badRules(text: String, message: String) {
    let read = reading(["de.lproj/L.stringsdict": propertyList(text + "\n<key>a</key><string>x</string>")])
    #expect(read.problems == ["de.lproj/L.stringsdict:\(message)"])
    #expect(read.catalog.texts("a", "de") == ["x"])
  }

  @Test("A .stringsdict takes the place of a .strings with the same key")
  func precedence() {
    let dictionary = propertyList("<key>a</key><string>dict</string>")
    for files in [
      ["de.lproj/L.strings": "a = plain;", "de.lproj/L.stringsdict": dictionary],
      ["de.lproj/L.stringsdict": dictionary, "de.lproj/L.strings": "a = plain;"],
    ] as [KeyValuePairs<String, String>] {
      let read = reading(files)
      #expect(read.problems.isEmpty)
      #expect(read.catalog.texts("a", "de") == ["dict"])
    }
  }

  @Test("Property lists that Xcode writes are read, in XML and in binary")
  func propertyLists() throws {
    let texts = ["a": "b", "é": "ü 🎉", "long": String(repeating: "x", count: 300)]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: texts, format: format, options: 0)
      var reader = StringCatalogReader()
      reader.add(bytes: Array(data), path: "de.lproj/L.strings")
      #expect(reader.problems.isEmpty)
      for (key, text) in texts { #expect(reader.catalog().texts(key, "de") == [text]) }
    }
  }

  @Test("A damaged binary property list is an error, whatever byte is changed")
  func damaged() throws {
    let list: [String: Any] = [
      "a": ["NSStringVariableWidthRuleType": ["1": "é", "20": "long"]], "n": 5, "l": ["x", "y"],
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    for index in data.indices {
      for value in [0, 1, 0x0F, 0x5F, 0x7F, 0xA2, 0xDF, 0xFF] as [UInt8] {
        var bytes = Array(data)
        bytes[index] = value
        var reader = StringCatalogReader()
        reader.add(bytes: bytes, path: "de.lproj/L.stringsdict")
        reader.add(bytes: Array(bytes.prefix(index)), path: "de.lproj/M.strings")
      }
    }
    var reader = StringCatalogReader()
    reader.add(bytes: Array("bplist00 and no more than that, which is too little".utf8), path: "de.lproj/L.strings")
    #expect(
      reader.problems.map(\.description) == [
        "de.lproj/L.strings: the binary property list is damaged; create it again, or convert it with plutil"
      ])
  }
}
