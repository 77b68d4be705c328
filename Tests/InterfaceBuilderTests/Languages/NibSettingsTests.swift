import CellDocuments
import Foundation
import LayoutCore
import LayoutTestSupport
import StringCatalogs
import TableLayout
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
        rowHeights: { EpisodeCell: 72, R0n-uX-07P: automatic }
        sizes: { AvatarView: { width: 40, height: 30.5 } }
        ignore: [Debug/**, LegacyCell]
        itemSizes:
          TagCell: { width: 120, height: 44 }
          MessageCell: { width: { fractionalWidth: 1 }, height: { estimated: 60 } }
        """)
    #expect(
      settings.itemSizes.mapValues(\.value) == [
        "TagCell": CollectionSize(width: .absolute(120), height: .absolute(44)),
        "MessageCell": CollectionSize(width: .fractionalWidth(1), height: .estimated(60)),
      ])
    #expect(settings.rowHeights.mapValues(\.value) == ["EpisodeCell": .points(72), "R0n-uX-07P": .automatic])
    #expect(settings.rowHeights["EpisodeCell"]?.position == SourcePosition(line: 2, column: 15))
    #expect(settings.sizes.mapValues(\.value) == ["AvatarView": NibSize(width: 40, height: 30.5)])
    #expect(try settings.ignores(Named(attributes: #"reuseIdentifier="LegacyCell""#)))
    #expect(try !settings.ignores(Named()))
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

  @Test(
    "An object is named by its name, its object ID, or either after its file; its object ID precedes its name",
    arguments: [
      "Row", "row-id-001", "Main.storyboard/row-id-001", "App/Main.storyboard/row-id-001", "Main.storyboard/Row",
    ])
  func named(key: String) throws {
    let settings = try NibSettings(
      text: "schema: 1\nrowHeights: { \(key): 72 }\nignore: [\(key)]\nsizes: { \(key): { width: 4, height: 5 } }")
    let file = "My/App/Main.storyboard"
    func value(_ id: String, _ name: String, in file: String, _ settings: NibSettings) -> NibGivenHeight? {
      NibObjectKeys.value(settings.rowHeights, of: id, named: [name], in: file)?.value
    }
    #expect(value("row-id-001", "Row", in: file, settings) == .points(72))
    #expect(NibObjectKeys.value(settings.sizes, of: "row-id-001", named: ["Row"], in: file)?.value.width == 4)
    #expect(value("row-id-002", "Other", in: file, settings) == nil)
    #expect((value("row-id-001", "Row", in: "Other.storyboard", settings) == nil) == key.contains("/"))
    let both = try NibSettings(text: "schema: 1\nrowHeights: { Row: 9, row-id-001: automatic }")
    #expect(value("row-id-001", "Row", in: file, both) == .automatic)
    #expect(value("row-id-002", "Row", in: file, both) == .points(9))
  }

  @Test("A cell of a nib is named by its reuse identifier, its class, its file or its object ID, everywhere")
  func cellNames() throws {
    let named = try Named(attributes: #"reuseIdentifier="episode" customClass="EpisodeView""#, file: "App/Nib.xib")
    #expect(named.names.cellNames == ["episode", "EpisodeView", "Nib"])
    for key in ["episode", "EpisodeView", "Nib", "cell", "Nib.xib/EpisodeView", "App/Nib.xib/cell"] {
      let settings = try NibSettings(
        text: "schema: 1\nrowHeights: { \(key): 72 }\nignore: [\(key)]\ntexts: { \(key).titleLabel: A text }")
      #expect(settings.height(named) == .points(72), "\(key)")
      #expect(settings.ignores(named), "\(key)")
      let cell = try named.cell.localized(by: NibStrings(named.document), NibTextOptions(settings: settings)).cell
      #expect((cell.label("a") == "A text") == !key.hasSuffix("cell"), "\(key)")
    }
  }

  @Test("The name of a file is not that of its cells if there are several with names")
  func severalCells() throws {
    let text = WrittenNib.nib(
      ["A", ""].map { WrittenNib.cell("cell\($0)", "", attributes: "reuseIdentifier=\"\($0)\"") }.joined())
    let cells = try HandwrittenNib.document(text, file: "Nib.xib").cells
    #expect(cells.map { NibNames($0, file: "Nib.xib").cellNames } == [["A"], ["Nib"]])
  }

  @Test(
    "The height of the rows of a table is that of its name, its object ID, and those of its controller",
    arguments: ["Settings", "SettingsController", "con-tr-001", "table", "App/Main.storyboard/Settings"])
  func tableNames(key: String) throws {
    let text = HandwrittenNib.staticTable([HandwrittenNib.label("a", "News"), ""], header: "Title")
      .replacing(
        "<tableViewController ", with: #"<tableViewController title="Settings" customClass="SettingsController" "#)
    let document = try HandwrittenNib.document(text, file: "App/Main.storyboard")
    let settings = try NibSettings(text: "schema: 1\nrowHeights: { \(key): 72, row1: automatic }\nignore: [\(key)]")
    let heights = document.cells.map { cell in
      settings.rowHeight(
        of: cell, names: NibNames(cell, file: document.file), table: document.tables[0], in: document.file)?.value
    }
    #expect(heights == [.points(72), .automatic])
    #expect(settings.ignores(document.tables[0], in: document.file))
    #expect(settings.problems(in: [document], ignored: []).isEmpty)
  }

  @Test("Texts and sizes reach their objects by object IDs, and a row its height", arguments: ["", "Cell.xib/"])
  func objects(prefix: String) throws {
    let nib = HandwrittenNib.cell(HandwrittenNib.label("a", "News") + #"<view id="b"/>"#)
    let settings = """
      schema: 1
      texts: { \(prefix)a: A title }
      sizes: { \(prefix)b: { width: 40, height: 30 } }
      ignore: [\(prefix)b]
      """
    try withFolder(["App/Cell.xib": nib, "strut-nib.yaml": settings]) { (folder) throws in
      let app = NibApp(folder: folder.path)
      #expect(app.problems.isEmpty && app.unusedSettings.map(\.position?.line) == [4])
      #expect(
        app.unusedSettings.first?.message.hasPrefix("there is no cell or static table named \"\(prefix)b\"") == true)
      let document = try #require(app.files.first).document
      let settings = app.settings(forFile: document.file)
      let cell = try document.cells[0].localized(by: NibStrings(document), NibTextOptions(settings: settings)).cell
      #expect(cell.label("a") == "A title")
      let names = NibNames(document.cells[0], file: document.file)
      let built = NibBuilder(cell, in: document, settings: settings, names: names).build(traits: try fixedTraits())
      #expect(built.items["b"]?.intrinsicContentSize == CGSize(width: 40, height: 30))
    }
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
        "s.yaml:2:18: \"A\" must be automatic or a number of points, 0 or more, not \"tall\""
      ),
      (
        "schema: 1\nsizes: { A: { width: 40 } }",
        "s.yaml:2:13: \"A\" has no height; write { width: …, height: … }, in points"
      ),
      (
        "schema: 1\nitemSizes: { A: { width: 40 } }",
        "s.yaml:2:17: \"A\" has no height; write { width: …, height: … }, each a number of points, or { fractionalWidth: 0.5 }"
      ),
      (
        "schema: 1\nitemSizes: { A: { width: 40, height: { fractionalWidth: 1 } } }",
        "s.yaml:2:14: only the width of \"A\" can be a fraction, { fractionalWidth: … }, because the height of the collection view is not known"
      ),
      (
        "schema: 1\nitemSizes: { A: { width: { fractionalHeight: 1 }, height: 40 } }",
        "s.yaml:2:14: only the width of \"A\" can be a fraction, { fractionalWidth: … }, because the height of the collection view is not known"
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
      let problems = NibApp(folder: folder.path).unusedSettings
      #expect(problems.map(\.position?.line) == [2, 3, 4, 5, 5])
      #expect(
        problems.first?.message
          == "there is no element with text named \"EpisodeCell.titelLabel\"; did you mean \"EpisodeCell.titleLabel\"?")
      #expect(problems.last?.message.contains("did you mean \"EpisodeCell\"?") == true)
    }
  }

  @Test("Sizes of items and heights of rows that are about the other are problems")
  func itemSizes() throws {
    let item =
      #"<collectionViewCell id="itm-id-001" reuseIdentifier="Tag"><view key="contentView"/></collectionViewCell>"#
    let size = "{ width: 40, height: 40 }"
    let settings = """
      schema: 1
      rowHeights: { Tag: 72, EpisodeCell: 50 }
      itemSizes: { EpisodeCell: \(size), Tag: \(size), itm-id-001: \(size), Tga: \(size) }
      """
    let files = ["Cell.xib": Self.nib, "Tag.xib": NibXML.document(item), "strut-nib.yaml": settings]
    try withFolder(files) { (folder) throws in
      let problems = NibApp(folder: folder.path).unusedSettings
      #expect(
        problems.map(\.message) == [
          "the row height of \"Tag\" has no effect, because it is in a collection view; write its size under itemSizes",
          "there is no cell, header or footer of a collection view named \"EpisodeCell\"",
          "there is no cell, header or footer of a collection view named \"Tga\"; did you mean \"Tag\"?",
        ])
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
      let problems = NibApp(folder: folder.path).unusedSettings
      #expect(problems.map(\.position?.line) == [5])
      #expect(
        problems.first?.message.hasPrefix("the size of \"Badge\" has no effect, because it is a label") == true)
    }
  }
}

/// A cell with its names and its document.
private struct Named {
  let document: NibDocument
  let names: NibNames

  init(attributes: String = #"reuseIdentifier="EpisodeCell""#, file: String = "A.xib") throws {
    document = try HandwrittenNib.document(
      HandwrittenNib.cell(
        HandwrittenNib.label("a", "News"), outlets: [("titleLabel", "a")], attributes: attributes), file: file)
    names = NibNames(document.cells[0], file: file)
  }

  var cell: NibCell { document.cells[0] }
}

extension NibSettings {
  fileprivate func ignores(_ named: Named) -> Bool {
    ignores(named.cell, names: named.names, table: nil, in: named.document.file)
  }

  fileprivate func height(_ named: Named) -> NibGivenHeight? {
    rowHeight(of: named.cell, names: named.names, table: nil, in: named.document.file)?.value
  }
}
