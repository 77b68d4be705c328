import Testing

@testable import InterfaceBuilder

/// Compares ``ElementTable`` with the reader: attributes that the table lists change the result,
/// and its defaults apply.
@Suite("The table of elements") struct ElementTableTests {
  /// A property with a value other than its default, as it stands in a start tag or, where it
  /// begins with "<", in the element.
  private static let samples: [String: String] = [
    "userLabel": "userLabel=\"x\"", "customClass": "customClass=\"x\"", "hidden": "hidden=\"YES\"",
    "userComments": "<attributedString key=\"userComments\"><fragment content=\"x\"/></attributedString>",
    "translatesAutoresizingMaskIntoConstraints": "translatesAutoresizingMaskIntoConstraints=\"NO\"",
    "fixedFrame": "fixedFrame=\"YES\"", "ambiguous": "ambiguous=\"YES\"", "misplaced": "misplaced=\"YES\"",
    "frame": "<rect key=\"frame\" width=\"1\"/>",
    "autoresizingMask": "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\"/>",
    "layoutMargins": "<edgeInsets key=\"layoutMargins\" top=\"1\"/>",
    "directionalLayoutMargins": "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\"/>",
    "preservesSuperviewLayoutMargins": "preservesSuperviewLayoutMargins=\"YES\"",
    "layoutMarginsFollowReadableWidth": "layoutMarginsFollowReadableWidth=\"YES\"",
    "insetsLayoutMarginsFromSafeArea": "insetsLayoutMarginsFromSafeArea=\"NO\"",
    "horizontalHuggingPriority": "horizontalHuggingPriority=\"3\"",
    "verticalHuggingPriority": "verticalHuggingPriority=\"3\"",
    "horizontalCompressionResistancePriority": "horizontalCompressionResistancePriority=\"3\"",
    "verticalCompressionResistancePriority": "verticalCompressionResistancePriority=\"3\"",
    "backgroundColor": "<color key=\"backgroundColor\" white=\"0.5\"/>",
    "semanticContentAttribute": "semanticContentAttribute=\"forceLeftToRight\"",
    "safeArea": "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>",
    "contentLayoutGuide": "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"g\"/>",
    "frameLayoutGuide": "<viewLayoutGuide key=\"frameLayoutGuide\" id=\"g\"/>",
    "keyboard": "<viewLayoutGuide key=\"keyboard\" id=\"g\"/>",
    "activityIndicatorView.style": "style=\"large\"",
    "style": "style=\"IBUITableViewCellStyleValue1\"", "textLabel": "textLabel=\"x\"",
    "detailTextLabel": "detailTextLabel=\"x\"", "imageView": "imageView=\"x\"",
    "accessoryType": "accessoryType=\"checkmark\"", "indentationLevel": "indentationLevel=\"3\"",
    "indentationWidth": "indentationWidth=\"3\"", "separatorInset": "<inset key=\"separatorInset\" minX=\"1\"/>",
    "rowHeight": "rowHeight=\"3\"", "reuseIdentifier": "reuseIdentifier=\"x\"",
    "contentConfiguration": "<listContentConfiguration key=\"contentConfiguration\"/>",
    "accessoryView": "<view key=\"accessoryView\" id=\"n\"/>",
    "backgroundView": "<view key=\"backgroundView\" id=\"n\"/>",
    "selectedBackgroundView": "<view key=\"selectedBackgroundView\" id=\"n\"/>",
    "contentView": "<view key=\"contentView\" id=\"n\"/>",
    "customSize": "<size key=\"customSize\" width=\"3\"/>", "text": "text=\"x\"",
    "usesAttributedText": "usesAttributedText=\"YES\"", "attributedText": attributedText,
    "numberOfLines": "numberOfLines=\"3\"", "lineBreakMode": "lineBreakMode=\"clip\"",
    "textAlignment": "textAlignment=\"center\"",
    "adjustsFontForContentSizeCategory": "adjustsFontForContentSizeCategory=\"YES\"",
    "adjustsFontSizeToFit": "adjustsFontSizeToFit=\"NO\"", "minimumScaleFactor": "minimumScaleFactor=\"0.5\"",
    "minimumFontSize": "minimumFontSize=\"3\"",
    "adjustsLetterSpacingToFitWidth": "adjustsLetterSpacingToFitWidth=\"YES\"",
    "preferredMaxLayoutWidth": "preferredMaxLayoutWidth=\"3\"",
    "textColor": "<color key=\"textColor\" white=\"0.5\"/>",
    "fontDescription": "<fontDescription key=\"fontDescription\" type=\"system\"/>", "image": "image=\"pin\"",
    "catalog": "catalog=\"system\"", "contentMode": "contentMode=\"center\"",
    "preferredSymbolConfiguration":
      "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" scale=\"small\"/>",
    "buttonType": "buttonType=\"system\"",
    "contentEdgeInsets": "<inset key=\"contentEdgeInsets\" minX=\"1\"/>",
    "titleEdgeInsets": "<inset key=\"titleEdgeInsets\" minX=\"1\"/>",
    "imageEdgeInsets": "<inset key=\"imageEdgeInsets\" minX=\"1\"/>",
    "configuration": "<buttonConfiguration key=\"configuration\" style=\"gray\"/>", "axis": "axis=\"vertical\"",
    "distribution": "distribution=\"fillEqually\"", "alignment": "alignment=\"center\"", "spacing": "spacing=\"3\"",
    "spacingType": "spacingType=\"standard\"", "baselineRelativeArrangement": "baselineRelativeArrangement=\"YES\"",
    "placeholder": "placeholder=\"x\"", "borderStyle": "borderStyle=\"line\"", "scrollEnabled": "scrollEnabled=\"NO\"",
    "numberOfPages": "numberOfPages=\"3\"", "hidesWhenStopped": "hidesWhenStopped=\"YES\"",
    "editable": "editable=\"NO\"", "on": "on=\"YES\"", "animating": "animating=\"YES\"",
    "adjustsImageSizeForAccessibilityContentSizeCategory":
      "adjustsImageSizeForAccessibilityContentSizeCategory=\"YES\"",
  ]

  private static let attributedText =
    "<attributedString key=\"attributedText\"><fragment content=\"y\"/></attributedString>"

  /// The requirements of a property.
  private static let needs = [
    "catalog": "image", "usesAttributedText": "attributedText", "attributedText": "usesAttributedText",
  ]

  /// A kind of element with a property that is read.
  struct Property: CustomTestStringConvertible {
    var element: String
    var name: String
    var value: String
    var testDescription: String { "\(element).\(name)" }
  }

  /// Returns the result of reading views without the attributes that all views must have.
  private static let properties = ElementTable.views.filter { !$0.value.isClosed }.sorted { $0.key < $1.key }
    .flatMap { element, row in
      row.reads.sorted { $0.key < $1.key }.filter { $0.key != "id" && $0.key != "key" }.map {
        Property(element: element, name: $0.key, value: $0.value)
      }
    }

  /// Returns the result of reading a cell that is an element, or has it as its content view or
  /// inside it, with these properties.
  private func read(_ element: String, _ properties: [String]) throws -> String {
    let attributes = properties.filter { !$0.hasPrefix("<") }.joined(separator: " ")
    let inside = properties.filter { $0.hasPrefix("<") }.joined()
    func written(_ more: String) -> String { "<\(element) id=\"e\" \(more) \(attributes)>\n\(inside)</\(element)>" }
    let resources = "<image name=\"pin\" width=\"10\" height=\"14\"/>"
    let xml =
      switch element {
      case "tableViewCell", "collectionViewCell", "collectionReusableView":
        NibXML.document(written(""), resources: resources)
      case "tableViewCellContentView", "collectionViewCellContentView":
        NibXML.document("<tableViewCell id=\"c\">\(written("key=\"contentView\""))</tableViewCell>")
      default: NibXML.cell(written(""), resources: resources)
      }
    var cell = try NibXML.read(xml)
    // Notes are of the same properties, and no part of what is read.
    cell.notes = []
    return "\(cell)"
  }

  @Test("What is read changes what a view is", arguments: properties)
  func reads(_ property: Property) throws {
    let sample = try #require(
      Self.samples[property.testDescription] ?? Self.samples[property.name], "no sample of \(property.name)")
    let given = Self.needs[property.name].flatMap { Self.samples[$0] }.map { [$0] } ?? []
    #expect(try read(property.element, given) != read(property.element, given + [sample]))
  }

  @Test("A default that is written changes nothing", arguments: properties.filter { !$0.value.isEmpty })
  func defaults(_ property: Property) throws {
    let written = "\(property.name)=\"\(property.value)\""
    #expect(try read(property.element, []) == read(property.element, [written]))
  }

  @Test("What moves nothing changes nothing of what is read, and is not noted")
  func ignores() throws {
    for (element, row) in ElementTable.views where !row.isClosed {
      // Descriptions for assistive technologies move nothing either, but an audit reads them.
      let written = row.ignores.subtracting(["accessibilityLabel"]).sorted().map { "\($0)=\"1\"" }
      #expect(try read(element, []) == read(element, written), "\(element)")
    }
  }

  @Test("No property is both read and of no matter")
  func disjoint() {
    for (element, row) in ElementTable.views.merging(ElementTable.values, uniquingKeysWith: { own, _ in own }) {
      #expect(row.ignores.isDisjoint(with: row.reads.keys), "\(element)")
    }
    #expect(Set(ElementTable.views.keys).isDisjoint(with: ElementTable.values.keys))
    #expect(ElementTable.views.count > 35)
  }

  /// Elements that are values, with a view that has one of them at the sign %.
  private static let values = [
    "rect": "<view id=\"e\"><rect key=\"frame\" %/></view>",
    "inset": "<button id=\"e\"><inset key=\"contentEdgeInsets\" %/></button>",
    "edgeInsets": "<view id=\"e\"><edgeInsets key=\"layoutMargins\" %/></view>",
    "directionalEdgeInsets": "<view id=\"e\"><directionalEdgeInsets key=\"directionalLayoutMargins\" %/></view>",
    "autoresizingMask": "<view id=\"e\"><autoresizingMask key=\"autoresizingMask\" %/></view>",
    "paragraphStyle": """
    <label id="e" usesAttributedText="YES"><attributedString key="attributedText"><fragment content="x"><attributes>
    <paragraphStyle key="NSParagraphStyle" %/></attributes></fragment></attributedString></label>
    """,
    "constraint": """
    <view id="e"><constraints><constraint id="k" firstAttribute="left" secondItem="e" secondAttribute="top" %/>
    </constraints></view>
    """,
  ]

  @Test("What is read of values changes what a view is", arguments: values.keys.sorted())
  func readsOfValues(_ element: String) throws {
    let row = try #require(ElementTable.values[element])
    let view = try #require(Self.values[element])
    func read(_ attributes: String) throws -> String {
      "\(try NibXML.readView(view.replacing("%", with: attributes)))"
    }
    let plain = try read("")
    let given: Set<String> = ["key", "id", "firstAttribute", "secondItem", "secondAttribute"]
    for (name, value) in row.reads where !given.contains(name) {
      let words = ["alignment": "center", "lineBreakMode": "clipping", "relation": "lessThanOrEqual"]
      let sample = value == "NO" ? "YES" : words[name] ?? "7"
      #expect(try read("\(name)=\"\(sample)\"") != plain, "\(name)")
      if !value.isEmpty { #expect(try read("\(name)=\"\(value)\"") == plain, "\(name)") }
    }
  }
}
