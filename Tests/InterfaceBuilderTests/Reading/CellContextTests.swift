import Testing

@testable import InterfaceBuilder

@Suite("Where cells stand") struct CellContextTests {
  private static let cell =
    "<tableViewCell id=\"%\"><tableViewCellContentView key=\"contentView\" id=\"%v\"/></tableViewCell>"

  private static func cell(_ id: String) -> String { cell.replacing("%", with: id) }

  private static func contexts(_ objects: String) throws -> [NibCell.Context] {
    try NibDocument(bytes: Array(NibXML.document(objects).utf8), file: "").cells.map(\.context)
  }

  @Test("A cell of a nib, and one that lies free in a scene")
  func free() throws {
    #expect(try Self.contexts(Self.cell("a")) == [.nib])
    let scene =
      "<scene sceneID=\"s\"><objects><viewController id=\"w\" sceneMemberID=\"viewController\"/>%</objects></scene>"
    #expect(try Self.contexts(scene.replacing("%", with: Self.cell("a"))) == [.nib])
  }

  @Test("Prototypes of a table")
  func prototypes() throws {
    let table =
      "<tableView id=\"t\" dataMode=\"prototypes\"><prototypes>\(Self.cell("a"))\(Self.cell("b"))</prototypes></tableView>"
    #expect(try Self.contexts(table) == [.prototype(table: "t"), .prototype(table: "t")])
  }

  @Test("Rows of a static table, by section and row")
  func rows() throws {
    let table = """
      <tableView id="t" dataMode="static"><sections>
      <tableViewSection id="s0"><cells>\(Self.cell("a"))\(Self.cell("b"))</cells></tableViewSection>
      <tableViewSection id="s1"><cells>\(Self.cell("c"))</cells></tableViewSection>
      </sections></tableView>
      """
    #expect(
      try Self.contexts(table) == [
        .staticRow(table: "t", section: 0, row: 0), .staticRow(table: "t", section: 0, row: 1),
        .staticRow(table: "t", section: 1, row: 0),
      ])
  }

  @Test("Cells, headers and footers of a collection, and the sizes that its layout gives them")
  func collection() throws {
    let collection = """
      <collectionView id="k"><collectionViewFlowLayout key="collectionViewLayout" id="f">
      <size key="itemSize" width="50" height="60"/><size key="headerReferenceSize" width="70" height="80"/>
      </collectionViewFlowLayout>
      <cells><collectionViewCell id="a"><view key="contentView"/><size key="customSize" width="9" height="8"/>
      </collectionViewCell></cells>
      <collectionReusableView key="sectionHeaderView" id="h"/></collectionView>
      """
    let cells = try NibDocument(bytes: Array(NibXML.document(collection).utf8), file: "").cells
    #expect(cells.map(\.context) == [.collection("k"), .collection("k")])
    #expect(cells.map(\.kind) == [.collectionViewCell, .collectionReusableView])
    #expect(cells.map(\.itemSize) == [NibSize(width: 50, height: 60), NibSize(width: 70, height: 80)])
    #expect(cells[0].customSize == NibSize(width: 9, height: 8) && !cells[0].isSelfSizing)
  }

  @Test(
    "A collection with an estimated size asks its cells",
    arguments: [
      ("automaticEstimatedItemSize=\"YES\">", true), (">", false),
      ("><size key=\"estimatedItemSize\" width=\"68\" height=\"68\"/>", true),
      ("><size key=\"estimatedItemSize\" width=\"0.0\" height=\"0.0\"/>", false),
    ])
  func selfSizing(_ layout: String, isSelfSizing: Bool) throws {
    let collection = """
      <collectionView id="k"><collectionViewFlowLayout key="collectionViewLayout" id="f" \(layout)
      </collectionViewFlowLayout><cells><collectionViewCell id="a"/></cells></collectionView>
      """
    #expect(try NibXML.read(NibXML.document(collection)).isSelfSizing == isSelfSizing)
  }

  @Test("Cells of collections in a nib")
  func collectionNib() throws {
    #expect(
      try Self.contexts("<collectionViewCell id=\"a\"/><collectionReusableView id=\"b\"/>") == [
        .collection(nil), .collection(nil),
      ])
  }

  @Test("A cell within a cell belongs to its own table, and is no view of the outer one")
  func nested() throws {
    let table = "<tableView id=\"t\"><prototypes>\(Self.cell("b"))</prototypes></tableView>"
    let document = try NibDocument(bytes: Array(NibXML.cell(table).utf8), file: "")
    #expect(document.cells.map(\.context) == [.nib, .prototype(table: "t")])
    #expect(document.cells.map(\.view.id) == ["cel-l1-001", "b"])
    #expect(document.tables.map(\.id) == ["t"])
    let box = try #require(document.cells[0].contentView.subviews.first)
    #expect(box.element == "tableView" && box.subviews.isEmpty)
  }

  @Test("A cell as a subview of another is a box there, and a cell of its own")
  func subview() throws {
    let inner = "<tableViewCell id=\"b\" glow=\"YES\"><subviews><label id=\"l\"/></subviews></tableViewCell>"
    let document = try NibDocument(bytes: Array(NibXML.cell(inner).utf8), file: "")
    #expect(document.cells.map(\.view.id) == ["cel-l1-001", "b"] && document.cells.map(\.notes.count) == [0, 1])
    guard let box = document.cells[0].contentView.subviews.first, case .box = box.content else {
      Issue.record("no box")
      return
    }
    #expect(box.id == "b" && box.subviews.isEmpty && document.cells[1].contentView.subviews.map(\.id) == ["l"])
  }
}
