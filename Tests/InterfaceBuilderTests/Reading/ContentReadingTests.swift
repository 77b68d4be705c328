import LayoutCore
import Testing
import TextLayout

@testable import InterfaceBuilder

@Suite("What one kind of view says") struct ContentReadingTests {
  private func label(_ xml: String, _ inside: String = "") throws -> NibLabel {
    guard case .label(let label) = try NibXML.readView("<label id=\"a\" \(xml)>\(inside)</label>").content else {
      throw NibError(.syntax, file: "", at: nil, "no label")
    }
    return label
  }

  @Test("A label where nothing is written")
  func labelDefaults() throws {
    #expect(try label("") == NibLabel())
    let label = try label("")
    #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail && label.alignment == .left)
    #expect(label.adjustsFontSizeToFit && !label.adjustsFontForContentSizeCategory && label.font == nil)
  }

  @Test("A label's attributes")
  func labelAttributes() throws {
    let label = try label(
      """
      text="Hello" numberOfLines="0" textAlignment="natural" adjustsFontForContentSizeCategory="YES" \
      adjustsFontSizeToFit="NO" minimumScaleFactor="0.29999999999999999" minimumFontSize="9" \
      preferredMaxLayoutWidth="290" adjustsLetterSpacingToFitWidth="YES"
      """)
    #expect(label.text == "Hello" && label.numberOfLines == 0 && label.alignment == .natural)
    #expect(label.adjustsFontForContentSizeCategory && !label.adjustsFontSizeToFit && label.allowsTightening)
    #expect(label.minimumScaleFactor == 0.3 && label.minimumFontSize == 9 && label.preferredMaxLayoutWidth == 290)
  }

  @Test(
    "Line break modes",
    arguments: [
      ("clip", LineBreakMode.byClipping), ("characterWrap", .byCharWrapping), ("wordWrap", .byWordWrapping),
      ("headTruncation", .byTruncatingHead), ("middleTruncation", .byTruncatingMiddle),
      ("tailTruncation", .byTruncatingTail),
    ])
  func lineBreaks(_ name: String, mode: LineBreakMode) throws {
    #expect(try label("lineBreakMode=\"\(name)\"").lineBreakMode == mode)
  }

  @Test(
    "Text in an attribute, an element, and in base64",
    arguments: [
      ("text=\"A &amp; B\"", "", "A & B"), ("", "<string key=\"text\">One\nTwo</string>", "One\nTwo"),
      ("", "<mutableString key=\"text\">One</mutableString>", "One"), ("", "<nil key=\"text\"/>", ""),
      ("", "<string key=\"text\" base64-UTF8=\"YES\">\nSGk\nhDQ==\n</string>", "Hi!\r"),
    ])
  func texts(_ attributes: String, _ inside: String, text: String) throws {
    #expect(try label(attributes, inside).text == text)
  }

  @Test(
    "Fonts",
    arguments: [
      ("style=\"UICTFontTextStyleBody\"", NibFont.Source.textStyle("UICTFontTextStyleBody"), nil),
      ("type=\"system\" pointSize=\"15\"", .system(weight: nil, isItalic: false), 15),
      ("type=\"system\" weight=\"semibold\" pointSize=\"15\"", .system(weight: "semibold", isItalic: false), 15),
      ("type=\"boldSystem\" pointSize=\"0.0\"", .system(weight: "bold", isItalic: false), 0),
      ("type=\"italicSystem\" pointSize=\"15\"", .system(weight: nil, isItalic: true), 15),
      ("name=\"Avenir-Light\" family=\"Avenir\" pointSize=\"15\"", .named("Avenir-Light", family: "Avenir"), 15),
      ("size=\"button\"", .meta("button"), 15),
      ("type=\"boldSystem\" size=\"button\"", .system(weight: "bold", isItalic: false), 15),
    ] as [(String, NibFont.Source, Double?)])
  func fonts(_ attributes: String, source: NibFont.Source, size: Double?) throws {
    let font = try #require(try label("", "<fontDescription key=\"fontDescription\" \(attributes)/>").font)
    #expect(font.source == source && font.pointSize == size)
  }

  @Test("Attributed text: pieces with fonts, kerning and paragraphs")
  func attributedText() throws {
    let inside = """
      <attributedString key="attributedText"><fragment content="One"><attributes>
      <font key="NSFont" metaFont="systemBold" size="15"/><real key="NSKern" value="1.5"/>
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="1" \
      paragraphSpacing="2" minimumLineHeight="3" maximumLineHeight="4" lineHeightMultiple="5" \
      paragraphSpacingBefore="6" firstLineHeadIndent="7" headIndent="8" tailIndent="9" hyphenationFactor="0.5"/>
      </attributes></fragment><fragment content="Two"><attributes><font key="NSFont" name="Avenir" size="9"/></attributes>
      </fragment></attributedString>
      """
    #expect(try label("text=\"plain\"", inside).attributedText == nil)
    let label = try label("text=\"plain\" usesAttributedText=\"YES\"", inside)
    let fragments = try #require(label.attributedText?.fragments)
    #expect(label.text == "OneTwo" && fragments.map(\.text) == ["One", "Two"])
    #expect(fragments[0].font?.source == .system(weight: "bold", isItalic: false) && fragments[0].font?.pointSize == 15)
    #expect(fragments[1].font?.source == .named("Avenir", family: nil) && fragments[1].paragraph == nil)
    #expect(fragments.map(\.kerning) == [1.5, nil])
    #expect(
      fragments[0].paragraph
        == NibParagraph(
          alignment: .center, lineBreakMode: .byWordWrapping, lineSpacing: 1, paragraphSpacing: 2, minimumLineHeight: 3,
          maximumLineHeight: 4, lineHeightMultiple: 5, paragraphSpacingBefore: 6, firstLineHeadIndent: 7, headIndent: 8,
          tailIndent: 9, hyphenationFactor: 0.5))
  }

  @Test("Pictures and their sizes")
  func pictures() throws {
    let resources = """
      <image name="pin" width="10" height="14"/><image name="pin" catalog="system" width="128" height="97"/>
      """
    func picture(_ attributes: String, _ inside: String = "") throws -> NibImageView? {
      let view = try NibXML.readView("<imageView id=\"a\" \(attributes)>\(inside)</imageView>", resources: resources)
      if case .image(let picture) = view.content { return picture } else { return nil }
    }
    #expect(try picture("") == NibImageView())
    #expect(try picture("image=\"pin\"")?.image?.size == NibSize(width: 10, height: 14))
    #expect(try picture("image=\"pin\" catalog=\"system\"")?.image?.size == NibSize(width: 128, height: 97))
    #expect(try picture("image=\"other\"")?.image == NibImage(name: "other", isSymbol: false))
    let reference = "<imageReference key=\"image\" image=\"pin\" catalog=\"system\" symbolScale=\"large\"/>"
    #expect(
      try picture("", reference)?.image
        == NibImage(
          name: "pin", isSymbol: true, size: NibSize(width: 128, height: 97),
          symbol: NibSymbolConfiguration(scale: "large")))
    let configuration = """
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font" scale="small" \
      weight="bold" pointSize="9"/>
      """
    #expect(
      try picture("contentMode=\"scaleAspectFit\"", configuration)
        == NibImageView(
          contentMode: .scaleAspectFit,
          symbol: NibSymbolConfiguration(scale: "small", pointSize: 9)))
  }

  @Test("Buttons")
  func buttons() throws {
    func button(_ attributes: String, _ inside: String = "") throws -> NibButton? {
      let view = try NibXML.readView("<button id=\"a\" \(attributes)>\(inside)</button>")
      if case .button(let button) = view.content { return button } else { return nil }
    }
    #expect(try button("") == NibButton())
    #expect(try button("buttonType=\"system\"")?.isSystem == true)
    #expect(try button("buttonType=\"roundedRect\"")?.isSystem == true)
    let full = try #require(
      try button(
        "lineBreakMode=\"middleTruncation\"",
        """
        <fontDescription key="fontDescription" type="system" pointSize="16"/>
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="2.2250738585072014e-308" maxY="0.0"/>
        <inset key="titleEdgeInsets" minX="3"/><inset key="imageEdgeInsets" maxY="4"/>
        <state key="highlighted" title="Down"/>
        <state key="normal" title="Go" image="arrow" backgroundImage="plate"/>
        """))
    #expect(full.title == "Go" && full.image?.name == "arrow" && full.backgroundImage?.name == "plate")
    #expect(full.font?.pointSize == 16 && full.lineBreakMode == .byTruncatingMiddle)
    #expect(full.contentInsets == EdgeInsets(top: 2, left: 1) && full.titleInsets == EdgeInsets(left: 3))
    #expect(full.imageInsets == EdgeInsets(bottom: 4))
  }

  @Test("Button configurations")
  func configurations() throws {
    let view = try NibXML.readView(
      """
      <button id="a"><buttonConfiguration key="configuration" style="tinted" title="Go" subtitle="Now" image="arrow" \
      catalog="system" imagePlacement="trailing" imagePadding="4">
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      <fontDescription key="titleFontDescription" type="system" pointSize="15"/></buttonConfiguration></button>
      """)
    guard case .button(let button) = view.content, let configuration = button.configuration else {
      Issue.record("no configuration")
      return
    }
    #expect([configuration.style, configuration.title, configuration.subtitle] == ["tinted", "Go", "Now"])
    #expect(configuration.image?.isSymbol == true && configuration.imagePlacement == "trailing")
    #expect(configuration.imagePadding == 4 && configuration.font?.pointSize == 15)
    #expect(configuration.contentInsets == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test(
    "Stacks",
    arguments: [
      ("", NibStack()), ("axis=\"vertical\" spacing=\"8.5\"", NibStack(isVertical: true, spacing: 8.5)),
      ("spacing=\"8\" spacingType=\"standard\"", NibStack(spacing: nil)),
      (
        "distribution=\"fillProportionally\" alignment=\"top\"",
        NibStack(distribution: .fillProportionally, alignment: .top)
      ),
      ("distribution=\"equalSpacing\" alignment=\"bottom\"", NibStack(distribution: .equalSpacing, alignment: .bottom)),
      ("distribution=\"fillEqually\" alignment=\"center\"", NibStack(distribution: .fillEqually, alignment: .center)),
      (
        "distribution=\"equalCentering\" alignment=\"firstBaseline\"",
        NibStack(distribution: .equalCentering, alignment: .firstBaseline)
      ),
      ("baselineRelativeArrangement=\"YES\"", NibStack(isBaselineRelative: true)),
    ])
  func stacks(_ attributes: String, stack: NibStack) throws {
    guard case .stack(let read) = try NibXML.readView("<stackView id=\"a\" \(attributes)/>").content else {
      Issue.record("no stack")
      return
    }
    #expect(read == stack)
  }

  @Test("Text fields and text views")
  func textInput() throws {
    guard
      case .textField(let field) = try NibXML.readView(
        "<textField id=\"a\" text=\"T\" placeholder=\"P\" borderStyle=\"roundedRect\" textAlignment=\"right\"/>"
      ).content,
      case .textView(let view) = try NibXML.readView(
        "<textView id=\"a\" scrollEnabled=\"NO\"><string key=\"text\">T</string></textView>"
      ).content
    else {
      Issue.record("other kinds")
      return
    }
    #expect(field == NibTextField(text: "T", placeholder: "P", borderStyle: "roundedRect", alignment: .right))
    #expect(view == NibTextView(text: "T", isScrollEnabled: false))
  }

  @Test("A text field with attributed text has its text, and the font of its beginning")
  func attributedField() throws {
    let field = """
      <textField id="a" text="T" usesAttributedText="YES"><attributedString key="attributedText"><fragment content="U">
      <attributes><font key="NSFont" metaFont="system" size="9"/></attributes></fragment></attributedString></textField>
      """
    guard case .textField(let read) = try NibXML.readView(field).content else {
      Issue.record("no text field")
      return
    }
    #expect(read.text == "U" && read.font?.pointSize == 9)
  }

  @Test(
    "Controls",
    arguments: [
      ("slider", NibControl.slider), ("stepper", .stepper), ("progressView", .progressView),
    ])
  func controls(_ element: String, control: NibControl) throws {
    guard case .control(control) = try NibXML.readView("<\(element) id=\"a\"/>").content else {
      Issue.record("no \(element)")
      return
    }
  }

  @Test(
    "A switch is off where the file does not write that it is on",
    arguments: [("", false), ("YES", true), ("NO", false)])
  func switches(_ on: String, isOn: Bool) throws {
    let attribute = on.isEmpty ? "" : "on=\"\(on)\""
    guard case .switch(isOn) = try NibXML.readView("<switch id=\"a\" \(attribute)/>").content else {
      Issue.record("no switch, or another one")
      return
    }
  }

  @Test("Segments, pages and indicators")
  func others() throws {
    guard
      case .segments(let segments) = try NibXML.readView(
        """
        <segmentedControl id="a"><segments><segment title="A"/><segment title="" image="pin" width="40"/>
        <segment width="0.0"/></segments></segmentedControl>
        """
      ).content,
      case .pages(let pages) = try NibXML.readView("<pageControl id=\"a\" numberOfPages=\"3\"/>").content,
      case .indicator(let style, let hides, let animates) = try NibXML.readView(
        "<activityIndicatorView id=\"a\" style=\"whiteLarge\" hidesWhenStopped=\"YES\"/>"
      ).content
    else {
      Issue.record("other kinds")
      return
    }
    #expect(segments.map(\.title) == ["A", nil, ""] && segments.map(\.width) == [nil, 40, nil])
    #expect(segments[1].image?.name == "pin" && pages == 3 && style == "whiteLarge" && hides && !animates)
  }

  @Test("Scroll views, effect views and boxes")
  func holders() throws {
    guard case .scroll = try NibXML.readView("<scrollView id=\"a\"/>").content else {
      Issue.record("no scroll view")
      return
    }
    let effect = try NibXML.readView(
      """
      <visualEffectView id="a"><view key="contentView" id="b"><subviews><label id="c"/></subviews></view>
      <blurEffect style="dark"/></visualEffectView>
      """)
    guard case .effect = effect.content, let content = effect.subviews.first else {
      Issue.record("no effect view")
      return
    }
    #expect(content.key == "contentView" && content.subviews.map(\.id) == ["c"])
    for element in ["mapView", "wkWebView", "datePicker", "collectionView", "containerView", "neverSeen"] {
      guard case .box = try NibXML.readView("<\(element) id=\"a\"/>").content else {
        Issue.record("\(element) is no box")
        continue
      }
    }
    #expect(
      try NibXML.readView("<mapView id=\"a\"><subviews><label id=\"b\"/></subviews></mapView>").subviews.count == 1)
  }

  @Test(
    "Colors",
    arguments: [
      ("red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"0.25\"", Color(red: 1, green: 0.5, blue: 0, alpha: 0.25)),
      ("white=\"0.5\" alpha=\"1\"", Color(white: 0.5)), ("name=\"accent\"", Color(white: 0.25)),
      ("systemColor=\"labelColor\"", Color(white: 0.75)), ("cocoaTouchSystemColor=\"darkTextColor\"", .black),
      ("name=\"other\"", nil), ("red=\"1\"", nil),
    ] as [(String, Color?)])
  func colors(_ attributes: String, color: Color?) throws {
    let resources = """
      <namedColor name="accent"><color white="0.25" alpha="1"/></namedColor>
      <systemColor name="labelColor"><color white="0.75" alpha="1"/></systemColor>
      """
    let view = try NibXML.readView(
      "<view id=\"a\"><color key=\"backgroundColor\" \(attributes)/></view>", resources: resources)
    #expect(view.backgroundColor == color)
  }
}
