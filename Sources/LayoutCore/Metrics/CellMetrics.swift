internal import FontMetrics

/// The metrics of a table row. See ``LayoutMetrics``.
public struct CellMetrics: Hashable, Sendable, Codable {
  /// The height of a row without an explicit height: 44 (B). Rows of built-in styles are at least
  /// as high; rows with constraints may be lower (C, since iOS 13).
  public var minimumHeight = 44.0
  /// The cell's top and bottom margins: 11 at L (A) and at XS (C), 11 at S and M (D); above L they
  /// follow the leading of body text (D). On iOS 26, 15 instead of 11 (A at L).
  public var verticalMargin = CategoryLength(atLarge: 11, growth: .scaledValueAboveLarge)
  /// The top and bottom margins of the content view of a cell that was created in code, at every
  /// category: 8 (C; A on iOS 11).
  public var contentVerticalMargin = 8.0
  /// The top and bottom margins of the content view of a cell from a nib or storyboard: 8 up to iOS
  /// 11, 11 since iOS 12, and 15 on iOS 26 (C at L; D at other categories).
  public var nibContentVerticalMargin = 11.0
  /// The cell's side margins: 16, or 20 from a width of 390, since iOS 13 (C; A at 375 and 390).
  /// Before that 15 (A), or 20 from a width of 414 (U).
  public var sideMargin = SideLength(narrow: 16, wide: 20, wideFrom: 390)
  /// The inset of the separator, which equals the margins (C; A on iOS 11).
  public var separatorInset = SideLength(narrow: 16, wide: 20, wideFrom: 390)
  /// A Boolean value that indicates whether the content view is as high as the row, with the
  /// separator drawn over it: since iOS 13 (C: 928 of 929 on the canvas). Before that it ends above
  /// the separator.
  public var isContentAsHighAsRow = true
  /// The rule for the height of rows of the built-in styles.
  public var builtInRows = BuiltInRows.byLeading
  /// The vertical padding of a built-in row in addition to its text if ``builtInRows`` is `padded`,
  /// in points: 30 on iOS 26 (A).
  public var builtInPadding = 30.0
  /// The thickness of the separator in pixels: 1 (C). It is added to the height of the content.
  public var separatorPixels = 1.0
  /// The thickness of the separator at accessibility sizes, in points: 1 (A at AX5).
  public var separatorAtAccessibilitySizes = 1.0
  /// The thickness of the separator at every size, in points, instead of the other two: 1 on iOS 26
  /// (A), and before that 0, which means none.
  public var separatorPoints = 0.0
  /// A Boolean value that indicates whether a cell outside a table is measured with the margins of
  /// a plain view, 8 at the sides: in iOS 11 (B).
  public var isMeasuredWithPlainMargins = false

  /// The distance between the image and the labels of a built-in layout: 16 as in list contents (A
  /// there, D here); in iOS 11, 15 (D).
  public var imageToText = 16.0
  /// The vertical distance between the two labels of a built-in layout: 2 since iOS 13 (C: 1 to 2
  /// at L); 0 before (C on iOS 12, D in iOS 11).
  public var textToDetailVertical = 2.0
  /// The minimum distance between the two labels of a built-in layout side by side: 8 (C, for list
  /// contents; D here).
  public var textToDetailHorizontal = 8.0
  /// The width of the first column of `value2`: 91 (D).
  public var value2TextWidth = 91.0
  /// The indentation of the content per level: 10 (B).
  public var indentationWidth = 10.0
  /// The trailing margin of the content view next to an accessory: 8 (A, for list contents; C
  /// here).
  public var marginBesideAccessory = 8.0
  /// The trailing margin of a built-in layout next to an accessory: 8 since iOS 13 (C), 1 before
  /// (C: 0 to 2).
  public var builtInMarginBesideAccessory = 8.0
  /// The distance between the labels and a switch below them: 8 (D).
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

/// The rule for the height of rows of the built-in styles.
public enum BuiltInRows: String, Hashable, Sendable, Codable, CaseIterable {
  /// The labels plus the cell's top and bottom margins: up to iOS 12 (D).
  case byMargins
  /// A rule based on the leading of the label's font, in whole points: iOS 13 to 18 (C).
  /// `BuiltInRowHeight` has the formulas.
  case byLeading
  /// The labels with their leading plus ``CellMetrics/builtInPadding``: iOS 26 (A).
  case padded
}

/// The metrics of accessories at the trailing edge of cells. See ``LayoutMetrics``.
///
/// The widths by which an accessory narrows the content view are those of a narrow cell, including
/// the margin, rounded up to the pixel. Sizes and positions of the symbols are Strut's rule (D) and
/// fill those widths.
public struct AccessoryMetrics: Hashable, Sendable, Codable {
  /// The width for a disclosure indicator: 26.5 at 2 pixels per point and 26.333 at 3 since iOS 13,
  /// 34 on iOS 12, 33 on iOS 11 (C).
  public var disclosureIndicatorRoom = 26.3
  /// The width for an information button with a disclosure indicator: 58.5 (C since iOS 16, D on 13
  /// to 15), 68 up to iOS 12 (C).
  public var detailDisclosureButtonRoom = 58.5
  /// The width for a check mark: 40 (C).
  public var checkmarkRoom = 40.0
  /// The width for an information button: 40 (C since iOS 16, D on 13 to 15), 48 up to iOS 12 (C).
  public var detailButtonRoom = 40.0
  /// The width in addition to that of an accessory view: 16 (C).
  public var viewRoom = 16.0
  /// The additional width in cells with wide margins: 4 (A for accessory views since iOS 13; C).
  public var extraRoomWhenWide = 4.0
  /// The minimum display scale for that additional width: any since iOS 12; 3 before (C).
  public var extraRoomScale = 0.0

  /// The width of the disclosure indicator: 8 (D).
  public var disclosureIndicatorWidth = 8.0
  /// The width of the check mark: 14 (D).
  public var checkmarkWidth = 14.0
  /// The width and height of the information button: 22 (D).
  public var detailButtonWidth = 22.0
  /// The distance between an information button and the disclosure indicator after it: 12 (D).
  public var buttonToIndicator = 12.0

  init(_ era: Era) {
    guard era < .iOS13 else { return }
    disclosureIndicatorRoom = era < .iOS12 ? 33 : 34
    (detailDisclosureButtonRoom, detailButtonRoom) = (68, 48)
    extraRoomScale = era < .iOS12 ? 3 : 0
  }
}
