import LayoutCore
import Testing

@testable import InterfaceBuilder

@Suite("What a cell says") struct CellReadingTests {
  @Test("What a cell is where nothing is written")
  func defaults() throws {
    let cell = try NibXML.read(NibXML.document("<tableViewCell id=\"a\"/>"))
    #expect(cell.style == nil && cell.accessoryType == nil && cell.rowHeight == nil && cell.reuseIdentifier == nil)
    #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10 && cell.separatorInset == nil)
    #expect(cell.textLabel == nil && cell.listContent == nil && cell.customSize == nil && cell.itemSize == nil)
  }

  @Test(
    "The built-in styles", arguments: zip(["Default", "Value1", "Value2", "Subtitle"], NibCell.BuiltInStyle.allCases))
  func styles(_ name: String, style: NibCell.BuiltInStyle) throws {
    let cell = try NibXML.read(
      NibXML.cell(
        "", attributes: " style=\"IBUITableViewCellStyle\(name)\" textLabel=\"t\" detailTextLabel=\"d\" imageView=\"i\""
      ))
    #expect(cell.style == style)
    #expect([cell.textLabel, cell.detailTextLabel, cell.imageView] == ["t", "d", "i"])
  }

  @Test("Accessory, indentation, row height, separator and identifier")
  func attributes() throws {
    let cell = try NibXML.read(
      NibXML.cell(
        "",
        attributes: """
           accessoryType="disclosureIndicator" indentationLevel="2" indentationWidth="12.5" rowHeight="72" \
          reuseIdentifier="Episode" preservesSuperviewLayoutMargins="YES"
          """, beside: "<inset key=\"separatorInset\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>"))
    #expect(cell.accessoryType == "disclosureIndicator" && cell.indentationLevel == 2 && cell.indentationWidth == 12.5)
    #expect(cell.rowHeight == 72 && cell.reuseIdentifier == "Episode" && cell.view.preservesSuperviewLayoutMargins)
    #expect(cell.separatorInset == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test("A list configuration")
  func listContent() throws {
    let cell = try NibXML.read(
      NibXML.cell(
        "",
        beside: """
          <listContentConfiguration key="contentConfiguration" configurationType="subtitleCell" text="One" \
          image="star" catalog="system"><string key="secondaryText">Two</string></listContentConfiguration>
          """, resources: "<image name=\"star\" catalog=\"system\" width=\"128\" height=\"116\"/>"))
    let content = try #require(cell.listContent)
    #expect(content.type == "subtitleCell" && content.text == "One" && content.secondaryText == "Two")
    #expect(content.image == NibImage(name: "star", isSymbol: true, size: NibSize(width: 128, height: 116)))
  }

  @Test("The content view and the cell, with their own constraints")
  func contentView() throws {
    let cell = try NibXML.read(
      NibXML.cell(
        "<label id=\"l\"/>", NibXML.constraints("l.top = con-te-001.top 3"),
        beside: "<constraints><constraint firstAttribute=\"height\" constant=\"60\" id=\"h\"/></constraints>"))
    #expect(cell.contentView.id == "con-te-001" && cell.contentView.subviews.map(\.id) == ["l"])
    #expect(cell.contentView.frame == NibRect(x: 0, y: 0, width: 320, height: 60))
    #expect(cell.contentView.constraints.map(\.id) == ["c0"] && cell.view.constraints.map(\.id) == ["h"])
    #expect(cell.view.constraints[0].firstItem == cell.view.id && cell.view.subviews.isEmpty)
  }

  @Test("A content view without an id: constraints name the cell")
  func contentViewWithoutID() throws {
    let cell = try NibXML.read(
      NibXML.document(
        """
        <collectionViewCell id="a"><rect key="frame" x="5" y="6" width="70" height="80"/>
        <view key="contentView"><rect key="frame" x="0.0" y="0.0" width="70" height="80"/>
        <subviews><label id="l"/></subviews>
        <constraints><constraint firstAttribute="width" id="w"/></constraints></view>
        <constraints><constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" id="k"/></constraints>
        </collectionViewCell>
        """))
    #expect(cell.contentView.id.isEmpty && cell.contentView.subviews.map(\.id) == ["l"])
    #expect(cell.view.constraints.map(\.firstItem) == ["a"] && cell.contentView.constraints.map(\.firstItem) == ["a"])
  }

  @Test("A reusable view's own subviews lie in a content view of its size")
  func reusableView() throws {
    let cell = try NibXML.read(
      NibXML.document(
        """
        <collectionReusableView id="a"><rect key="frame" x="5" y="6" width="70" height="80"/>
        <subviews><label id="l"/></subviews></collectionReusableView>
        """))
    #expect(cell.contentView.id.isEmpty && cell.contentView.subviews.map(\.id) == ["l"] && cell.view.subviews.isEmpty)
    #expect(cell.contentView.frame == NibRect(x: 0, y: 0, width: 70, height: 80))
  }

  @Test("Views beside the content view keep their keys")
  func keyedViews() throws {
    let cell = try NibXML.read(
      NibXML.cell("", beside: "<switch key=\"accessoryView\" id=\"s\"/><view key=\"selectedBackgroundView\" id=\"b\"/>")
    )
    #expect(cell.view.subviews.map(\.key) == ["accessoryView", "selectedBackgroundView"])
    #expect(cell.view.subviews.map(\.id) == ["s", "b"])
  }
}
