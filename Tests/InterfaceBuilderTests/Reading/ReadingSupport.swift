import Testing

@testable import InterfaceBuilder

extension NibXML {
  /// The only cell of a file.
  static func read(_ xml: String, _ sizeClasses: NibSizeClasses = .phone) throws -> NibCell {
    try #require(try NibDocument(bytes: Array(xml.utf8), file: "Cell.xib", sizeClasses: sizeClasses).cells.first)
  }

  /// A view in the content view of the only cell.
  static func readView(
    _ view: String, resources: String = "", _ sizeClasses: NibSizeClasses = .phone
  ) throws -> NibView {
    try #require(try read(cell(view, resources: resources), sizeClasses).contentView.subviews.first)
  }

  /// A file in which much of the grammar occurs.
  static let everything = document(
    """
    <tableViewCell id="c1" style="IBUITableViewCellStyleValue1" textLabel="l1" accessoryType="checkmark" rowHeight="50" \
    customClass="Own" indentationLevel="1">
      <rect key="frame" x="0.0" y="0.0" width="320" height="50"/>
      <inset key="separatorInset" minX="15" minY="0.0" maxX="2.2250738585072014e-308" maxY="0.0"/>
      <tableViewCellContentView key="contentView" id="v1" tableViewCell="c1">
        <rect key="frame" x="0.0" y="0.0" width="320" height="50"/>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
        <subviews>
          <label id="l1" text="Title" numberOfLines="0" verticalHuggingPriority="251" hidden="YES">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            <variation key="heightClass=regular-widthClass=compact" numberOfLines="2"/>
          </label>
          <label id="l2" usesAttributedText="YES">
            <attributedString key="attributedText"><fragment content="Hi"><attributes>
              <font key="NSFont" metaFont="system" size="15"/>
              <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="4"/>
            </attributes></fragment></attributedString>
          </label>
          <stackView id="s1" axis="vertical" spacing="4"><subviews>
            <button id="b1" buttonType="system"><state key="normal" title="Go" image="arrow" catalog="system"/>
              <buttonConfiguration key="configuration" style="filled" title="Go"/></button>
            <imageView id="i1" image="pin"/><textField id="f1" borderStyle="roundedRect" placeholder="Name"/>
            <segmentedControl id="g1"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
          </subviews></stackView>
        </subviews>
        <viewLayoutGuide key="safeArea" id="a1"/>
        <constraints>
          <constraint id="k1" firstItem="l1" firstAttribute="leading" secondItem="v1" secondAttribute="leadingMargin"/>
          <constraint id="k2" firstItem="i1" firstAttribute="width" secondItem="i1" secondAttribute="height" \
    multiplier="16:9" relation="lessThanOrEqual" priority="750" constant="-8.5"/>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="k1"/></mask></variation>
      </tableViewCellContentView>
      <connections><outlet property="titleLabel" destination="l1" id="o1"/></connections>
    </tableViewCell>
    """, resources: "<image name=\"pin\" width=\"10\" height=\"14\"/>")
}

extension String {
  /// XML with all elements in one line, and attributes in lines of their own.
  var reformatted: String {
    replacing(/>\s*\n\s*</, with: "><").replacing(/" ([A-Za-z]+=")/) { "\"\n\t\($0.1)" }
  }
}

extension NibDocument {
  /// The cells and tables of the document, without their positions.
  var withoutPlaces: String {
    "\(cells) \(tables)".replacing(/position: [0-9]+:[0-9]+/, with: "")
      .replacing(/[Ll]ine [0-9]+/, with: "")
      // The order of a set is not determined.
      .replacing(/Set\(\[([^\]]*)\]\)/) { $0.1.split(separator: ", ").sorted().joined(separator: ", ") }
  }
}
