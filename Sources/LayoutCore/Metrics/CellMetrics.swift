internal import FontMetrics

/// The numbers of a row of a table. See ``LayoutMetrics``.
public struct CellMetrics: Hashable, Sendable, Codable {
  /// The least height of a row, and its height where constraints give none: 44 (B).
  public var minimumHeight = 44.0
  /// The cell's own margins above and below: 11 at L (A, of list contents), growing as body text's leading (D).
  public var verticalMargin = CategoryLength(atLarge: 11, growth: .scaledValue)
  /// The content view's margins above and below, at every category: 8 (C).
  public var contentVerticalMargin = 8.0
  /// The cell's margins at the sides: 16, and 20 from 414 wide (C; the 20 and its width U). Before iOS 13 15 (A) for 16.
  public var sideMargin = SideLength(narrow: 16, wide: 20, wideFrom: 414)
  /// How far the separator lies in: 16 and 20 as the margins (C; U); before iOS 13 15 (A) for 16.
  public var separatorInset = SideLength(narrow: 16, wide: 20, wideFrom: 414)
  /// The thickness of the separator, in pixels: 1 (C). The row is that much higher than what is in it.
  public var separatorPixels = 1.0
  /// The thickness of the separator at accessibility sizes, in points: 1 (A at AX5).
  public var separatorAtAccessibilitySizes = 1.0
  /// The thickness of the separator at every size, in points, in place of both: 1 on iOS 26 (A), before that 0, which is none.
  public var separatorPoints = 0.0
  /// Whether a cell that no table has taken yet is measured with the margins of a plain view, 8 at the sides: in iOS 11 (B).
  public var isMeasuredWithPlainMargins = false

  /// Between the picture and the texts of a built-in arrangement: 16 as in list contents (A there, D here); in iOS 11 15 (D).
  public var imageToText = 16.0
  /// Between the two texts of a built-in arrangement, one below the other: 3 as in list contents (A there, D here); in iOS 11 0
  /// (D).
  public var textToDetailVertical = 3.0
  /// The least distance between the two texts of a built-in arrangement side by side: 8 (C, of list contents; D here).
  public var textToDetailHorizontal = 8.0
  /// The width of the first column of `value2`: 91 (D).
  public var value2TextWidth = 91.0
  /// How far each level of indentation moves the content: 10 (B).
  public var indentationWidth = 10.0
  /// The content's trailing margin beside an accessory: 8 (A, of list contents; D here).
  public var marginBesideAccessory = 8.0
  /// Between the texts and a switch below them: 8 (D).
  public var textToSwitchBelow = 8.0

  init(_ era: Era) {
    if era >= .iOS26 { separatorPoints = 1 }
    if era < .iOS13 {
      sideMargin.narrow = 15
      separatorInset.narrow = 15
    }
    guard era == .iOS11 else { return }
    isMeasuredWithPlainMargins = true
    imageToText = 15
    textToDetailVertical = 0
  }

  /// The thickness of the separator, in points.
  public func separatorThickness(in traits: TraitCollection) -> Double {
    if separatorPoints > 0 { return separatorPoints }
    if traits.contentSizeCategory.isAccessibilityCategory { return separatorAtAccessibilitySizes }
    return separatorPixels * PixelGrid.pixel(scale: traits.displayScale)
  }
}

/// What stands at the trailing end of cells. See ``LayoutMetrics``.
///
/// Widths that the content view gives up are reported (C, iOS 8 to 10); sizes and places of the signs are Strut's rule (D) and fill
/// those widths: 15 of margin, the sign, and 11 before it.
public struct AccessoryMetrics: Hashable, Sendable, Codable {
  /// The width given up for an arrow that leads on: 34 (C).
  public var disclosureIndicatorRoom = 34.0
  /// The width given up for an information button with an arrow: 68 (C).
  public var detailDisclosureButtonRoom = 68.0
  /// The width given up for a check mark: 40 (C).
  public var checkmarkRoom = 40.0
  /// The width given up for an information button: 48 (C).
  public var detailButtonRoom = 48.0
  /// What is given up besides the width of an accessory view: 16 (C).
  public var viewRoom = 16.0
  /// What is given up besides in wide cells, those with wide margins, where a point is three pixels or more: 4 (C).
  public var extraRoomWhenWide = 4.0

  /// The width of the arrow: 8 (D).
  public var disclosureIndicatorWidth = 8.0
  /// The width of the check mark: 14 (D).
  public var checkmarkWidth = 14.0
  /// The width and height of the information button: 22 (D).
  public var detailButtonWidth = 22.0
  /// Between an information button and the arrow after it: 12 (D).
  public var buttonToIndicator = 12.0

  init() {}
}
