import InterfaceBuilder
import LayoutCore
import LayoutTestSupport
import TableLayout
import Testing

/// Cells of the built-in styles, of collections, and the heights of rows.
@Suite struct NibCellKindTests {
  private func styled(_ style: String, _ labels: String, _ references: String = "textLabel=\"t\"") throws
    -> BuiltNibCell
  {
    let attributes = " style=\"IBUITableViewCellStyle\(style)\" \(references) accessoryType=\"disclosureIndicator\""
    return try BuiltNibCell(
      NibXML.cell(labels, attributes: attributes + " indentationLevel=\"2\" indentationWidth=\"7\""))
  }

  private let label = """
    <label text="Title" id="t"><rect key="frame" x="16" y="0" width="40" height="44"/><autoresizingMask \
    key="autoresizingMask"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """

  @Test func aStylesLabelsAreTheCellsOwn() throws {
    let built = try styled("Default", label)
    #expect(built.items["t"] === built.cell.textLabel)
    #expect(built.cell.textLabel?.text == "Title")
    #expect(built.cell.accessoryType == .disclosureIndicator)
    #expect(built.rowHeight == .automatic)
    let layout = try built.layOut(width: 320)
    #expect(layout.height == 44)
    // The margin of 16 and two levels of 7.
    #expect(built.frame("t")[0] == 30)
    #expect(built.codes.isEmpty)
  }

  @Test func aSecondLabelBelongsToItsStyle() throws {
    let detail = label.replacing("id=\"t\"", with: "id=\"d\"").replacing("Title", with: "Detail")
    let built = try styled("Value1", label + detail, "textLabel=\"t\" detailTextLabel=\"d\"")
    #expect(built.cell.style == .value1)
    #expect(built.items["d"] === built.cell.detailTextLabel)
    #expect(built.cell.detailTextLabel?.text == "Detail")
  }

  @Test func listContentsAreShown() throws {
    let built = try BuiltNibCell(
      NibXML.cell(
        "", beside: "<listContentConfiguration key=\"contentConfiguration\" text=\"Reset\" secondaryText=\"\"/>"))
    let configuration = try #require(built.cell.contentConfiguration as? ListContentConfiguration)
    #expect(configuration.text == "Reset")
    #expect(built.rowHeight == .automatic)
  }

  @Test func aCollectionsCellHasItsRecordedWidthAndPlainMargins() throws {
    let xml = NibXML.document(
      """
      <collectionViewCell id="col-ll-001"><rect key="frame" x="0" y="0" width="100" height="50"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="100" height="50"/>
      <subviews>\(NibXML.view("view", "a"))</subviews></view>
      \(NibXML.constraints("a.leading = col-ll-001.leadingMargin", "a.trailing = col-ll-001.trailing",
        "a.top = col-ll-001.top", "a.bottom = col-ll-001.bottom -5"))
      <size key="customSize" width="120" height="70"/></collectionViewCell>
      """)
    let built = try BuiltNibCell(xml)
    #expect(built.rowHeight == .recorded(50))
    let layout = try built.layOut(width: 320)
    #expect([layout.width, layout.height] == [100, 50])
    #expect(built.frame("a") == [8, 0, 92, 45])
    #expect(built.codes == [.collectionCell])
    #expect(!built.hasSeparator)
  }

  @Test func aCollectionsCellThatDeterminesItsSizeIsLaidOutInIt() throws {
    let cell = """
      <collectionViewCell id="col-ll-001"><rect key="frame" x="0" y="0" width="100" height="50"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="100" height="50"/>
      <subviews>\(NibXML.view("label", "a", "text=\"abc\""))</subviews></view>
      \(NibXML.constraints("a.leading = col-ll-001.leading 5", "col-ll-001.trailing = a.trailing 5",
        "a.top = col-ll-001.top 3", "col-ll-001.bottom = a.bottom 3"))</collectionViewCell>
      """
    let built = try BuiltNibCell(
      NibXML.document(
        """
        <collectionView id="k"><collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" \
        id="f"><size key="itemSize" width="80" height="60"/></collectionViewFlowLayout><cells>\(cell)</cells>
        </collectionView>
        """))
    #expect(built.rowHeight == .automatic && built.codes.isEmpty)
    let layout = try built.layOut(width: 320)
    #expect([layout.width, layout.height] == [40, 16])
    #expect(built.frame("a") == [5, 3, 30, 10])
    // In a nib, the width is recorded, and the cell determines only its height.
    let alone = try BuiltNibCell(NibXML.document(cell))
    #expect(alone.rowHeight == .automatic && alone.codes == [.collectionCell])
    #expect(try [alone.layOut(width: 320).width, alone.layOut().height] == [100, 16])
  }

  @Test func aHeaderIsAsWideAsItsCollection() throws {
    let built = try BuiltNibCell(
      NibXML.document(
        """
        <collectionView id="k"><collectionViewFlowLayout key="collectionViewLayout" id="f">
        <size key="headerReferenceSize" width="50" height="30"/></collectionViewFlowLayout>
        <collectionReusableView key="sectionHeaderView" id="h"><rect key="frame" width="375" height="30"/>
        </collectionReusableView></collectionView>
        """))
    #expect(built.rowHeight == .fixed(30))
    #expect(try [built.layOut(width: 320).width, built.layOut().width, built.layOut().height] == [320, 375, 30])
  }

  @Test func aNibsRowIsAsHighAsConstraintsSayElseAsRecorded() throws {
    let view = NibXML.view("view", "a")
    let closed = NibXML.constraints("a.top = con-te-001.top 5", "a.height = 30", "con-te-001.bottom = a.bottom 5")
    #expect(try BuiltNibCell(NibXML.cell(view, closed)).rowHeight == .automatic)
    let open = try BuiltNibCell(NibXML.cell(view, NibXML.constraints("a.top = con-te-001.top 5", "a.height = 30")))
    #expect(open.rowHeight == .recorded(60))
    #expect(open.notes.map(\.code) == [.rowHeightFromCode])
    #expect(try open.layOut(width: 320).height == 60)
  }

  @Test func aRatioGivesAHeightWhereSomethingGivesTheWidth() throws {
    let view = NibXML.view("view", "a")
    let chain = ["a.top = con-te-001.top 5", "con-te-001.bottom = a.bottom 5", "a.height = a.width"]
    func rule(_ more: String...) throws -> NibRowHeight {
      try BuiltNibCell(NibXML.cell(view, NibXML.constraints(chain + more))).rowHeight
    }
    #expect(try rule() == .recorded(60))
    #expect(try rule("a.leading = con-te-001.leading") == .recorded(60))
    #expect(try rule("a.leading = con-te-001.leading", "con-te-001.trailing = a.trailing") == .automatic)
    #expect(try rule("a.width = 20") == .automatic)
    // The view next to it takes the remaining width, and leaves nothing to it.
    let label = NibXML.view("label", "b", "text=\"abc\"")
    let beside = chain + ["a.leading = con-te-001.leading", "b.leading = a.trailing 8"]
    #expect(
      try BuiltNibCell(NibXML.cell(view + label, NibXML.constraints(beside))).rowHeight == .recorded(60))
  }

  @Test func aNibsRowIsAsHighAsRecordedWhereOnlyThatHasRoomForWhatIsInIt() throws {
    let views = NibXML.view("button", "a", "", "<state key=\"normal\" title=\"Mon\"/>") + NibXML.view("view", "b")
    let chain = ["a.top = con-te-001.top", "con-te-001.bottom = a.bottom", "b.centerY = con-te-001.centerY"]
    func built(_ height: Int) throws -> BuiltNibCell {
      try BuiltNibCell(NibXML.cell(views, NibXML.constraints(chain + ["b.height = \(height)"])))
    }
    let separated = try built(40)
    #expect(separated.rowHeight == .recorded(60))
    #expect(separated.notes.map(\.code) == [.rowHeightFromCode])
    #expect(
      separated.notes[0].message.hasPrefix("a view extends outside the cell at the height from the constraints"))
    #expect(try separated.layOut(width: 320).height == 60)
    // In the height of the button there is room, and in the recorded one there is none.
    #expect(try built(20).rowHeight == .automatic)
    #expect(try built(70).rowHeight == .automatic)
    // Where constraints speak against the recorded height it is not the cell's.
    let rigid = NibXML.constraints(chain + ["b.height = 40", "a.height = 30"])
    #expect(try BuiltNibCell(NibXML.cell(views, rigid)).rowHeight == .automatic)
  }

  @Test(arguments: [("60", 60.0), ("-1", 11)])
  func theContentIsAsHighAsARowWhoseHeightIsGiven(rowHeight: String, height: Double) throws {
    let label = NibXML.view("label", "a", "text=\"abc\"")
    let filled = NibXML.constraints("a.top = con-te-001.top", "con-te-001.bottom = a.bottom")
    let cell = """
      <tableViewCell id="cel-l1-001"><rect key="frame" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="con-te-001"><rect key="frame" width="320" height="44"/>
      <subviews>\(label)</subviews>\(filled)</tableViewCellContentView></tableViewCell>
      """
    let built = try BuiltNibCell(
      NibXML.document("<tableView id=\"tab\" rowHeight=\"\(rowHeight)\"><prototypes>\(cell)</prototypes></tableView>"))
    #expect(try built.layOut(width: 320).height == height)
    // A row that constraints make is higher than they are, by the separator.
    #expect(built.frame("a")[3] == (rowHeight == "-1" ? height - 1 : height))
  }

  /// The height of the only cell of a table in a storyboard.
  private func rule(table: String, cell: String, isStatic: Bool, closed: Bool = true) throws -> NibRowHeight {
    try built(table: table, cell: cell, isStatic: isStatic, closed: closed).rowHeight
  }

  private func built(table: String, cell: String, isStatic: Bool, closed: Bool = true) throws -> BuiltNibCell {
    let view = NibXML.view("view", "a")
    let constraints = NibXML.constraints("a.top = con-te-001.top", "a.height = 30", "con-te-001.bottom = a.bottom")
    let xml = """
      <tableViewCell id="cel-l1-001" \(cell)><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="con-te-001"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews>\(view)</subviews>\(closed ? constraints : "")</tableViewCellContentView></tableViewCell>
      """
    let cells =
      isStatic
      ? "<sections><tableViewSection id=\"sec\"><cells>\(xml)</cells></tableViewSection></sections>"
      : "<prototypes>\(xml)</prototypes>"
    let mode = isStatic ? "static" : "prototypes"
    return try BuiltNibCell(
      NibXML.document("<tableView id=\"tab\" dataMode=\"\(mode)\" style=\"plain\" \(table)>\(cells)</tableView>"))
  }

  @Test func aPrototypeTallerThanTheRowsOfItsTableHasItsHeightFromCode() throws {
    let (table, cell) = ("rowHeight=\"50\"", "rowHeight=\"70.5\"")
    #expect(try rule(table: table, cell: cell, isStatic: false) == .automatic)
    #expect(try rule(table: table, cell: cell, isStatic: false, closed: false) == .recorded(44))
    for height in ["50", "30"] {
      #expect(try rule(table: table, cell: "rowHeight=\"\(height)\"", isStatic: false) == .fixed(50))
    }
    let notes = try built(table: table, cell: cell, isStatic: false).notes
    #expect(notes.map(\.code) == [.rowHeightFromCode])
    #expect(
      notes.first?.message
        == "the prototype's height is 70.5 points, but its table's rowHeight is 50 (line 3): code probably sets the height"
    )
    #expect(try built(table: table, cell: cell, isStatic: true).notes.isEmpty)
  }

  @Test func tablesSayHowHighTheirRowsAre() throws {
    #expect(try rule(table: "rowHeight=\"50\"", cell: "", isStatic: false) == .fixed(50))
    #expect(try rule(table: "rowHeight=\"50\"", cell: "rowHeight=\"70\"", isStatic: true) == .fixed(70))
    #expect(try rule(table: "rowHeight=\"50\"", cell: "", isStatic: true) == .fixed(50))
    #expect(try rule(table: "rowHeight=\"-1\"", cell: "rowHeight=\"70\"", isStatic: false) == .automatic)
    #expect(try rule(table: "rowHeight=\"-1\"", cell: "", isStatic: true) == .automatic)
    #expect(try rule(table: "", cell: "", isStatic: false) == .automatic)
    #expect(try rule(table: "rowHeight=\"-1\"", cell: "", isStatic: false, closed: false) == .standard)
  }
}
