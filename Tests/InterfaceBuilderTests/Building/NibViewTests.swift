import InterfaceBuilder
import LayoutCore
import LayoutTestSupport
import Testing

/// The views that are built from an Interface Builder file. Every character is ten points wide and
/// high.
@Suite struct NibViewTests {
  private static let pinned = NibXML.constraints(
    "a.leading = con-te-001.leadingMargin", "a.top = con-te-001.topMargin", "con-te-001.bottomMargin = a.bottom")

  private func label(_ attributes: String = "", _ inside: String = "") -> String {
    NibXML.view("label", "a", "text=\"abcdef\" \(attributes)", inside)
  }

  @Test func aLabelStandsWithinTheContentViewsMargins() throws {
    let built = try BuiltNibCell(NibXML.cell(label(), Self.pinned))
    let layout = try built.layOut(width: 320)
    // Margins of a nib's content view: 11 above and below, 16 at the sides; and the separator's
    // pixel.
    #expect(built.frame("a") == [16, 11, 60, 10])
    #expect(layout.height == 33)
    #expect(layout.unsatisfied.isEmpty)
    #expect(built.notes.isEmpty)
  }

  @Test func aSwitchIsOnAndAFieldsTextStandsWhereTheFileSays() throws {
    let views = [
      NibXML.view("switch", "on", "on=\"YES\""), NibXML.view("switch", "off"),
      NibXML.view("textField", "right", "textAlignment=\"right\""), NibXML.view("textField", "left"),
    ]
    let built = try BuiltNibCell(NibXML.cell(views.joined()))
    #expect((built.items["on"] as? Switch)?.isOn == true && (built.items["off"] as? Switch)?.isOn == false)
    #expect((built.items["right"] as? TextField)?.textAlignment == .right)
    #expect((built.items["left"] as? TextField)?.textAlignment == .left)
  }

  @Test func prioritiesThatAreNotWrittenAre250And750() throws {
    for element in ["label", "switch", "view", "stepper", "activityIndicatorView"] {
      let built = try BuiltNibCell(NibXML.cell(NibXML.view(element, "a")))
      let view = try #require(built.items["a"])
      for axis in LayoutAxis.allCases {
        #expect(view.contentHuggingPriority(for: axis) == .defaultLow, "\(element)")
        #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh, "\(element)")
      }
    }
  }

  @Test func writtenPrioritiesCount() throws {
    let built = try BuiltNibCell(
      NibXML.cell(label("horizontalHuggingPriority=\"251\" verticalCompressionResistancePriority=\"1000\"")))
    let view = try #require(built.items["a"])
    #expect(view.contentHuggingPriority(for: .horizontal) == LayoutPriority(251))
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
  }

  @Test func aStackWithMarginsOfItsOwnLaysItsViewsOutWithinThem() throws {
    let margins = "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>"
    let stack = NibXML.view(
      "stackView", "s", "axis=\"vertical\" spacing=\"5\"", "<subviews>\(label())\(label2)</subviews>\(margins)")
    let built = try BuiltNibCell(
      NibXML.cell(
        stack,
        NibXML.constraints(
          "s.leading = con-te-001.leading", "s.trailing = con-te-001.trailing", "s.top = con-te-001.top",
          "con-te-001.bottom = s.bottom")))
    let layout = try built.layOut(width: 320)
    #expect(built.frame("a") == [2, 1, 314, 10])
    #expect(built.frame("b") == [2, 16, 314, 10])
    #expect(layout.height == 30)
  }

  @Test func aStackHasNoMarginsOfItsOwn() throws {
    let stack = NibXML.view("stackView", "s", "", "<subviews>\(label())</subviews>")
    let built = try BuiltNibCell(
      NibXML.cell(
        stack,
        NibXML.constraints(
          "s.leading = con-te-001.leadingMargin", "con-te-001.trailingMargin = s.trailingMargin",
          "s.top = con-te-001.top",
          "con-te-001.bottom = s.bottom")))
    _ = try built.layOut(width: 320)
    #expect(built.frame("s") == [16, 0, 288, 10])
  }

  private var label2: String { NibXML.view("label", "b", "text=\"gh\"") }

  @Test func hiddenViewsOfAStackTakeNoRoom() throws {
    let stack = NibXML.view(
      "stackView", "s", "spacing=\"5\"", "<subviews>\(label("hidden=\"YES\""))\(label2)</subviews>")
    let built = try BuiltNibCell(
      NibXML.cell(stack, NibXML.constraints("s.leading = con-te-001.leading", "s.top = con-te-001.top")))
    _ = try built.layOut(width: 320)
    #expect(built.frame("b") == [0, 0, 20, 10])
  }

  @Test func controlsHaveTheirSizes() throws {
    let expected: [(String, String, [Double])] = [
      ("switch", "", [0, 0, 51, 31]), ("stepper", "", [0, 0, 94, 32]),
      ("activityIndicatorView", "style=\"whiteLarge\"", [0, 0, 37, 37]),
      ("activityIndicatorView", "style=\"gray\"", [0, 0, 20, 20]),
      ("pageControl", "numberOfPages=\"3\"", [0, 0, 39, 26]), ("datePicker", "", [0, 0, 320, 216]),
      ("pickerView", "", [0, 0, 320, 216]), ("textField", "borderStyle=\"roundedRect\" text=\"abcd\"", [0, 0, 54, 34]),
    ]
    for (element, attributes, frame) in expected {
      let built = try BuiltNibCell(
        NibXML.cell(
          NibXML.view(element, "a", attributes),
          NibXML.constraints("a.leading = con-te-001.leading", "a.top = con-te-001.top")))
      _ = try built.layOut(width: 400)
      #expect(built.frame("a") == frame, "\(element)")
    }
  }

  @Test func aKindWithoutContentIsNotedUnlessConstraintsGiveItASize() throws {
    let placed = ["a.leading = con-te-001.leading", "a.top = con-te-001.top"]
    func codes(_ element: String, _ constraints: [String]) throws -> [NibNote.Code] {
      let inside = NibXML.constraints(constraints)
      return try BuiltNibCell(NibXML.cell(NibXML.view(element, "a"), inside)).codes
    }
    #expect(try codes("mapView", placed) == [.kindWithoutContent])
    #expect(try codes("mapView", placed + ["a.width = 10", "a.height = 20"]).isEmpty)
    #expect(try codes("pickerView", placed + ["a.height = 20"]) == [.kindWithoutContent])
    #expect(try codes("view", placed).isEmpty)
  }

  @Test(
    "In a stack no frame gives a view its size, whatever its mask says",
    arguments: [
      ("<mapView id=\"a\">frame</mapView>", NibNote.Code.kindWithoutContent),
      ("<imageView image=\"star\" catalog=\"system\" id=\"a\">frame</imageView>", .symbolSize),
      (
        "<button id=\"a\">frame<state key=\"normal\" title=\"ab\" backgroundImage=\"star\"/></button>",
        .kindWithoutContent
      ),
    ])
  func arranged(element: String, code: NibNote.Code) throws {
    let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"10\" height=\"10\"/>"
    let view = element.replacing("frame", with: frame)
    let resources = "<image name=\"star\" catalog=\"system\" width=\"64\" height=\"128\"/>"
    func codes(_ views: String) throws -> [NibNote.Code] {
      let pins = NibXML.constraints("s.leading = con-te-001.leading", "s.top = con-te-001.top")
      return try BuiltNibCell(NibXML.cell(views, views.contains("stackView") ? pins : "", resources: resources)).codes
    }
    #expect(try codes(NibXML.view("stackView", "s", "alignment=\"top\"", "<subviews>\(view)</subviews>")) == [code])
    #expect(try codes(view).isEmpty)
  }

  @Test func scrollViewsHaveTheirGuides() throws {
    let inner = NibXML.view("view", "v")
    let guides = """
      <viewLayoutGuide key="contentLayoutGuide" id="g-c"/><viewLayoutGuide key="frameLayoutGuide" id="g-f"/>
      """
    let scroll = NibXML.view("scrollView", "s", "", "<subviews>\(inner)</subviews>\(guides)")
    let built = try BuiltNibCell(
      NibXML.cell(
        scroll,
        NibXML.constraints(
          "s.leading = con-te-001.leading", "s.trailing = con-te-001.trailing", "s.top = con-te-001.top",
          "s.bottom = con-te-001.bottom", "v.leading = g-c.leading", "v.trailing = g-c.trailing", "v.top = g-c.top",
          "v.bottom = g-c.bottom", "v.height = g-f.height", "v.width = 700", "s.height = 40")))
    _ = try built.layOut(width: 320)
    #expect((built.items["s"] as? ScrollView)?.contentSize.width == 700)
    #expect(built.frame("v") == [0, 0, 700, 40])
    #expect(built.codes.isEmpty)
  }

  @Test func theContentViewOfAnEffectFillsIt() throws {
    let content = """
      <view key="contentView" opaque="NO" id="v"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
      <autoresizingMask key="autoresizingMask"/></view>
      """
    let effect = NibXML.view("visualEffectView", "e", "", content)
    let built = try BuiltNibCell(
      NibXML.cell(
        effect,
        NibXML.constraints(
          "e.leading = con-te-001.leading", "e.top = con-te-001.top", "e.width = 100", "e.height = 30")))
    _ = try built.layOut(width: 320)
    #expect(built.frame("v") == [0, 0, 100, 30])
  }

  @Test func aTextViewThatDoesNotScrollIsAsHighAsItsText() throws {
    let text = NibXML.view("textView", "a", "scrollEnabled=\"NO\" text=\"abcdef\"")
    let built = try BuiltNibCell(
      NibXML.cell(text, NibXML.constraints("a.leading = con-te-001.leading", "a.top = con-te-001.top")))
    _ = try built.layOut(width: 320)
    // 5 at either side and 8 above and below.
    #expect(built.frame("a") == [0, 0, 70, 26])
  }

  @Test func picturesHaveTheSizesOfResources() throws {
    let resources = "<image name=\"avatar\" width=\"24\" height=\"30\"/>"
    let built = try BuiltNibCell(
      NibXML.cell(
        NibXML.view("imageView", "a", "image=\"avatar\""),
        NibXML.constraints("a.leading = con-te-001.leading", "a.top = con-te-001.top"), resources: resources))
    _ = try built.layOut(width: 320)
    #expect(built.frame("a") == [0, 0, 24, 30])
    #expect(built.codes.isEmpty)
  }

  @Test func anImageViewWithoutAPictureIsAsLargeAsConstraintsLeaveItAndNoted() throws {
    let sides = ["a.leading = con-te-001.leading", "con-te-001.trailing = a.trailing", "a.top = con-te-001.top"]
    let below = ["b.top = a.bottom", "b.leading = a.leading", "con-te-001.bottom = b.bottom"]
    let built = try BuiltNibCell(
      NibXML.cell(NibXML.view("imageView", "a") + label2, NibXML.constraints(sides + below)))
    #expect(built.codes == [.pictureFromCode])
    // The chain is closed, and nothing is open.
    #expect(built.rowHeight == .automatic)
    let layout = try built.layOut(width: 320)
    #expect(layout.height == 11)
    #expect(layout.ambiguities.isEmpty)
    _ = try built.layOut(width: 320, height: 41)
    #expect(built.frame("a") == [0, 0, 320, 30])
  }

  @Test func symbolsAreAsLargeAsTheirText() throws {
    func symbol(_ size: (Int, Int), _ attributes: String = "", _ inside: String = "", constraints: String = "") throws
      -> BuiltNibCell
    {
      let resources = "<image name=\"star\" catalog=\"system\" width=\"\(size.0)\" height=\"\(size.1)\"/>"
      let view = NibXML.view("imageView", "a", "image=\"star\" catalog=\"system\"", inside)
      return try BuiltNibCell(NibXML.cell(view, constraints, resources: resources))
    }
    func sizes(_ built: BuiltNibCell) -> [Double] {
      let size = built.items["a"]?.intrinsicContentSize ?? .zero
      return [(Double(size.width) * 10).rounded() / 10, (Double(size.height) * 10).rounded() / 10]
    }
    let high = try symbol((64, 128))
    #expect(sizes(high) == [8.5, 17])
    #expect(high.codes == [.symbolSize])
    #expect(sizes(try symbol((128, 64))) == [20.4, 10.2])
    #expect(try symbol((64, 128), constraints: NibXML.constraints("a.width = 20", "a.height = 20")).codes.isEmpty)
    let configuration = """
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font">
      <fontDescription key="fontDescription" type="system" pointSize="32"/></preferredSymbolConfiguration>
      """
    #expect(sizes(try symbol((64, 128), "", configuration)) == [16, 32])
  }

  @Test func segmentsHaveTheirTitles() throws {
    let segments = "<segments><segment title=\"One\"/><segment title=\"Three\"/></segments>"
    let built = try BuiltNibCell(NibXML.cell(NibXML.view("segmentedControl", "a", "", segments)))
    #expect((built.items["a"] as? SegmentedControl)?.titles == ["One", "Three"])
  }

  @Test func runtimeAttributesAreObeyedAsFarAsTheyAreKnown() throws {
    let attributes = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="numberOfLines"><integer key="value" value="3"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="text" value="xyz"/>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="3"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="ibEnaStyle" value="title"/>
      </userDefinedRuntimeAttributes>
      """
    let built = try BuiltNibCell(NibXML.cell(NibXML.view("label", "a", "text=\"abc\"", attributes)))
    let label = try #require(built.items["a"] as? Label)
    #expect(label.numberOfLines == 3)
    #expect(label.text == "xyz")
    #expect(built.codes == [.runtimeAttribute])
    #expect(built.notes.first { $0.code == .runtimeAttribute }?.message.contains("\"ibEnaStyle\" = title") == true)
  }
}
