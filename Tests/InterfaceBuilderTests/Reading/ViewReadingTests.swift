import LayoutCore
import StringCatalogs
import Testing

@testable import InterfaceBuilder

@Suite("What all views say") struct ViewReadingTests {
  @Test("What a view is where nothing is written")
  func defaults() throws {
    let view = try NibXML.readView("<view id=\"a\"/>")
    #expect(!view.isHidden && view.translatesAutoresizingMask && !view.isFixedFrame && view.frame == nil)
    #expect(!view.isAmbiguous && !view.isMisplaced && view.autoresizing == NibAutoresizing())
    #expect(view.hugging == NibPriorities() && view.compression == NibPriorities())
    #expect(view.layoutMargins == nil && view.directionalLayoutMargins == nil)
    #expect(!view.preservesSuperviewLayoutMargins && !view.followsReadableWidth && view.insetsLayoutMarginsFromSafeArea)
    #expect(view.guides.isEmpty && view.constraints.isEmpty && view.subviews.isEmpty && view.outlets.isEmpty)
    #expect(view.userLabel == nil && view.customClass == nil && view.userComments == nil && view.key == nil)
  }

  @Test("Flags")
  func flags() throws {
    let view = try NibXML.readView(
      """
      <view id="a" hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" ambiguous="YES" \
      misplaced="YES" preservesSuperviewLayoutMargins="YES" layoutMarginsFollowReadableWidth="YES" \
      insetsLayoutMarginsFromSafeArea="NO"/>
      """)
    #expect(view.isHidden && !view.translatesAutoresizingMask && view.isFixedFrame && view.isAmbiguous)
    #expect(view.isMisplaced && view.preservesSuperviewLayoutMargins && view.followsReadableWidth)
    #expect(!view.insetsLayoutMarginsFromSafeArea)
  }

  @Test("A frame that an old Xcode wrote as insets, where it has all four lengths")
  func insetFrame() throws {
    func frame(_ attributes: String) throws -> NibRect? {
      try NibXML.readView("<view id=\"a\"><frame key=\"frameInset\" \(attributes)/></view>").frame
    }
    #expect(
      try frame("minX=\"10\" minY=\"134\" width=\"120\" height=\"40\"")
        == NibRect(x: 10, y: 134, width: 120, height: 40))
    #expect(try frame("minX=\"10\" width=\"120\" height=\"40\"") == nil)
    #expect(try frame("minX=\"10\" minY=\"5\" maxX=\"-10\" height=\"40\"") == nil)
    #expect(try frame("minX=\"10\" minY=\"5\" width=\"120\" maxY=\"-10\"") == nil)
  }

  @Test("Names, class and the localizer's note")
  func names() throws {
    let view = try NibXML.readView(
      """
      <view id="a" userLabel="Card" customClass="CardView" customModule="App" customModuleProvider="target">
      <attributedString key="userComments"><fragment content="Do not "/><fragment><string key="content">translate</string>
      </fragment></attributedString></view>
      """)
    #expect(view.userLabel == "Card" && view.customClass == "CardView" && view.userComments == "Do not translate")
  }

  @Test("Frame, mask, priorities and margins")
  func layout() throws {
    let view = try NibXML.readView(
      """
      <view id="a" horizontalHuggingPriority="251" verticalHuggingPriority="252" \
      horizontalCompressionResistancePriority="751" verticalCompressionResistancePriority="1000">
      <rect key="frame" x="1" y="-2.5" width="3" height="4"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" heightSizable="YES"/>
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" trailing="8"/></view>
      """)
    #expect(view.frame == NibRect(x: 1, y: -2.5, width: 3, height: 4))
    #expect(view.autoresizing == NibAutoresizing(flexibleMaxX: true, heightSizable: true))
    #expect(view.hugging == NibPriorities(horizontal: 251, vertical: 252))
    #expect(view.compression == NibPriorities(horizontal: 751, vertical: 1000))
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.directionalLayoutMargins == DirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
  }

  @Test("Guides", arguments: ["safeArea", "contentLayoutGuide", "frameLayoutGuide", "keyboard"])
  func guides(_ key: String) throws {
    let view = try NibXML.readView("<scrollView id=\"a\"><viewLayoutGuide key=\"\(key)\" id=\"g\"/></scrollView>")
    #expect(view.guides == [NibGuide(id: "g", key: key)])
  }

  @Test("Views within views, in order, and their places")
  func subviews() throws {
    let view = try NibXML.readView(
      "<view id=\"a\"><subviews>\n<label id=\"b\"/>\n  <view id=\"c\"><subviews><switch id=\"d\"/></subviews></view></subviews></view>"
    )
    #expect(view.subviews.map(\.id) == ["b", "c"] && view.subviews[1].subviews.map(\.element) == ["switch"])
    #expect(view.subviews[0].position.column == 1 && view.subviews[1].position.column == 3)
    #expect(view.subviews[1].position.line == view.subviews[0].position.line + 1)
  }

  @Test(
    "Values of runtime attributes as text",
    arguments: [
      ("type=\"string\" value=\"body\"", "", "body"), ("type=\"boolean\" value=\"NO\"", "", "NO"),
      ("type=\"number\"", "<integer key=\"value\" value=\"4\"/>", "4"),
      ("type=\"number\"", "<real key=\"value\" value=\"1.5\"/>", "1.5"),
      ("type=\"string\"", "<string key=\"value\">two\nlines</string>", "two\nlines"),
      ("type=\"size\"", "<size key=\"value\" width=\"1\" height=\"2\"/>", "{1, 2}"),
      ("type=\"point\"", "<point key=\"value\" x=\"1\" y=\"2\"/>", "{1, 2}"),
      ("type=\"rect\"", "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>", "{{1, 2}, {3, 4}}"),
      ("type=\"range\"", "<range key=\"value\" location=\"1\" length=\"2\"/>", "{1, 2}"),
      ("type=\"color\"", "<color key=\"value\" name=\"accent\"/>", "accent"),
      ("type=\"color\"", "<color key=\"value\" white=\"1\" alpha=\"1\"/>", "color"),
      ("type=\"nil\"", "<nil key=\"value\"/>", "nil"), ("type=\"string\"", "", ""),
    ])
  func runtimeAttributes(_ attributes: String, _ inside: String, value: String) throws {
    let view = try NibXML.readView(
      """
      <view id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath="layer.x" \(attributes)>\(inside)\
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """)
    let attribute = try #require(view.runtimeAttributes.first)
    #expect(attribute.keyPath == "layer.x" && attribute.value == value && attributes.contains(attribute.type))
  }
}
