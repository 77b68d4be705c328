import LayoutCore
import Testing

@testable import InterfaceBuilder

@Suite("What a document says of its tables and outlets") struct DocumentReadingTests {
  private func document(_ objects: String, more: String = "") throws -> NibDocument {
    let xml = NibXML.document(objects).replacing("<objects>", with: more + "<objects>")
    return try NibDocument(bytes: Array(xml.utf8), file: "Main.storyboard")
  }

  @Test("A table where little is written")
  func plainTable() throws {
    let table = try #require(try document("<tableView id=\"t\"/>").tables.first)
    #expect(table.id == "t" && table.name == nil && table.style == "plain" && !table.isStatic && table.hasSeparators)
    #expect(table.rowHeight == nil && table.estimatedRowHeight == nil && table.frame == nil && table.sections.isEmpty)
    #expect(table.sectionHeaderHeight == nil && table.sectionFooterHeight == nil && table.separatorInset == nil)
  }

  @Test("A table with everything")
  func fullTable() throws {
    let table = try #require(
      try document(
        """
        <tableView id="t" style="insetGrouped" dataMode="static" rowHeight="-1" estimatedRowHeight="60" \
        sectionHeaderHeight="18" sectionFooterHeight="17.5" separatorStyle="none" userLabel="Settings">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><inset key="separatorInset" minX="1"/>
        <sections><tableViewSection headerTitle="One" footerTitle="Two" id="s0"><cells>
        <tableViewCell id="a"/><tableViewCell id="b"/></cells></tableViewSection>
        <tableViewSection id="s1"><string key="headerTitle">Three</string><cells/></tableViewSection></sections></tableView>
        """
      ).tables.first)
    #expect(table.style == "insetGrouped" && table.isStatic && !table.hasSeparators && table.name == "Settings")
    #expect(table.rowHeight == -1 && table.estimatedRowHeight == 60 && table.separatorInset == EdgeInsets(left: 1))
    #expect(table.sectionHeaderHeight == 18 && table.sectionFooterHeight == 17.5)
    #expect(table.frame == NibRect(x: 0, y: 0, width: 375, height: 667))
    #expect(table.sections.map(\.id) == ["s0", "s1"] && table.sections.map(\.header) == ["One", "Three"])
    #expect(table.sections.map(\.footer) == ["Two", nil] && table.sections.map(\.rowCount) == [2, 0])
  }

  @Test(
    "A table is called by its controller",
    arguments: [
      ("userLabel=\"A\" storyboardIdentifier=\"B\" title=\"C\" customClass=\"D\"", "A"),
      ("storyboardIdentifier=\"B\" title=\"C\" customClass=\"D\"", "B"), ("title=\"C\" customClass=\"D\"", "C"),
      ("customClass=\"D\"", "D"), ("", nil),
    ] as [(String, String?)])
  func names(_ attributes: String, name: String?) throws {
    let controller = """
      <tableViewController id="w" sceneMemberID="viewController" \(attributes)><tableView key="view" id="t"/>
      </tableViewController>
      """
    #expect(try document(controller).tables.map(\.name) == [name])
  }

  @Test("Outlets of the cell, of File's Owner, of a controller, and of collections")
  func outlets() throws {
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="ownLabel" destination="l" id="o1"/>
      <outletCollection property="labels" destination="m" id="o2"/>
      <outletCollection property="labels" destination="l" id="o3"/>
      <outletCollection property="others" destination="l" id="o4"/></connections></placeholder>
      <tableViewCell id="a"><tableViewCellContentView key="contentView" id="v"><subviews>
      <label id="l"/><label id="m"/><label id="n"/></subviews></tableViewCellContentView>
      <connections><outlet property="titleLabel" destination="l" id="o5"/><action selector="go" destination="n" id="o6"/>
      </connections></tableViewCell>
      """
    let views = try #require(try document(objects).cells.first).contentView.subviews
    #expect(
      views.map { $0.outlets.sorted() } == [["labels[1]", "others[0]", "ownLabel", "titleLabel"], ["labels[0]"], []])
  }

  @Test("Fonts of files, and all object ids")
  func fontsAndIDs() throws {
    let more =
      "<customFonts key=\"customFonts\"><array key=\"A.ttc\"><string>A-Bold</string><string>A-Light</string></array></customFonts>"
    let document = try document("<view id=\"v\"><subviews><label id=\"l\"/></subviews></view>", more: more)
    #expect(document.customFonts == ["A.ttc": ["A-Bold", "A-Light"]])
    #expect(document.objectIDs == ["v", "l"])
  }

  @Test("A file that is reformatted says the same, elsewhere")
  func reformatted() throws {
    let reformatted = NibXML.everything.reformatted
    #expect(!reformatted.contains(/>\s*\n\s*</) && reformatted.count(where: \.isNewline) > 50)
    let documents = try [NibXML.everything, reformatted].map { xml in
      try NibDocument(bytes: Array(xml.utf8), file: "Cell.xib")
    }
    #expect(documents[0].withoutPlaces == documents[1].withoutPlaces)
    #expect("\(documents[0].cells)" != "\(documents[1].cells)" && documents[0].cells.count == 1)
  }
}
