public import FontMetrics

/// The numbers of a table's sections. See ``LayoutMetrics``.
public struct TableMetrics: Hashable, Sendable, Codable {
  /// The height of a plain section's header whose content asks for less, and its estimate: 28 at L (C), 24.5 at XS (C); at other
  /// categories as at L (D).
  public var plainHeaderHeight = CategoryLength(atLarge: 28, growth: .none, byCategory: ["XS": 24.5])
  /// The height of a plain section's footer whose content asks for less: 28 (D).
  public var plainFooterHeight = 28.0
  /// The height of the first grouped section's header with a text: 17.3 more than that of others, up to the pixel, so 55.5 at 2 and 55.333
  /// at 3 pixels to the point at L (C), 49.5 at XS (C); D at other categories.
  public var groupedFirstHeaderHeight = CategoryLength(
    atLarge: 55.3, growth: .none,
    byCategory: [
      "XS": 49.3, "S": 49.3, "M": 49.3, "L": 55.3, "XL": 61.3, "XXL": 67.3, "XXXL": 73.3, "AX1": 89.3, "AX2": 101.3,
      "AX3": 122.3, "AX4": 141.3, "AX5": 159.3,
    ])
  /// The height of grouped sections' headers with a text, but for the first: 38 at L (C, A on iOS 26), 32 at XS (C), by category on iOS 13
  /// to 18 (C); on iOS 26 and before iOS 13 D but at L.
  public var groupedHeaderHeight = CategoryLength(
    atLarge: 38, growth: .none,
    byCategory: [
      "XS": 32, "S": 32, "M": 32, "L": 38, "XL": 44, "XXL": 50, "XXXL": 56, "AX1": 72, "AX2": 84, "AX3": 105,
      "AX4": 124, "AX5": 142,
    ])
  /// The height of a grouped section's footer without text, and of a header without one: 17.5 (U; C for the estimate).
  public var groupedFooterHeight = 17.5
  /// The height of a grouped section's footer with a text of one line: 30 at L (C; A on iOS 26), 26.5 at XS (C), scaled elsewhere (D).
  public var groupedFooterTextHeight = CategoryLength(atLarge: 30, growth: .scaledValue, byCategory: ["XS": 26.5])
  /// How much nearer lines of a grouped footer stand than the leading of their style, in points: 2 (C at XS and L).
  public var groupedFooterTightening = 2.0
  /// What is above a grouped table's first section without a header: 35 (C).
  public var groupedTopInset = 35.0
  /// What is below a grouped table's last section: 20 (C).
  public var groupedBottomInset = 20.0
  /// What is above the headers of a plain table when nothing is said: 22 (C) since iOS 15, and before that 0.
  public var plainHeaderTopPadding = 22.0
  /// How far the sections of an inset grouped table lie in: 16, and 20 from 390 wide (D).
  public var insetGroupedSide = SideLength(narrow: 16, wide: 20, wideFrom: 390)
  /// The radius of the corners of an inset grouped table's sections: 10 (D); 26 in the design of 2025 (D).
  public var insetGroupedCornerRadius = 10.0

  init(_ era: Era) {
    if era < .iOS15 { plainHeaderTopPadding = 0 }
    if era >= .iOS26 { insetGroupedCornerRadius = 26 }
  }
}

/// The numbers of list contents, by style. See ``LayoutMetrics``.
public struct ListMetrics: Hashable, Sendable, Codable {
  /// Of a cell with texts one below the other.
  public var cell: ListStyleMetrics
  /// Of a cell with a small text below.
  public var subtitleCell: ListStyleMetrics
  /// Of a cell with texts side by side.
  public var valueCell: ListStyleMetrics
  /// Of a plain section's header.
  public var plainHeader: ListStyleMetrics
  /// Of a plain section's footer.
  public var plainFooter: ListStyleMetrics
  /// Of a grouped section's header.
  public var groupedHeader: ListStyleMetrics
  /// Of a grouped section's footer.
  public var groupedFooter: ListStyleMetrics

  /// iOS 14 to 18 for eras before the design of 2025, since list contents came with iOS 14: cell and grouped header as UIKit
  /// printed them (A), the others by likeness to them and to Mac Catalyst's (D). Then Mac Catalyst's (C).
  init(_ era: Era) {
    guard era >= .iOS26 else {
      cell = ListStyleMetrics(11, 16, 11, 8, text: .body, secondary: .caption1)
      subtitleCell = cell
      valueCell = ListStyleMetrics(11, 16, 11, 8, text: .body, secondary: .body)
      plainHeader = ListStyleMetrics(4, 8, 4, 8, text: .headline, secondary: .footnote)
      plainFooter = ListStyleMetrics(8, 8, 6, 8, text: .footnote, secondary: .footnote)
      groupedHeader = ListStyleMetrics(17, 8, 6, 8, text: .footnote, secondary: .footnote)
      groupedFooter = ListStyleMetrics(8, 8, 6, 8, text: .footnote, secondary: .footnote)
      return
    }
    cell = ListStyleMetrics(15, 16, 15, 8, text: .body, secondary: .subheadline, vertical: 4)
    subtitleCell = ListStyleMetrics(15, 16, 15, 8, text: .body, secondary: .subheadline, vertical: 0)
    valueCell = ListStyleMetrics(15, 16, 15, 8, text: .body, secondary: .body, vertical: 4)
    plainHeader = ListStyleMetrics(10, 8, 10, 8, text: .headline, secondary: .footnote, vertical: 4)
    plainFooter = ListStyleMetrics(8, 8, 6, 8, text: .footnote, secondary: .footnote, vertical: 4)
    groupedHeader = plainHeader
    groupedFooter = plainFooter
  }
}

/// The numbers of one style of list contents.
public struct ListStyleMetrics: Hashable, Sendable, Codable {
  /// The margins above, before, below and after, in points.
  public var margins: DirectionalEdgeInsets
  /// Between picture and texts, in points.
  public var imageToText: Double
  /// The least distance between texts side by side, in points.
  public var textToSecondaryHorizontal: Double
  /// Between texts one below the other, in points.
  public var textToSecondaryVertical: Double
  /// The style of the text's font, by UIKit's name.
  public var textStyle: TextStyle
  /// The style of the secondary text's font, by UIKit's name.
  public var secondaryTextStyle: TextStyle

  init(
    _ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double, text: TextStyle, secondary: TextStyle,
    vertical: Double = 3
  ) {
    margins = DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    imageToText = 16
    textToSecondaryHorizontal = 8
    textToSecondaryVertical = vertical
    textStyle = text
    secondaryTextStyle = secondary
  }
}
