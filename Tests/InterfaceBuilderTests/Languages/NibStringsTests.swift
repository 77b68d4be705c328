import CellDocuments
import Foundation
import InterfaceBuilder
import StringCatalogs
import TestSupport
import Testing

@Suite("Tables of strings beside Interface Builder files")
struct NibStringsTests {
  @Test("A table in each language's folder translates the file, and the file has the source texts")
  func strings() throws {
    try TranslatedNib.withFile([
      "de.lproj/Cell.strings": #""a.text" = "Neuigkeiten";"#, "fr.lproj/Cell.strings": #""b.text" = "Aujourd'hui";"#,
      "fr.lproj/Other.strings": #""a.text" = "Faux";"#,
    ]) { (file) throws in
      #expect(file.strings.languages == ["en", "de", "fr"])
      #expect(file.strings.problems.isEmpty)
      #expect(try TranslatedNib.shown(file, nil).texts == ["News", "Today"])
      #expect(try TranslatedNib.shown(file, "de").texts == ["Neuigkeiten", "Today"])
      #expect(try TranslatedNib.shown(file, "de").found == ["a": "translated", "b": "missing"])
      #expect(try TranslatedNib.shown(file, "fr").texts == ["News", "Aujourd'hui"])
      #expect(try TranslatedNib.shown(file, "fr").found == ["a": "missing", "b": "translated"])
      #expect(try TranslatedNib.shown(file, "en-x-double").texts == ["News News", "Today Today"])
    }
  }

  @Test("A text that some language translates is known, although an outlet leads to its label")
  func known() throws {
    try TranslatedNib.withFile(["de.lproj/Cell.strings": #""a.text" = "Neuigkeiten";"#]) { (file) throws in
      #expect(try file.document.cells[0].localized(by: file.strings, locale: "de").textsFromCode == ["b"])
    }
    try TranslatedNib.withFile(["de.lproj/Cell.strings": #""b.text" = "Heute";"#]) { (file) throws in
      #expect(try file.document.cells[0].localized(by: file.strings, locale: "de").textsFromCode.isEmpty)
    }
  }

  @Test(
    "An .xcstrings in mul.lproj has all languages, and names the source; a key without a source text is the file's text"
  )
  func xcstrings() throws {
    let catalog = """
      {"sourceLanguage": "de", "version": "1.0", "strings": {
      "a.text": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Nouvelles"}}}},
      "b.text": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Today"}},
      "fr": {"stringUnit": {"state": "new", "value": "Aujourd'hui"}}}}}}
      """
    try TranslatedNib.withFile(["mul.lproj/Cell.xcstrings": catalog]) { (file) throws in
      #expect(file.strings.languages == ["de", "fr"])
      #expect(try TranslatedNib.shown(file, "de").texts == ["News", "Today"])
      #expect(try TranslatedNib.shown(file, "fr").texts == ["Nouvelles", "Today"])
      #expect(try TranslatedNib.shown(file, "fr").found == ["a": "translated", "b": "missing"])
      #expect(try TranslatedNib.shown(file, "en-x-bounded").texts == ["[# News #]", "[# Today #]"])
    }
  }

  @Test("A .stringsdict comes before the .strings beside it")
  func stringsdict() throws {
    let dictionary = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>a.text</key><dict>
      <key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key><string>Telefon</string>
      <key>other</key><string>Gerät</string></dict></dict></dict></plist>
      """
    try TranslatedNib.withFile([
      "de.lproj/Cell.strings": #""a.text" = "Neuigkeiten";"#, "de.lproj/Cell.stringsdict": dictionary,
    ]) { (file) throws in #expect(try TranslatedNib.shown(file, "de").texts[0] == "Telefon") }
  }

  @Test("Two tables of one name in different folders do not mix")
  func twoOfOneName() throws {
    try withFolder([
      "App/Base.lproj/Main.xib": TranslatedNib.cell, "App/de.lproj/Main.strings": #""a.text" = "Aus App";"#,
      "Widget/Base.lproj/Main.xib": TranslatedNib.cell, "Widget/de.lproj/Main.strings": #""b.text" = "Aus Widget";"#,
      "Widget/fr.lproj/Main.strings": #""a.text" = "Du widget";"#,
    ]) { (folder) throws in
      let files = NibApp(folder: folder.path).files
      #expect(files.map(\.strings.languages) == [["en", "de"], ["en", "de", "fr"]])
      #expect(
        try files.map { try TranslatedNib.shown($0, "de").texts } == [["Aus App", "Today"], ["News", "Aus Widget"]])
      #expect(
        try files.map { try TranslatedNib.shown($0, "fr").texts } == [["News", "Today"], ["Du widget", "Today"]])
    }
  }

  @Test(
    "A file outside of .lproj is in no language, one in a language's folder in that one: their texts stay as written")
  func withoutTables() throws {
    try TranslatedNib.withFile([:], path: "Cell.xib") { (file) throws in
      #expect(file.strings.languages.isEmpty)
      #expect(try TranslatedNib.shown(file, "de").texts == ["News", "Today"])
      #expect(try TranslatedNib.shown(file, "de").found.isEmpty)
      #expect(try TranslatedNib.shown(file, "en-x-double").found == ["a": "pseudo"])
    }
    try TranslatedNib.withFile(["fr.lproj/Cell.strings": #""a.text" = "Nouvelles";"#], path: "de.lproj/Cell.xib") {
      (file) throws in
      #expect(file.strings.languages == ["de"])
      #expect(try TranslatedNib.shown(file, "fr").texts == ["News", "Today"])
      #expect(try TranslatedNib.shown(file, "fr").found.isEmpty)
    }
  }

  @Test("A table in the source language comes before the text of the file")
  func sourceTable() throws {
    try TranslatedNib.withFile(["en.lproj/Cell.strings": #""a.text" = "Latest news";"#]) { (file) throws in
      #expect(file.strings.languages == ["en"])
      #expect(try TranslatedNib.shown(file, "en").texts == ["Latest news", "Today"])
    }
  }

  @Test("A key that names no object is a note at its place in the table")
  func staleKeys() throws {
    try TranslatedNib.withFile(["de.lproj/Cell.strings": "\"a.text\" = \"Neuigkeiten\";\n\"gone.text\" = \"Weg\";"]) {
      (file) throws in
      #expect(file.strings.notes.map(\.code) == [.staleKey])
      #expect(file.strings.notes.map(\.objectID) == ["gone"])
      #expect(file.strings.notes[0].position == SourcePosition(line: 2, column: 1))
      #expect(file.strings.notes[0].file?.hasSuffix("de.lproj/Cell.strings") == true)
    }
  }

  @Test(
    "A key of a text that views of the kind do not show is a note; other properties of the object are not",
    arguments: [
      ("a.normalTitle", true), ("a.placeholder", true), ("a.segmentTitles[0]", true), ("a.text", false),
      ("a.attributedText", false), ("a.accessibilityLabel", false), ("f.placeholder", false), ("f.normalTitle", true),
      ("g.normalTitle", false), ("g.configuration.title", false), ("g.selectedTitle", false), ("g.text", true),
      ("s.segmentTitles[0]", false), ("s.segmentTitles[1]", true), ("v.text", false), ("i.text", true),
    ])
  func keysOfOtherKinds(key: String, isStale: Bool) throws {
    let views = [
      HandwrittenNib.label("a", "News"), "<textField id=\"f\"/>", "<button id=\"g\"/>", "<view id=\"v\"/>",
      "<segmentedControl id=\"s\"><segments><segment title=\"One\"/></segments></segmentedControl>",
      "<imageView id=\"i\"/>",
    ]
    let table = ["de.lproj/Cell.strings": "\"\(key)\" = \"Text\";"]
    try TranslatedNib.withFile(table, nib: HandwrittenNib.cell(views.joined())) { (file) throws in
      #expect(file.strings.notes.map(\.code) == (isStale ? [.staleKey] : []))
      #expect(file.strings.notes.allSatisfy { $0.message.contains("is for text that <") && $0.message.contains(key) })
    }
  }

  @Test("What cannot be read of a table is told with its place, and the rest counts")
  func problems() throws {
    try TranslatedNib.withFile(["de.lproj/Cell.strings": "\"a.text\" \"Neuigkeiten\";\n\"b.text\" = \"Heute\";"]) {
      (file) throws in
      #expect(file.strings.problems.map(\.position?.line) == [1])
      #expect(try TranslatedNib.shown(file, "de").texts == ["News", "Heute"])
    }
  }
}
