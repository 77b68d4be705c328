import FontMetrics
import InterfaceBuilder
import LayoutCore
import LayoutTestSupport
import Testing

/// The fonts and text of labels and buttons.
@Suite struct NibFontTests {
  private func font(_ description: String, category: ContentSizeCategory = .large) throws -> (Font, [NibNote.Code]) {
    let label = NibXML.view("label", "a", "text=\"abc\"", description)
    let built = try BuiltNibCell(NibXML.cell(label), traits: try realTraits(category: category))
    return (try #require(built.items["a"] as? Label).font, built.codes)
  }

  @Test func systemFontsHaveTheirSizesAndWeights() throws {
    let expected: [(String, Double, FontWeight)] = [
      ("", 17, .regular),
      ("<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"13\"/>", 13, .regular),
      ("<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"0.0\"/>", 12, .regular),
      ("<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"20\"/>", 20, .bold),
      (
        "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"semibold\" pointSize=\"11\"/>", 11, .semibold
      ),
      ("<fontDescription key=\"fontDescription\" type=\"system\" size=\"button\"/>", 15, .regular),
      ("<fontDescription key=\"fontDescription\" type=\"system\" size=\"system\"/>", 14, .regular),
      (
        "<fontDescription key=\"fontDescription\" name=\".AppleSystemUIFont\" family=\".AppleSystemUIFont\" pointSize=\"9\"/>",
        9, .regular
      ),
    ]
    for (description, size, weight) in expected {
      let (font, codes) = try font(description)
      #expect(font.pointSize == size, "\(description)")
      #expect(font.face.weight == weight, "\(description)")
      #expect(codes.isEmpty, "\(description)")
    }
  }

  @Test func textStylesHaveTheSizeOfTheCategoryWithAndWithoutTheFlag() throws {
    let body = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
    #expect(try font(body).0.pointSize == 17)
    #expect(try font(body, category: .accessibilityExtraExtraExtraLarge).0.pointSize == 53)
    let title = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle0\"/>"
    #expect(try font(title).0.pointSize == 34)
    let label = NibXML.view("label", "a", "adjustsFontForContentSizeCategory=\"YES\"", body)
    let built = try BuiltNibCell(NibXML.cell(label), traits: try realTraits())
    #expect((built.items["a"] as? Label)?.adjustsFontForContentSizeCategory == true)
  }

  @Test func aNameThatIsNotThereIsNotedAndStoodInFor() throws {
    let (font, codes) = try font(
      "<fontDescription key=\"fontDescription\" name=\"Nowhere-DemiBold\" family=\"Nowhere\" pointSize=\"21\"/>")
    #expect(font.pointSize == 21)
    #expect(font.face.weight == .semibold)
    #expect(codes == [.fontMissing])
    let (known, none) = try self.font(
      "<fontDescription key=\"fontDescription\" name=\"Inter-Bold\" family=\"Inter\" pointSize=\"21\"/>")
    #expect(known.face.weight == .bold)
    #expect(none.isEmpty)
  }

  @Test func anItalicThatStandsUprightIsNoted() throws {
    let (font, codes) = try font(
      "<fontDescription key=\"fontDescription\" type=\"italicSystem\" pointSize=\"17\"/>")
    #expect(codes == (font.face.slant == .upright ? [.fontMissing] : []))
  }

  @Test func buttonsHaveTheirKindsSizes() throws {
    func button(_ attributes: String, _ inside: String = "") throws -> Button {
      let xml = NibXML.view("button", "a", attributes, "<state key=\"normal\" title=\"Go\"/>\(inside)")
      return try #require(try BuiltNibCell(NibXML.cell(xml), traits: try realTraits()).items["a"] as? Button)
    }
    #expect(try button("buttonType=\"system\"").titleLabel?.font.pointSize == 15)
    #expect(try button("buttonType=\"roundedRect\"").titleLabel?.font.pointSize == 15)
    #expect(try button("").titleLabel?.font.pointSize == 18)
    #expect(try button("").currentTitle == "Go")
    let insets = "<inset key=\"contentEdgeInsets\" minX=\"1\" minY=\"2\" maxX=\"2.2250738585072014e-308\" maxY=\"4\"/>"
    let inset = try button("buttonType=\"system\"", insets).contentEdgeInsets
    #expect(inset == EdgeInsets(top: 2, left: 1, bottom: 4, right: 0))
    let configured = try button(
      "buttonType=\"system\"", "<buttonConfiguration key=\"configuration\" style=\"filled\"/>")
    #expect(configured.configuration?.style == .filled)
    #expect(configured.titleLabel?.font.pointSize == 17)
  }

  @Test func labelsShrinkWhereTheFileSaysHowFar() throws {
    func label(_ attributes: String) throws -> Label {
      let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/>"
      let built = try BuiltNibCell(NibXML.cell(NibXML.view("label", "a", attributes, font)))
      return try #require(built.items["a"] as? Label)
    }
    #expect(try !label("").adjustsFontSizeToFitWidth)
    #expect(try label("minimumScaleFactor=\"0.5\"").adjustsFontSizeToFitWidth)
    #expect(try label("minimumScaleFactor=\"0.5\"").minimumScaleFactor == 0.5)
    #expect(try label("minimumFontSize=\"10\"").minimumScaleFactor == 0.5)
    #expect(try !label("minimumFontSize=\"10\" adjustsFontSizeToFit=\"NO\"").adjustsFontSizeToFitWidth)
  }

  @Test func attributedTextsKeepTheirPieces() throws {
    let text = """
      <attributedString key="attributedText">
      <fragment content="Big "><attributes><font key="NSFont" size="30" name=".SFUI-Regular"/></attributes></fragment>
      <fragment content="small"><attributes><font key="NSFont" size="10" name=".SFUI-Regular"/></attributes></fragment>
      </attributedString>
      """
    let built = try BuiltNibCell(
      NibXML.cell(NibXML.view("label", "a", "usesAttributedText=\"YES\"", text)), traits: try realTraits())
    let label = try #require(built.items["a"] as? Label)
    #expect(label.text == "Big small")
    #expect(label.styledText?.spans.map(\.attributes.font.pointSize) == [30, 10])
  }
}
