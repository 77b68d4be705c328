import CellDocuments
import StringCatalogs
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("strut-nib.yaml")
struct NibSettingsTests {
  private static let nib = HandwrittenNib.cell(
    HandwrittenNib.label("a", "News") + HandwrittenNib.label("b", "Today"), outlets: [("titleLabel", "a")])

  @Test("Heights, sizes and what is ignored are read with their places")
  func values() throws {
    let settings = try NibSettings(
      text: """
        schema: 1
        rowHeights: { EpisodeCell: 72 }
        sizes: { AvatarView: { width: 40, height: 30.5 } }
        ignore: [Debug/**, LegacyCell]
        """)
    #expect(settings.rowHeights.mapValues(\.value) == ["EpisodeCell": 72])
    #expect(settings.rowHeights["EpisodeCell"]?.position == SourcePosition(line: 2, column: 15))
    #expect(settings.sizes.mapValues(\.value) == ["AvatarView": NibSize(width: 40, height: 30.5)])
    #expect(settings.ignores(cell: "LegacyCell") && !settings.ignores(cell: "EpisodeCell"))
    #expect(settings.ignores(file: "Debug/A/Cell.xib") && !settings.ignores(file: "App/Cell.xib"))
  }

  @Test("A text stands in for that of an element, and it is one from code")
  func texts() throws {
    let document = try HandwrittenNib.document(Self.nib)
    let settings = try NibSettings(text: "schema: 1\ntexts: { EpisodeCell.titleLabel: A very long title }")
    let cell = try document.cells[0].localized(by: NibStrings(document), NibTextOptions(settings: settings))
    #expect(cell.cell.label("a") == "A very long title")
    #expect(cell.origins[NibTextKey("a", "text")] == .code(shown: .settings))
    #expect(cell.cell.label("b") == "Today")
  }

  @Test("A key is looked up in the strings of the app")
  func keys() throws {
    let document = try HandwrittenNib.document(Self.nib)
    let settings = try NibSettings(text: "schema: 1\ntexts: { EpisodeCell.titleLabel: { key: title } }", file: "s.yaml")
    try withFolder(["de.lproj/Localizable.strings": #""title" = "Ein Titel";"#]) { (folder) throws in
      let strings = StringCatalog.read([folder.path]).catalog
      let options = NibTextOptions(settings: settings, strings: strings)
      #expect(
        try document.cells[0].localized(by: NibStrings(document), locale: "de", options).cell.label("a") == "Ein Titel")
    }
    let error = #expect(throws: CellDocumentErrors.self) {
      try document.cells[0].localized(by: NibStrings(document), NibTextOptions(settings: settings))
    }
    #expect(
      error?.message == "s.yaml:2:34: \"title\" is a key; specify its strings with --strings PATH")
  }

  @Test(
    "What is wrong is told with file, line and cure",
    arguments: [
      (
        "schema: 1\nrowHeigths: {}",
        "s.yaml:2:1: unknown key \"rowHeigths\" of the document; did you mean \"rowHeights\"?"
      ),
      (
        "schema: 1\nrowHeights: { A: tall }",
        "s.yaml:2:18: \"A\" must be a number of points, 0 or more, not \"tall\""
      ),
      (
        "schema: 1\nsizes: { A: { width: 40 } }",
        "s.yaml:2:13: \"A\" has no height; write { width: …, height: … }, in points"
      ),
      ("texts: {}", "s.yaml:1:1: the document has no key \"schema\"; add \"schema: 1\""),
      ("schema: 1\nignore: LegacyCell", "s.yaml:2:9: \"ignore\" must be a list, not \"LegacyCell\""),
    ])
  func errors(text: String, message: String) {
    let error = #expect(throws: CellDocumentErrors.self) { try NibSettings(text: text, file: "s.yaml") }
    #expect(error?.message == message)
  }

  @Test("Settings of an app that are about nothing are problems, with the nearest name")
  func unknownNames() throws {
    let settings = """
      schema: 1
      texts: { EpisodeCell.titelLabel: A title }
      rowHeights: { Episode: 72 }
      sizes: { AvatarView: { width: 40, height: 40 } }
      ignore: [EpisodeCell, Debug/**, Episodecell]
      """
    try withFolder(["Cell.xib": Self.nib, "strut-nib.yaml": settings]) { (folder) throws in
      let problems = NibApp(folder: folder.path).problems
      #expect(problems.map(\.position?.line) == [2, 3, 4, 5])
      #expect(
        problems.first?.message
          == "there is no element with text named \"EpisodeCell.titelLabel\"; did you mean \"EpisodeCell.titleLabel\"?")
      #expect(problems.last?.message.contains("did you mean \"EpisodeCell\"?") == true)
    }
  }

  @Test("The size of a class whose views are as large as what they show has no effect, which is told")
  func sizesWithoutEffect() throws {
    let views = [
      HandwrittenNib.label("a", "News", attributes: #"customClass="Badge""#),
      #"<view id="b" customClass="Avatar"/>"#, #"<button id="c" customClass="Both"/>"#,
      #"<view id="d" customClass="Both"/>"#,
    ]
    let settings = """
      schema: 1
      sizes:
        Avatar: { width: 40, height: 40 }
        Both: { width: 40, height: 40 }
        Badge: { width: 40, height: 40 }
      """
    try withFolder(["Cell.xib": HandwrittenNib.cell(views.joined()), "strut-nib.yaml": settings]) { (folder) throws in
      let problems = NibApp(folder: folder.path).problems
      #expect(problems.map(\.position?.line) == [5])
      #expect(
        problems.first?.message.hasPrefix("the size of \"Badge\" has no effect, because it is a label") == true)
    }
  }
}
