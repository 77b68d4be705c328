import CellDocuments
import InterfaceBuilder
import StringCatalogs
import TestSupport
import Testing

@Suite("Texts of Interface Builder files in their languages")
struct TranslatedTextTests {
  @Test("Texts are shown as they are written: nothing is put into placeholders")
  func placeholders() throws {
    let nib = HandwrittenNib.cell(HandwrittenNib.label("a", "%@ of 100% sure") + HandwrittenNib.label("b", "Today"))
    try TranslatedNib.withFile(["de.lproj/Cell.strings": #""a.text" = "%@ zu 100% sicher";"#], nib: nib) {
      (file) throws in
      #expect(try TranslatedNib.shown(file, "de").texts == ["%@ zu 100% sicher", "Today"])
      #expect(try TranslatedNib.shown(file, "en-x-bounded").texts == ["[# %@ of 100% sure #]", "[# Today #]"])
    }
    try TranslatedNib.withFile(["de.lproj/Cell.strings": #""a.text" = "%@ of 100% sure";"#], nib: nib) {
      (file) throws in
      #expect(try TranslatedNib.shown(file, "de").found["a"] == "sameAsSource")
    }
  }

  @Test("A text that is not to be translated is missing in no language")
  func notTranslated() throws {
    func shown(comment: String?) throws -> (texts: [String?], found: [String: String]) {
      let nib = HandwrittenNib.cell(
        HandwrittenNib.label("a", "News", comment: comment) + HandwrittenNib.label("b", "12:30"))
      return try TranslatedNib.withFile(["de.lproj/Cell.strings": #""c.text" = "Heute";"#], nib: nib) { (file) throws in
        try TranslatedNib.shown(file, "de")
      }
    }
    let untranslated = try shown(comment: "Do not translate")
    #expect(untranslated.texts == ["News", "12:30"] && untranslated.found == ["b": "source"])
    #expect(try shown(comment: nil).found == ["a": "missing", "b": "source"])
  }

  @Test("A placeholder that Xcode wrote into a table is shown as that has it, and is missing in no language")
  func placeholdersInTables() throws {
    let nib = HandwrittenNib.cell(
      HandwrittenNib.label("a", "Label") + HandwrittenNib.label("b", "120"),
      outlets: [("titleLabel", "a"), ("countLabel", "b")])
    let tables = [
      "de.lproj/Cell.strings": #""a.text" = "Beschriftung"; "b.text" = "120,0";"#, "fr.lproj/Cell.strings": "",
    ]
    try TranslatedNib.withFile(tables, nib: nib) { (file) throws in
      #expect(try TranslatedNib.shown(file, "de").texts == ["Beschriftung", "120,0"])
      #expect(try TranslatedNib.shown(file, "fr").texts == ["Label", "120"])
      #expect(try TranslatedNib.shown(file, "fr").found == ["a": "source", "b": "source"])
      #expect(try file.document.cells[0].localized(by: file.strings, locale: "fr").textsFromCode.isEmpty)
    }
    // Without an outlet the word is what people see.
    try TranslatedNib.withFile(tables, nib: HandwrittenNib.cell(HandwrittenNib.label("a", "Label"))) { (file) throws in
      #expect(try TranslatedNib.shown(file, "fr").found == ["a": "missing"])
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
    let files = ["App/Base.lproj/Cell.xib": TranslatedNib.cell, "Widget/Base.lproj/Cell.xib": TranslatedNib.cell]
    func languages(_ original: String, _ more: [String: String] = [:]) throws -> [[String]] {
      try withFolder(files.merging(["nl.xliff": exchange(original)]) { $1 }.merging(more) { $1 }) { (folder) throws in
        let strings = StringCatalog.read([folder.appending(path: "nl.xliff").path]).catalog
        let app = NibApp(folder: folder.path, strings: strings)
        for file in app.files where file.strings.languages.contains("nl") {
          #expect(try TranslatedNib.shown(file, "nl").texts == ["Nieuws", "Today"])
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
    try TranslatedNib.withFile(
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
    try TranslatedNib.withFile(["de.lproj/Cell.strings": german], nib: HandwrittenNib.cell(views)) { (file) throws in
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
