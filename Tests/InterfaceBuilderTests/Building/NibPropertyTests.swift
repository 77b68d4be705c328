import InterfaceBuilder
import LayoutCore
import LayoutTestSupport
import Testing

/// Properties that are obeyed, noted, or without effect.
@Suite struct NibPropertyTests {
  /// A button's size, what it shows and what is noted.
  private func button(_ attributes: String, _ inside: String = "") throws -> String {
    let configuration = "<buttonConfiguration key=\"configuration\" \(attributes)>\(inside)</buttonConfiguration>"
    let resources = "<image name=\"pin\" width=\"10\" height=\"14\"/>"
    let built = try BuiltNibCell(NibXML.cell(NibXML.view("button", "b", "", configuration), resources: resources))
    let button = try #require(built.items["b"] as? Button)
    let (shown, size) = (button.configuration, button.intrinsicContentSize)
    let place = shown.map { "\($0.style) \($0.imagePlacement) \($0.imagePadding)" } ?? ""
    return "\(size) \(place) \(button.titleLabel?.font.pointSize ?? 0) \(built.notes.map(\.message))"
  }

  @Test(arguments: [
    ("style=\"filled\"", ""), ("subtitle=\"Now\"", ""), ("imagePlacement=\"top\"", ""), ("imagePadding=\"9\"", ""),
    ("buttonSize=\"large\"", ""), ("buttonSize=\"mini\"", ""),
    ("", "<directionalEdgeInsets key=\"contentInsets\" top=\"30\" leading=\"40\"/>"),
    ("", "<fontDescription key=\"titleFontDescription\" type=\"system\" pointSize=\"40\"/>"),
    ("", "<attributedString key=\"attributedTitle\"><fragment content=\"Longer\"/></attributedString>"),
  ])
  func aPropertyOfAConfigurationChangesTheButtonOrIsNoted(_ attributes: String, inside: String) throws {
    let given = "title=\"Go\" image=\"pin\" "
    #expect(try button(given) != button(given + attributes, inside))
  }

  @Test(arguments: [
    "cornerStyle=\"capsule\"", "titlePadding=\"8\"", "buttonSize=\"medium\"", "titleAlignment=\"center\"",
  ])
  func whatMovesNothingInAConfigurationIsNotNoted(_ attribute: String) throws {
    #expect(try button("title=\"Go\"") == button("title=\"Go\" " + attribute))
  }

  /// Returns true if a runtime attribute of a view results in a note.
  private func isNoted(_ keyPath: String, _ value: String = "1", of element: String = "view") throws -> Bool {
    let inside = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)" value="\(value)"/>
      </userDefinedRuntimeAttributes>
      """
    return try BuiltNibCell(NibXML.cell(NibXML.view(element, "a", "", inside))).codes == [.runtimeAttribute]
  }

  @Test(arguments: [
    "borderInset", "alphaHeight", "textalignment", "shadowHeight", "linesCornerRadius", "hasBorder", "layer.bounds",
  ])
  func runtimeAttributesWithPartsOfKnownNamesAreNoted(_ path: String) throws {
    #expect(try isNoted(path))
  }

  @Test(arguments: [
    "layer.cornerRadius", "cornerRadius", "borderWidth", "titleLabel.textAlignment", "layer.shadowOpacity", "alpha",
  ])
  func runtimeAttributesOfLooksAreNotNoted(_ path: String) throws {
    #expect(try !isNoted(path))
  }

  @Test func aNumberOfLinesThatNoTextHasIsNotObeyed() throws {
    #expect(try isNoted("numberOfLines", "1e18", of: "label") && isNoted("numberOfLines", "-1", of: "label"))
    #expect(try !isNoted("numberOfLines", "3", of: "label"))
  }

  @Test func textsOfRuntimeAttributesMayBeInBase64() throws {
    func cell(_ text: String) -> String {
      let attribute = """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="text">
        <mutableString key="value" base64-UTF8="YES">\(text)</mutableString></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        """
      return NibXML.cell(NibXML.view("label", "a", "text=\"A\"", attribute))
    }
    let built = try BuiltNibCell(cell("R3LDvMOfZQ=="))
    #expect((built.items["a"] as? Label)?.text == "Gr\u{FC}\u{DF}e")
    #expect(throws: NibError.self) { try BuiltNibCell(cell("?")) }
  }

  @Test func viewsForEditingAreLeftOutWithWhatTheyHold() throws {
    let beside = """
      <view key="editingAccessoryView" id="e"><subviews><label id="l" text="A"/></subviews></view>
      <view key="selectedBackgroundView" id="s"/><view key="multipleSelectionBackgroundView" id="m"/>
      """
    let constraints = NibXML.constraints("l.top = e.top", "l.leading = e.leading", "m.width = s.width")
    let built = try BuiltNibCell(NibXML.cell("", constraints, beside: beside))
    #expect(built.codes.isEmpty)
    #expect(built.cell.selectedBackgroundView === built.items["s"] && built.items["s"] != nil)
    #expect(["e", "l", "m"].allSatisfy { built.items[$0] == nil })
    #expect(built.cell.accessoryView == nil)
  }

  @Test func prioritiesOutOfRangeInAModelCountAsNone() throws {
    let document = try NibDocument(bytes: Array(NibXML.cell(NibXML.view("label", "a")).utf8), file: "A.xib")
    var cell = document.cells[0]
    cell.contentView.subviews[0].hugging.horizontal = 1e-50
    cell.contentView.subviews[0].compression.vertical = 1e300
    let built = NibBuilder(cell, in: document).build(traits: try fixedTraits())
    let view = try #require(built.items["a"])
    #expect(built.codes == [.constraintRefused, .constraintRefused])
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test(arguments: ["1e-300", "1e-40", "0.001", "10000"])
  func fontsOfAnySizeAreLaidOut(size: String) throws {
    for name in ["type=\"system\"", "name=\"Nowhere-Bold\" family=\"Nowhere\""] {
      let font = "<fontDescription key=\"fontDescription\" \(name) pointSize=\"\(size)\"/>"
      let label = NibXML.view("label", "a", "text=\"abc\" minimumFontSize=\"9\"", font)
      let built = try BuiltNibCell(NibXML.cell(label, NibXML.constraints("a.leading = con-te-001.leading")))
      #expect(try built.layOut(width: 320).height.isFinite)
    }
  }
}
