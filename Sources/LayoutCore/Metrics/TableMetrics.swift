public import FontMetrics

/// The metrics of table sections. See ``LayoutMetrics``.
public struct TableMetrics: Hashable, Sendable, Codable {
  /// The minimum height of a plain section's header, and its estimate: 28 at L (C), 24.5 at XS (C);
  /// at other categories the value at L (D).
  public var plainHeaderHeight = CategoryLength(atLarge: 28, growth: .none, byCategory: ["XS": 24.5])
  /// The minimum height of a plain section's footer: 28 (D).
  public var plainFooterHeight = 28.0
  /// The height of the first grouped section's header with text: 17.3 more than that of the others,
  /// rounded up to the pixel: 55.5 at 2 pixels per point and 55.333 at 3 at L (C), 49.5 at XS (C);
  /// D at other categories.
  public var groupedFirstHeaderHeight = CategoryLength(
    atLarge: 55.3, growth: .none,
    byCategory: [
      "XS": 49.3, "S": 49.3, "M": 49.3, "L": 55.3, "XL": 61.3, "XXL": 67.3, "XXXL": 73.3, "AX1": 89.3, "AX2": 101.3,
      "AX3": 122.3, "AX4": 141.3, "AX5": 159.3,
    ])
  /// The height of other grouped sections' headers with text: 38 at L (C, A on iOS 26), 32 at XS
  /// (C), by category on iOS 13 to 18 (C); on iOS 26 and before iOS 13, D except at L.
  public var groupedHeaderHeight = CategoryLength(
    atLarge: 38, growth: .none,
    byCategory: [
      "XS": 32, "S": 32, "M": 32, "L": 38, "XL": 44, "XXL": 50, "XXXL": 56, "AX1": 72, "AX2": 84, "AX3": 105,
      "AX4": 124, "AX5": 142,
    ])
  /// The height of a grouped section's footer without text, and of a header without one: 17.5 (U; C
  /// for the estimate).
  public var groupedFooterHeight = 17.5
  /// The height of a grouped section's footer with one line of text: 30 at L (C; A on iOS 26), 26.5
  /// at XS (C), scaled elsewhere (D).
  public var groupedFooterTextHeight = CategoryLength(atLarge: 30, growth: .scaledValue, byCategory: ["XS": 26.5])
  /// The reduction of line distances in a grouped footer below the leading of the style, in points:
  /// 2 (C at XS and L).
  public var groupedFooterTightening = 2.0
  /// The distance above a grouped table's first section without a header: 35 (C).
  public var groupedTopInset = 35.0
  /// The distance below a grouped table's last section: 20 (C).
  public var groupedBottomInset = 20.0
  /// The default padding above the headers of a plain table: 22 (C) since iOS 15, and 0 before.
  public var plainHeaderTopPadding = 22.0
  /// The side inset of the sections in an inset grouped table: 16, or 20 from a width of 390 (D).
  public var insetGroupedSide = SideLength(narrow: 16, wide: 20, wideFrom: 390)
  /// The corner radius of the sections in an inset grouped table: 10 (D); 26 in the design of 2025
  /// (D).
  public var insetGroupedCornerRadius = 10.0

  init(_ era: Era) {
    if era < .iOS15 { plainHeaderTopPadding = 0 }
    if era >= .iOS26 { insetGroupedCornerRadius = 26 }
  }
}

/// The metrics of list contents, by style. See ``LayoutMetrics``.
public struct ListMetrics: Hashable, Sendable, Codable {
  /// A cell with one label above the other.
  public var cell: ListStyleMetrics
  /// A cell with a subtitle.
  public var subtitleCell: ListStyleMetrics
  /// A cell with labels side by side.
  public var valueCell: ListStyleMetrics
  /// The header of a plain section.
  public var plainHeader: ListStyleMetrics
  /// The footer of a plain section.
  public var plainFooter: ListStyleMetrics
  /// The header of a grouped section.
  public var groupedHeader: ListStyleMetrics
  /// The footer of a grouped section.
  public var groupedFooter: ListStyleMetrics

  /// Creates the metrics of a release. Before the design of 2025 they are those of iOS 14 to 18,
  /// because list contents came with iOS 14: cell and grouped header as printed by UIKit (A), the
  /// others by analogy with them and with Mac Catalyst (D). From that design on they are Mac
  /// Catalyst's (C).
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

/// The metrics of one style of list contents.
public struct ListStyleMetrics: Hashable, Sendable, Codable {
  /// The top, leading, bottom and trailing margins, in points.
  public var margins: DirectionalEdgeInsets
  /// The distance between the image and the labels, in points.
  public var imageToText: Double
  /// The minimum distance between labels side by side, in points.
  public var textToSecondaryHorizontal: Double
  /// The vertical distance between labels, in points.
  public var textToSecondaryVertical: Double
  /// The text style of the label, under UIKit's name.
  public var textStyle: TextStyle
  /// The text style of the secondary label, under UIKit's name.
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
