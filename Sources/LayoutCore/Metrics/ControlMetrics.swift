internal import FontMetrics

/// The sizes of UIKit's controls, by release. See ``LayoutMetrics``.
///
/// Sizes are those of frames; constraints see them without the alignment insets. They are measured
/// at L and apply at every text size (D unless a comment says otherwise). Facts.md#controls has the
/// sources.
public struct ControlMetrics: Hashable, Sendable, Codable {
  /// The width of a switch: 51 (A on iOS 13 to 17, C from iOS 11 on); 63 on iOS 26 (A on 26.2; one
  /// simulator of 26.0 has 68).
  public var switchWidth = 51.0
  /// The height of a switch: 31 (as its width); 28 on iOS 26 (A on 26.2; one simulator of 26.0 has
  /// 30).
  public var switchHeight = 31.0
  /// The trailing inset of a switch's alignment rectangle: 2 at the right (A), or at the left in
  /// right-to-left layouts (D).
  public var switchTrailingInset = 2.0

  /// The width of a stepper: 94 (A).
  public var stepperWidth = 94.0
  /// The height of a stepper: 32 since iOS 13, 29 before (A).
  public var stepperHeight = 32.0

  /// The height of a slider: 34 (A).
  public var sliderHeight = 34.0
  /// The inset of a slider's alignment rectangle on each side: 2 (A).
  public var sliderSideInset = 2.0

  /// The height of a progress view: 4 since iOS 14, 2 before (C).
  public var progressHeight = 4.0
  /// The width and height of an activity indicator: 20 (A on iOS 26.0, C before).
  public var mediumIndicator = 20.0
  /// The width and height of a large activity indicator: 37 (A on iOS 26.0, C before).
  public var largeIndicator = 37.0

  /// The height of a segmented control: 32 since iOS 13, 29 before (A).
  public var segmentedHeight = 32.0
  /// The point size of the titles of segments: 13 (C).
  public var segmentedPointSize = 13.0
  /// The width of a segment in addition to the widest title: 20 (A on iOS 26.0, D before).
  public var segmentPadding = 20.0

  /// The height of a page control, rounded up to the pixel: 25.667 since iOS 17, 26 on 15 and 16,
  /// 27.333 on 14, 37 before (A at 3 pixels per point; D at 2, except the 26 of iOS 26.0, A).
  public var pageHeight = 77.0 / 3
  /// The width of a dot: 7 (D since iOS 14; C before, where three dots are 39 wide).
  public var pageDot = 7.0
  /// The distance between two dots: 9 (same confidence); 11 on iOS 26, where each page has 18 (A on
  /// 26.0).
  public var pageGap = 9.0
  /// The width of a page control in addition to its dots, for both sides together: 31 on iOS 26,
  /// which gives 74 for three pages and 92 for four (A on 26.0); 0 before (D).
  public var pageSides = 0.0

  /// The height of a text field in addition to its line height, rounded up to the pixel: 1.5; the
  /// sum is also rounded up to the pixel (C since iOS 13, D before).
  public var fieldLine = 1.5
  /// The minimum height of a text field with a rounded border: 34 since iOS 13 (C; A on iOS 26.0),
  /// none before.
  public var roundedFieldHeight = 34.0
  /// The height of a rounded border in addition to the line height, in whole points: 10 since iOS
  /// 13, which matters above 20 points (D); 13 before (C at 14 points, where the sum is 30; D at
  /// others).
  public var roundedBorderHeight = 10.0
  /// The width of a rounded border in addition to the text: 14 (D).
  public var roundedBorderWidth = 14.0

  /// The height of a search bar: 56 (C from iOS 12 on, D on 11), 51 at XS (C, one canvas of iOS 14
  /// or 15; D on the other releases before 26), 64 on iOS 26 (A on 26.0 at L).
  public var searchBarHeight = CategoryLength(atLarge: 56, growth: .none, byCategory: ["XS": 51])

  /// The padding above and below a button's title without insets: 6 (C: 27 to 46 high at 12 to 28
  /// points).
  public var titlePadding = 6.0
  /// The minimum width of a button, with or without a title: 30 (C).
  public var leastButtonWidth = 30.0
  /// The point size of the title of a custom button: 18 (B, Apple's `buttonFontSize`).
  public var customTitlePointSize = 18.0
  /// The point size of the title of a system button: 15 (C).
  public var systemTitlePointSize = 15.0
  /// The padding above and below the content of a configuration: 7 (C since iOS 16: 14 more than
  /// the line; D on 15, its first release).
  public var configurationPadding = 7.0
  /// The padding at the sides of the content of a configuration: 12 (D).
  public var configurationSides = 12.0

  init(_ era: Era) {
    if era < .iOS13 { describeIOS12() }
    if era < .iOS14 { (progressHeight, pageHeight) = (2, 37) }
    if era == .iOS14 { pageHeight = 82.0 / 3 }
    if era == .iOS15 || era == .iOS16 { pageHeight = 26 }
    if era >= .iOS26 { describeIOS26() }
  }

  /// Applies the values up to iOS 12.
  private mutating func describeIOS12() {
    (stepperHeight, segmentedHeight) = (29, 29)
    (roundedFieldHeight, roundedBorderHeight) = (0, 13)
  }

  private mutating func describeIOS26() {
    (switchWidth, switchHeight) = (63, 28)
    (pageGap, pageSides) = (11, 31)
    searchBarHeight = CategoryLength(atLarge: 64, growth: .none)
  }
}
