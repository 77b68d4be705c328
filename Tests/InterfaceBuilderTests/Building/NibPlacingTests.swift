import LayoutCore
import LayoutTestSupport
import Testing

@testable import InterfaceBuilder

/// Constraints, margins, guides, frames and masks.
@Suite struct NibPlacingTests {
  private let box = NibXML.view("view", "a", frame: (20, 10, 100, 30))

  private func frame(_ inside: String, content: String = "", width: Double = 320, traits: TraitCollection? = nil)
    throws -> [Double]
  {
    let built = try BuiltNibCell(NibXML.cell(box, inside, content: content), traits: traits)
    _ = try built.layOut(width: width)
    return built.frame("a")
  }

  private let sides = [
    "a.leading = con-te-001.leadingMargin", "a.trailing = con-te-001.trailingMargin", "a.top = con-te-001.topMargin",
    "con-te-001.bottomMargin = a.bottom", "a.height = 30",
  ]

  private var pinned: String { NibXML.constraints(sides) }

  @Test func constraintsCarryTheirObjectIDs() throws {
    let built = try BuiltNibCell(NibXML.cell(box, NibXML.constraints("a.top = con-te-001.top", "a.height = 30")))
    #expect(built.cell.contentView.constraints.map(\.identifier) == ["c0"])
    #expect(built.items["a"]?.constraints.map(\.identifier) == ["c1"])
  }

  @Test func whatLayoutCoreRefusesIsNotedWithItsPlace() throws {
    let built = try BuiltNibCell(
      NibXML.cell(box, NibXML.constraints("a.top = con-te-001.leading", "a.leading = con-te-001.leading")))
    #expect(built.codes == [.constraintRefused])
    #expect(built.notes.first?.objectID == "c0")
    #expect(built.cell.contentView.constraints.map(\.identifier) == ["c1"])
  }

  @Test func marginsOfTheFileTakeTheTypicalOnesPlace() throws {
    #expect(try frame(pinned) == [16, 11, 288, 30])
    let sides = "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>"
    #expect(try frame(pinned + sides) == [2, 1, 314, 30])
    let directional =
      "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>"
    #expect(try frame(pinned + directional) == [2, 1, 314, 30])
    let mirrored = try fixedTraits(direction: .rightToLeft)
    #expect(try frame(pinned + directional, traits: mirrored) == [4, 1, 314, 30])
    #expect(try frame(pinned + sides, traits: mirrored) == [2, 1, 314, 30])
  }

  @Test func marginsThatFollowTheReadableWidthLeaveNoWiderLines() throws {
    #expect(try frame(pinned, content: " layoutMarginsFollowReadableWidth=\"YES\"", width: 1000) == [164, 11, 672, 30])
    #expect(try frame(pinned, width: 1000) == [20, 11, 960, 30])
  }

  @Test func theSafeAreaIsAGuide() throws {
    let guide = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
    let inside =
      guide + NibXML.constraints("a.leading = safe.leading 3", "a.top = safe.top", "a.width = 40", "a.height = 30")
    #expect(try frame(inside) == [3, 0, 40, 30])
    let built = try BuiltNibCell(NibXML.cell(box, inside))
    built.cell.safeAreaInsets = EdgeInsets(left: 50)
    _ = try built.layOut(width: 320)
    #expect(built.frame("a") == [53, 0, 40, 30])
    #expect(built.guides["safe"] != nil)
  }

  @Test func viewsThatNoConstraintPlacesKeepFrameAndMask() throws {
    func frame(_ mask: String, width: Double, _ attributes: String = "") throws -> [Double] {
      let view = """
        <view \(attributes) id="a"><rect key="frame" x="20" y="10" width="100" height="30"/>
        <autoresizingMask key="autoresizingMask" \(mask)/></view>
        """
      let built = try BuiltNibCell(NibXML.cell(view))
      _ = try built.layOut(width: width)
      return built.frame("a")
    }
    #expect(try frame("flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"", width: 400) == [20, 10, 100, 30])
    #expect(try frame("widthSizable=\"YES\" flexibleMaxY=\"YES\"", width: 400) == [20, 10, 180, 30])
    #expect(try frame("flexibleMinX=\"YES\" flexibleMaxY=\"YES\"", width: 400) == [100, 10, 100, 30])
    let fixed = "fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\""
    #expect(try frame("flexibleMinX=\"YES\" flexibleMaxY=\"YES\"", width: 400, fixed) == [100, 10, 100, 30])
  }

  @Test func aFileWithoutAutolayoutIsFramesAndMasksThroughout() throws {
    let built = try BuiltNibCell(NibXML.cell(box, pinned, file: ""))
    #expect(built.rowHeight == .recorded(60))
    _ = try built.layOut(width: 400)
    #expect(built.frame("a") == [20, 10, 100, 30])
    #expect(built.notes.map(\.code) == [.rowHeightFromCode])
  }

  @Test func numbersThatNoViewCanHaveStopNothing() throws {
    let document = try NibDocument(bytes: Array(NibXML.cell(box).utf8), file: "Cell.xib")
    var cell = document.cells[0]
    var view = cell.contentView.subviews[0]
    view.frame = NibRect(x: .nan, y: -.infinity, width: -4, height: 1e300)
    view.layoutMargins = EdgeInsets(top: .nan, left: .infinity, bottom: -1e300, right: 0)
    (view.hugging.horizontal, view.compression.vertical) = (0, 1001)
    (cell.indentationLevel, cell.indentationWidth) = (-7, .nan)
    cell.view.frame?.height = .infinity
    var label = NibLabel(text: "a")
    (label.numberOfLines, label.preferredMaxLayoutWidth, label.minimumFontSize) = (-3, -.infinity, .nan)
    view.content = .label(label)
    cell.contentView.subviews = [view]
    let built = NibBuilder(cell, in: document).build(traits: try fixedTraits())
    _ = try built.layOut(width: 320)
    #expect(built.codes == [.constraintRefused, .constraintRefused])
  }
}
