import LayoutCore
import Testing

@testable import InterfaceBuilder

@Suite("Variations by size class") struct VariationTests {
  private static let phoneSideways = NibSizeClasses(width: .compact, height: .compact)

  private func label(_ inside: String, _ sizeClasses: NibSizeClasses = .phone) throws -> NibLabel {
    guard
      case .label(let label) = try NibXML.readView(
        "<label id=\"a\" numberOfLines=\"1\">\(inside)</label>", sizeClasses
      ).content
    else { throw NibError(.syntax, file: "", at: nil, "no label") }
    return label
  }

  @Test("A variation counts where it fits")
  func fitting() throws {
    let one = "<variation key=\"%\" numberOfLines=\"2\"/>"
    for (key, phone, sideways, pad) in [
      ("default", 2, 2, 2), ("widthClass=compact", 2, 2, 1), ("widthClass=regular", 1, 1, 2),
      ("heightClass=regular", 2, 1, 2), ("heightClass=regular-widthClass=compact", 2, 1, 1),
      ("heightClass=compact-widthClass=compact", 1, 2, 1), ("heightClass=regular-widthClass=regular", 1, 1, 2),
    ] {
      let inside = one.replacing("%", with: key)
      #expect(try label(inside).numberOfLines == phone, "\(key)")
      #expect(try label(inside, Self.phoneSideways).numberOfLines == sideways, "\(key)")
      #expect(try label(inside, .pad).numberOfLines == pad, "\(key)")
    }
  }

  @Test("The more specific one counts, wherever it stands")
  func specific() throws {
    let inside = """
      <variation key="heightClass=regular-widthClass=compact" numberOfLines="4"/>
      <variation key="widthClass=compact" numberOfLines="3"/><variation key="default" numberOfLines="2"/>
      """
    #expect(try label(inside).numberOfLines == 4)
    #expect(try label(inside, Self.phoneSideways).numberOfLines == 3)
    #expect(try label(inside, .pad).numberOfLines == 2)
  }

  @Test("Fonts and margins vary, and what is not varied stays")
  func elements() throws {
    let inside = """
      <fontDescription key="fontDescription" type="system" pointSize="12"/>
      <edgeInsets key="layoutMargins" top="1" left="1" bottom="1" right="1"/>
      <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="24"/>
      <edgeInsets key="layoutMargins" top="2" left="2" bottom="2" right="2"/></variation>
      """
    #expect(try label(inside).font?.pointSize == 12 && label(inside, .pad).font?.pointSize == 24)
    let view = "<label id=\"a\">\(inside)</label>"
    #expect(try NibXML.readView(view).layoutMargins?.top == 1 && NibXML.readView(view, .pad).layoutMargins?.top == 2)
  }

  @Test("A constraint's constant varies")
  func constants() throws {
    let view = """
      <view id="a"><constraints><constraint id="k" firstAttribute="width" constant="8">
      <variation key="widthClass=regular" constant="16"/></constraint></constraints></view>
      """
    #expect(try NibXML.readView(view).constraints.map(\.constant) == [8])
    #expect(try NibXML.readView(view, .pad).constraints.map(\.constant) == [16])
  }

  @Test("Constraints that are not installed are left out, and put back where a variation includes them")
  func constraints() throws {
    let view = """
      <view id="a"><constraints><constraint id="k1" firstAttribute="width"/><constraint id="k2" firstAttribute="height"/>
      </constraints><variation key="default"><mask key="constraints"><exclude reference="k1"/></mask></variation>
      <variation key="widthClass=regular"><mask key="constraints"><include reference="k1"/><exclude reference="k2"/></mask>
      </variation></view>
      """
    #expect(try NibXML.readView(view).constraints.map(\.id) == ["k2"])
    #expect(try NibXML.readView(view, .pad).constraints.map(\.id) == ["k1"])
  }

  @Test("Views that are not installed are left out, with every constraint that names them or what is in them")
  func views() throws {
    let xml = NibXML.cell(
      "<view id=\"a\"><subviews><label id=\"b\"/></subviews></view><view id=\"c\"/>",
      NibXML.constraints("a.top = con-te-001.top", "c.top = con-te-001.top", "c.leading = b.leading")
        + "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"a\"/></mask></variation>"
        + "<variation key=\"widthClass=regular\"><mask key=\"subviews\"><include reference=\"a\"/></mask></variation>",
      beside: NibXML.constraints("b.width = 5").replacing("\"c0\"", with: "\"c9\""))
    let phone = try NibXML.read(xml)
    #expect(phone.contentView.subviews.map(\.id) == ["c"] && phone.contentView.constraints.map(\.id) == ["c1"])
    #expect(phone.view.constraints.isEmpty)
    let pad = try NibXML.read(xml, .pad)
    #expect(
      pad.contentView.subviews.map(\.id) == ["a", "c"] && pad.contentView.constraints.map(\.id) == ["c0", "c1", "c2"])
    #expect(pad.view.constraints.map(\.id) == ["c9"])
  }

  @Test("The document tells which size classes its cells have variations for")
  func document() throws {
    let xml = NibXML.cell(
      """
      <label id="a"><variation key="default" text="A"/><variation key="widthClass=regular" text="B"/></label>
      <label id="b"><variation key="heightClass=compact-widthClass=compact" text="C"/></label>
      """)
    #expect(
      try NibDocument(bytes: Array(xml.utf8), file: "").variations
        == ["widthClass=regular", "heightClass=compact-widthClass=compact"])
    let plain = NibXML.document(
      "<viewController id=\"w\"><view key=\"view\" id=\"v\"><variation key=\"widthClass=regular\"/></view></viewController>"
    )
    #expect(try NibDocument(bytes: Array(plain.utf8), file: "").variations.isEmpty)
  }

  @Test("A varied attribute takes the place of the element of its name, and the reverse, one variation after the other")
  func bothForms() throws {
    let element = "<variation key=\"widthClass=compact\"><string key=\"text\">Compact</string></variation>"
    func text(_ attributes: String, _ inside: String, _ sizeClasses: NibSizeClasses = .phone) throws -> String? {
      let view = try NibXML.readView("<label id=\"a\" \(attributes)>\(inside)</label>", sizeClasses)
      if case .label(let label) = view.content { return label.text } else { return nil }
    }
    let base = "text=\"Base\""
    #expect(try text(base, element) == "Compact" && text(base, element, .pad) == "Base")
    let attribute = "<variation key=\"heightClass=regular-widthClass=compact\" text=\"Upright\"/>"
    #expect(try text("", "<string key=\"text\">Base</string>" + attribute) == "Upright")
    #expect(try text(base, element + attribute) == "Upright")
    #expect(try text(base, element + attribute, Self.phoneSideways) == "Compact")
    let both = "<variation key=\"default\" text=\"Default\"/>" + element
    #expect(try text(base, both) == "Compact" && text(base, both, .pad) == "Default")
    #expect(try text(base, "<variation key=\"default\"><nil key=\"text\"/></variation>") == "")
  }
}
