extension ElementTable {
  /// The elements that are not views: values of properties, constraints and their containers.
  static let values: [String: ElementRow] = lengths.merging(texts) { own, _ in own }.merging(pictures) { own, _ in own }
    .merging(parts) { own, _ in own }

  private static let lengths: [String: ElementRow] = [
    "rect": ElementRow("key x=0 y=0 width=0 height=0"),
    "frame": ElementRow("key minX=0 minY=0 width=0 height=0", ignoring: "maxX maxY"),
    "size": ElementRow("key width=0 height=0"),
    "inset": ElementRow("key minX=0 minY=0 maxX=0 maxY=0"),
    "edgeInsets": ElementRow("key top=0 left=0 bottom=0 right=0"),
    "directionalEdgeInsets": ElementRow("key top=0 leading=0 bottom=0 trailing=0"),
    "autoresizingMask": ElementRow(
      "key flexibleMinX=NO widthSizable=NO flexibleMaxX=NO flexibleMinY=NO heightSizable=NO flexibleMaxY=NO"),
    "integer": ElementRow("key value"),
    "real": ElementRow("key value"),
    "nil": ElementRow("key"),
  ]

  private static let texts: [String: ElementRow] = [
    "string": ElementRow("key base64-UTF8"),
    "mutableString": ElementRow("key base64-UTF8"),
    "fontDescription": ElementRow("key type weight pointSize size style name family"),
    "attributedString": ElementRow("key", elements: "fragment"),
    "fragment": ElementRow("content", elements: "attributes"),
    "attributes": ElementRow(
      "NSFont NSParagraphStyle NSKern",
      ignoring: """
        NSBackgroundColor NSColor NSLigature NSLink NSOriginalFont NSShadow NSStrikethrough NSStrikethroughColor \
        NSStrokeColor NSUnderline NSUnderlineColor
        """),
    "font": ElementRow("key name metaFont size", ignoring: "family"),
    "paragraphStyle": ElementRow(
      """
      key alignment lineBreakMode lineSpacing paragraphSpacing paragraphSpacingBefore minimumLineHeight \
      maximumLineHeight lineHeightMultiple firstLineHeadIndent headIndent tailIndent hyphenationFactor
      """,
      ignoring: "allowsDefaultTighteningForTruncation baseWritingDirection tighteningFactorForTruncation"),
    "listContentConfiguration": ElementRow("key configurationType text secondaryText image catalog"),
  ]

  private static let pictures: [String: ElementRow] = [
    "color": ElementRow(
      "key red green blue white alpha=1 name systemColor cocoaTouchSystemColor",
      ignoring: "colorSpace customColorSpace cyan magenta yellow black catalog"),
    "imageReference": ElementRow("key image catalog symbolScale", ignoring: "renderingMode variableValue"),
    "preferredSymbolConfiguration": ElementRow(
      "key scale pointSize fontDescription", ignoring: "configurationType weight"),
    "state": ElementRow(
      "key title attributedTitle image catalog backgroundImage preferredSymbolConfiguration",
      ignoring: "titleColor titleShadowColor backgroundCatalog"),
    "buttonConfiguration": ElementRow(
      """
      key style title subtitle attributedTitle image catalog imagePlacement imagePadding contentInsets \
      buttonSize=medium titleFontDescription preferredSymbolConfigurationForImage
      """,
      ignoring: """
        automaticallyUpdateForSelection background baseBackgroundColor baseForegroundColor cornerStyle macIdiomStyle \
        titleAlignment titlePadding
        """),
    "image": ElementRow("width height catalog", ignoring: "name"),
    "segments": ElementRow(elements: "segment"),
    "segment": ElementRow("title image catalog width", ignoring: "contentOffset enabled"),
    "blurEffect": ElementRow(ignoring: "style key"),
    "vibrancyEffect": ElementRow(ignoring: "style key", elements: "blurEffect"),
  ]

  private static let parts: [String: ElementRow] = [
    "subviews": ElementRow(),
    "sections": ElementRow(elements: "tableViewSection"),
    "tableViewSection": ElementRow("id headerTitle footerTitle", elements: "cells"),
    "collectionViewFlowLayout": ElementRow(
      """
      id key itemSize headerReferenceSize footerReferenceSize estimatedItemSize automaticEstimatedItemSize=NO \
      minimumLineSpacing minimumInteritemSpacing sectionInset sectionInsetReference scrollDirection=vertical \
      sectionHeadersPinToVisibleBounds=NO sectionFootersPinToVisibleBounds=NO customClass customModule
      """,
      ignoring: "customModuleProvider userLabel"),
    "collectionViewLayout": ElementRow("id key customClass customModule", ignoring: "customModuleProvider userLabel"),
    "constraints": ElementRow(elements: "constraint"),
    "constraint": ElementRow(
      """
      id firstItem firstAttribute secondItem secondAttribute relation=equal multiplier=1 constant=0 priority=1000 \
      placeholder=NO identifier
      """,
      ignoring: "symbolic symbolType userLabel userComments", elements: "variation"),
    "viewLayoutGuide": ElementRow("id key", ignoring: "userLabel"),
    "variation": ElementRow("key", elements: "mask"),
    "mask": ElementRow("key", elements: "include exclude"),
    "include": ElementRow("reference"),
    "exclude": ElementRow("reference"),
  ]
}
