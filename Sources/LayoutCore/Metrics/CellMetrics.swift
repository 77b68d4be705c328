internal import FontMetrics

/// The numbers of a row of a table. See ``LayoutMetrics``.
public struct CellMetrics: Hashable, Sendable, Codable {
  /// The height of a row that nothing gives one: 44 (B). Rows of built-in styles are at least as high; rows of constraints may be lower
  /// (C, since iOS 13).
  public var minimumHeight = 44.0
  /// The cell's own margins above and below: 11 at L (A) and at XS (C), as 11 at S and M (D); above L as body text's leading grows (D).
  /// On iOS 26 15 in the place of 11 (A at L).
  public var verticalMargin = CategoryLength(atLarge: 11, growth: .scaledValueAboveLarge)
  /// The margins above and below of the content view of a cell that is made in code, at every category: 8 (C; A on iOS 11).
  public var contentVerticalMargin = 8.0
  /// The margins above and below of the content view of a cell that comes from a nib or a storyboard: 8 up to iOS 11, 11 since iOS 12,
  /// 15 on iOS 26 (C at L; at other categories the same, D).
  public var nibContentVerticalMargin = 11.0
  /// The cell's margins at the sides: 16, and 20 from 390 wide, since iOS 13 (C; A at 375 and 390). Before that 15 (A), and 20 from 414
  /// (U).
  public var sideMargin = SideLength(narrow: 16, wide: 20, wideFrom: 390)
  /// How far the separator lies in: as the margins (C; A on iOS 11).
  public var separatorInset = SideLength(narrow: 16, wide: 20, wideFrom: 390)
  /// Whether the content view is as high as the row, with the separator drawn over it: since iOS 13 (C: 928 of 929 on the canvas). Before
  /// that it ends above the separator.
  public var isContentAsHighAsRow = true
  /// How high rows of the built-in styles are.
  public var builtInRows = BuiltInRows.byLeading
  /// What a row of a built-in style has beside its text where ``builtInRows`` is padded, in points: 30 on iOS 26 (A).
  public var builtInPadding = 30.0
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
  /// Between the two texts of a built-in arrangement, one below the other: 2 since iOS 13 (C: 1 to 2 at L); 0 before (C on iOS 12, D in
  /// iOS 11).
  public var textToDetailVertical = 2.0
  /// The least distance between the two texts of a built-in arrangement side by side: 8 (C, of list contents; D here).
  public var textToDetailHorizontal = 8.0
  /// The width of the first column of `value2`: 91 (D).
  public var value2TextWidth = 91.0
  /// How far each level of indentation moves the content: 10 (B).
  public var indentationWidth = 10.0
  /// The content view's trailing margin beside an accessory: 8 (A, of list contents; C here).
  public var marginBesideAccessory = 8.0
  /// The same of a built-in arrangement: 8 since iOS 13 (C), 1 before (C: 0 to 2).
  public var builtInMarginBesideAccessory = 8.0
  /// Between the texts and a switch below them: 8 (D).
  public var textToSwitchBelow = 8.0

  init(_ era: Era) {
    if era >= .iOS26 { setDesignOf2025() }
    if era < .iOS13 { setBeforeIOS13() }
    if era < .iOS12 { setBeforeIOS12() }
  }

  private mutating func setDesignOf2025() {
    separatorPoints = 1
    verticalMargin.atLarge = 15
    nibContentVerticalMargin = 15
    builtInRows = .padded
  }

  private mutating func setBeforeIOS13() {
    sideMargin = SideLength(narrow: 15, wide: 20, wideFrom: 414)
    separatorInset = sideMargin
    isContentAsHighAsRow = false
    builtInRows = .byMargins
    (textToDetailVertical, builtInMarginBesideAccessory) = (0, 1)
  }

  private mutating func setBeforeIOS12() {
    isMeasuredWithPlainMargins = true
    nibContentVerticalMargin = 8
    imageToText = 15
  }
}

/// How high rows of the built-in styles are.
public enum BuiltInRows: String, Hashable, Sendable, Codable, CaseIterable {
  /// Texts and the cell's margins above and below: up to iOS 12 (D).
  case byMargins
  /// By the leading of the text's font, in whole points: iOS 13 to 18 (C). `BuiltInRowHeight` has the formulas.
  case byLeading
  /// Texts with their leading and ``CellMetrics/builtInPadding``: iOS 26 (A).
  case padded
}

/// What stands at the trailing end of cells. See ``LayoutMetrics``.
///
/// Widths that the content view gives up are those of a narrow cell, margin and all, and are rounded up to the pixel; sizes and places of the
/// signs are Strut's rule (D) and fill those widths.
public struct AccessoryMetrics: Hashable, Sendable, Codable {
  /// The width given up for an arrow that leads on: 26.5 at 2 and 26.333 at 3 pixels to the point since iOS 13, 34 on iOS 12, 33 on iOS 11
  /// (C).
  public var disclosureIndicatorRoom = 26.3
  /// The width given up for an information button with an arrow: 58.5 (C since iOS 16, D on 13 to 15), 68 up to iOS 12 (C).
  public var detailDisclosureButtonRoom = 58.5
  /// The width given up for a check mark: 40 (C).
  public var checkmarkRoom = 40.0
  /// The width given up for an information button: 40 (C since iOS 16, D on 13 to 15), 48 up to iOS 12 (C).
  public var detailButtonRoom = 40.0
  /// What is given up besides the width of an accessory view: 16 (C).
  public var viewRoom = 16.0
  /// What is given up besides in wide cells, those with wide margins: 4 (A of accessory views since iOS 13; C).
  public var extraRoomWhenWide = 4.0
  /// How many pixels a point has at least where that is given up: any since iOS 12; 3 before (C).
  public var extraRoomScale = 0.0

  /// The width of the arrow: 8 (D).
  public var disclosureIndicatorWidth = 8.0
  /// The width of the check mark: 14 (D).
  public var checkmarkWidth = 14.0
  /// The width and height of the information button: 22 (D).
  public var detailButtonWidth = 22.0
  /// Between an information button and the arrow after it: 12 (D).
  public var buttonToIndicator = 12.0

  init(_ era: Era) {
    guard era < .iOS13 else { return }
    disclosureIndicatorRoom = era < .iOS12 ? 33 : 34
    (detailDisclosureButtonRoom, detailButtonRoom) = (68, 48)
    extraRoomScale = era < .iOS12 ? 3 : 0
  }
}
