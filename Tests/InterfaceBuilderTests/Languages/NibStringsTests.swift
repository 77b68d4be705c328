import CellDocuments
import Foundation
import InterfaceBuilder
import StringCatalogs
import TestSupport
import Testing

@Suite("Tables of strings beside Interface Builder files")
struct NibStringsTests {
  private static let cell = HandwrittenNib.cell(
    HandwrittenNib.label("a", "News") + HandwrittenNib.label("b", "Today"), outlets: [("dateLabel", "b")])

  private func withFile<Result>(
    _ tables: [String: String], path: String = "Base.lproj/Cell.xib", nib: String = cell,
    _ body: (NibFile) throws -> Result
  ) throws -> Result {
    try withFolder(tables.merging([path: nib]) { $1 }) { (folder) throws in
      try body(NibFile(path: folder.appending(path: path).path))
    }
  }

  private func shown(_ file: NibFile, _ locale: String?) throws -> (texts: [String?], found: [String: String]) {
    let localized = try file.document.cells[0].localized(by: file.strings, locale: locale)
    return (
      ["a", "b"].map { localized.cell.label($0) },
      localized.references.compactMapValues { $0.lookup?.status.name }
    )
  }

  @Test("A table in each language's folder translates the file, and the file has the source texts")
  func strings() throws {
    try withFile([
      "de.lproj/Cell.strings": #""a.text" = "Neuigkeiten";"#, "fr.lproj/Cell.strings": #""b.text" = "Aujourd'hui";"#,
      "fr.lproj/Other.strings": #""a.text" = "Faux";"#,
    ]) { (file) throws in
      #expect(file.strings.languages == ["en", "de", "fr"])
      #expect(file.strings.problems.isEmpty)
      #expect(try shown(file, nil).texts == ["News", "Today"])
      #expect(try shown(file, "de").texts == ["Neuigkeiten", "Today"])
      #expect(try shown(file, "de").found == ["a": "translated", "b": "missing"])
      #expect(try shown(file, "fr").texts == ["News", "Aujourd'hui"])
      #expect(try shown(file, "fr").found == ["a": "missing", "b": "translated"])
      #expect(try shown(file, "en-x-double").texts == ["News News", "Today Today"])
    }
  }

  @Test("A text that some language translates is known, although an outlet leads to its label")
  func known() throws {
    try withFile(["de.lproj/Cell.strings": #""a.text" = "Neuigkeiten";"#]) { (file) throws in
      #expect(try file.document.cells[0].localized(by: file.strings, locale: "de").textsFromCode == ["b"])
    }
    try withFile(["de.lproj/Cell.strings": #""b.text" = "Heute";"#]) { (file) throws in
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
    try withFile(["mul.lproj/Cell.xcstrings": catalog]) { (file) throws in
      #expect(file.strings.languages == ["de", "fr"])
      #expect(try shown(file, "de").texts == ["News", "Today"])
      #expect(try shown(file, "fr").texts == ["Nouvelles", "Today"])
      #expect(try shown(file, "fr").found == ["a": "translated", "b": "missing"])
      #expect(try shown(file, "en-x-bounded").texts == ["[# News #]", "[# Today #]"])
    }
  }

  @Test("A .stringsdict comes before the .strings beside it")
  func stringsdict() throws {
    let dictionary = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>a.text</key><dict>
      <key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key><string>Telefon</string>
      <key>other</key><string>Gerät</string></dict></dict></dict></plist>
      """
    try withFile([
      "de.lproj/Cell.strings": #""a.text" = "Neuigkeiten";"#, "de.lproj/Cell.stringsdict": dictionary,
    ]) { (file) throws in #expect(try shown(file, "de").texts[0] == "Telefon") }
  }

  @Test("Two tables of one name in different folders do not mix")
  func twoOfOneName() throws {
    try withFolder([
      "App/Base.lproj/Main.xib": Self.cell, "App/de.lproj/Main.strings": #""a.text" = "Aus App";"#,
      "Widget/Base.lproj/Main.xib": Self.cell, "Widget/de.lproj/Main.strings": #""b.text" = "Aus Widget";"#,
      "Widget/fr.lproj/Main.strings": #""a.text" = "Du widget";"#,
    ]) { (folder) throws in
      let files = NibApp(folder: folder.path).files
      #expect(files.map(\.strings.languages) == [["en", "de"], ["en", "de", "fr"]])
      #expect(try files.map { try shown($0, "de").texts } == [["Aus App", "Today"], ["News", "Aus Widget"]])
      #expect(try files.map { try shown($0, "fr").texts } == [["News", "Today"], ["Du widget", "Today"]])
    }
  }

  @Test(
    "A file outside of .lproj is in no language, one in a language's folder in that one: their texts stay as written")
  func withoutTables() throws {
    try withFile([:], path: "Cell.xib") { (file) throws in
      #expect(file.strings.languages.isEmpty)
      #expect(try shown(file, "de").texts == ["News", "Today"])
      #expect(try shown(file, "de").found.isEmpty)
      #expect(try shown(file, "en-x-double").found == ["a": "pseudo"])
    }
    try withFile(["fr.lproj/Cell.strings": #""a.text" = "Nouvelles";"#], path: "de.lproj/Cell.xib") { (file) throws in
      #expect(file.strings.languages == ["de"])
      #expect(try shown(file, "fr").texts == ["News", "Today"])
      #expect(try shown(file, "fr").found.isEmpty)
    }
  }

  @Test("A table in the source language comes before the text of the file")
  func sourceTable() throws {
    try withFile(["en.lproj/Cell.strings": #""a.text" = "Latest news";"#]) { (file) throws in
      #expect(file.strings.languages == ["en"])
      #expect(try shown(file, "en").texts == ["Latest news", "Today"])
    }
  }

  @Test("Texts are shown as they are written: nothing is put into placeholders")
  func placeholders() throws {
    let nib = HandwrittenNib.cell(HandwrittenNib.label("a", "%@ of 100% sure") + HandwrittenNib.label("b", "Today"))
    try withFile(["de.lproj/Cell.strings": #""a.text" = "%@ zu 100% sicher";"#], nib: nib) { (file) throws in
      #expect(try shown(file, "de").texts == ["%@ zu 100% sicher", "Today"])
      #expect(try shown(file, "en-x-bounded").texts == ["[# %@ of 100% sure #]", "[# Today #]"])
    }
    try withFile(["de.lproj/Cell.strings": #""a.text" = "%@ of 100% sure";"#], nib: nib) { (file) throws in
      #expect(try shown(file, "de").found["a"] == "sameAsSource")
    }
  }

  @Test("A text that is not to be translated is missing in no language")
  func notTranslated() throws {
    let nib = HandwrittenNib.cell(
      HandwrittenNib.label("a", "News", comment: "Do not translate")
        + HandwrittenNib.label("b", "12:30"))
    try withFile(["de.lproj/Cell.strings": #""c.text" = "Heute";"#], nib: nib) { (file) throws in
      #expect(try shown(file, "de").found == ["a": "source"])
    }
  }

  @Test("A key that names no object is a note at its place in the table")
  func staleKeys() throws {
    try withFile(["de.lproj/Cell.strings": "\"a.text\" = \"Neuigkeiten\";\n\"gone.text\" = \"Weg\";"]) {
      (file) throws in
      #expect(file.strings.notes.map(\.code) == [.staleKey])
      #expect(file.strings.notes.map(\.objectID) == ["gone"])
      #expect(file.strings.notes[0].position == SourcePosition(line: 2, column: 1))
      #expect(file.strings.notes[0].file?.hasSuffix("de.lproj/Cell.strings") == true)
    }
  }

  @Test("What cannot be read of a table is told with its place, and the rest counts")
  func problems() throws {
    try withFile(["de.lproj/Cell.strings": "\"a.text\" \"Neuigkeiten\";\n\"b.text\" = \"Heute\";"]) { (file) throws in
      #expect(file.strings.problems.map(\.position?.line) == [1])
      #expect(try shown(file, "de").texts == ["News", "Heute"])
    }
  }

  @Test("XLIFF files translate the table of the file that they name, and no other file of its name")
  func xliff() throws {
    func exchange(_ original: String) -> String {
      """
      <?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="\(original)" source-language="en" target-language="nl" datatype="plaintext"><body>
      <trans-unit id="a.text"><source>News</source><target>Nieuws</target></trans-unit></body></file></xliff>
      """
    }
    let files = ["App/Base.lproj/Cell.xib": Self.cell, "Widget/Base.lproj/Cell.xib": Self.cell]
    func languages(_ original: String, _ more: [String: String] = [:]) throws -> [[String]] {
      try withFolder(files.merging(["nl.xliff": exchange(original)]) { $1 }.merging(more) { $1 }) { (folder) throws in
        let strings = StringCatalog.read([folder.appending(path: "nl.xliff").path]).catalog
        let app = NibApp(folder: folder.path, strings: strings)
        for file in app.files where file.strings.languages.contains("nl") {
          #expect(try shown(file, "nl").texts == ["Nieuws", "Today"])
        }
        return app.files.map(\.strings.languages)
      }
    }
    #expect(try languages("App/Base.lproj/Cell.xib") == [["en", "nl"], []])
    #expect(try languages("../Widget/mul.lproj/Cell.xcstrings") == [[], ["en", "nl"]])
    #expect(try languages("Base.lproj/Cell.xib") == [[], []])
    #expect(try languages("Base.lproj/Cell.xib", ["App/App.xcodeproj/project.pbxproj": ""]) == [["en", "nl"], []])
    #expect(try languages("Other/Base.lproj/Cell.xib") == [[], []])
  }

  @Test("Titles of sections are looked up by the section's id")
  func sections() throws {
    let table = HandwrittenNib.staticTable([HandwrittenNib.label("a", "News")], header: "General")
    try withFile(
      ["de.lproj/Main.strings": #""section.headerTitle" = "Allgemein";"#], path: "Base.lproj/Main.storyboard",
      nib: table
    ) { (file) throws in
      let german = try file.document.tables[0].localized(by: file.strings, locale: "de")
      #expect(german.table.sections.map(\.header) == ["Allgemein"])
      #expect(german.references.map { ($0.key.description, $0.value.lookup?.status.name) }.first?.1 == "translated")
      #expect(
        try file.document.tables[0].localized(by: file.strings, locale: "en-x-bounded").table.sections[0].header
          == "[# General #]")
    }
  }

  @Test("Buttons, fields and segments have their own keys")
  func properties() throws {
    let rect = #"<rect key="frame" x="0" y="0" width="44" height="44"/>"#
    let views =
      #"<button id="b">\#(rect)<state key="normal" title="Save"/></button>"#
      + #"<textField placeholder="Name" id="f">\#(rect)</textField>"#
      + #"<segmentedControl id="s">\#(rect)<segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>"#
    let german = """
      "b.normalTitle" = "Sichern"; "f.placeholder" = "Vorname"; "s.segmentTitles[1]" = "Woche";
      """
    try withFile(["de.lproj/Cell.strings": german], nib: HandwrittenNib.cell(views)) { (file) throws in
      let views = try file.document.cells[0].localized(by: file.strings, locale: "de").cell.contentView.subviews
      guard case .button(let button) = views[0].content, case .textField(let field) = views[1].content,
        case .segments(let segments) = views[2].content
      else {
        Issue.record("the views are of other kinds")
        return
      }
      #expect(button.title == "Sichern")
      #expect(field.placeholder == "Vorname")
      #expect(segments.map(\.title) == ["Day", "Woche"])
    }
  }
}
