internal import FontMetrics

/// The sizes of UIKit's controls, by release. See ``LayoutMetrics``.
///
/// Sizes are of frames: constraints see them less the alignment insets. They are those at L, and count at every text size (D where a
/// comment does not say otherwise); Facts.md#controls has the sources.
public struct ControlMetrics: Hashable, Sendable, Codable {
  /// The width of a switch: 51 (A on iOS 13 to 17, C from iOS 11 on); 63 on iOS 26 (A on 26.2; one simulator of 26.0 has 68).
  public var switchWidth = 51.0
  /// The height of a switch: 31 (as its width); 28 on iOS 26 (A on 26.2; one simulator of 26.0 has 30).
  public var switchHeight = 31.0
  /// How far in from the frame the alignment rectangle of a switch ends: 2 at the right (A), at the left where the interface runs from
  /// right to left (D).
  public var switchTrailingInset = 2.0

  /// The width of a stepper: 94 (A).
  public var stepperWidth = 94.0
  /// The height of a stepper: 32 since iOS 13, 29 before (A).
  public var stepperHeight = 32.0

  /// The height of a slider: 34 (A).
  public var sliderHeight = 34.0
  /// How far in from the frame the alignment rectangle of a slider lies at either side: 2 (A).
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
  /// What a segment adds to the width of the widest title: 20 (A on iOS 26.0, D before).
  public var segmentPadding = 20.0

  /// The height of a page control, rounded up to the pixel: 25.667 since iOS 17, 26 on 15 and 16, 27.333 on 14, 37 before (A at 3
  /// pixels to the point; D at 2, but for the 26 of iOS 26.0, A).
  public var pageHeight = 77.0 / 3
  /// The width of a dot: 7 (D since iOS 14; C before, where three dots are 39 wide).
  public var pageDot = 7.0
  /// Between two dots: 9 (as above); 11 on iOS 26, where each page takes 18 (A on 26.0).
  public var pageGap = 9.0
  /// What a page control has beside its dots, on both sides together: 31 on iOS 26, which makes 74 for three pages and 92 for four (A on
  /// 26.0); before 0 (D).
  public var pageSides = 0.0

  /// What a text field adds to the height of its font's line, rounded up to the pixel: 1.5, and the sum is rounded up to the pixel too (C
  /// since iOS 13, D before).
  public var fieldLine = 1.5
  /// The least height of a text field with a rounded border: 34 since iOS 13 (C; A on iOS 26.0), none before.
  public var roundedFieldHeight = 34.0
  /// What a rounded border adds to the height of the line, in whole points: 10 since iOS 13, which counts above 20 points (D); 13 before (C
  /// at 14 points, where it makes 30; D at others).
  public var roundedBorderHeight = 10.0
  /// What a rounded border adds to the width of a text field: 14 (D).
  public var roundedBorderWidth = 14.0

  /// The height of a search bar: 56 (C from iOS 12 on, D on 11), 51 at XS (C, one canvas of iOS 14 or 15; D on the other releases before
  /// 26), 64 on iOS 26 (A on 26.0 at L).
  public var searchBarHeight = CategoryLength(atLarge: 56, growth: .none, byCategory: ["XS": 51])

  /// What a button's title has above and below where no insets are set: 6 (C: 27 to 46 high at 12 to 28 points).
  public var titlePadding = 6.0
  /// The least width of a button with a title, or with nothing: 30 (C).
  public var leastButtonWidth = 30.0
  /// The point size of the title of a custom button: 18 (B, Apple's `buttonFontSize`).
  public var customTitlePointSize = 18.0
  /// The point size of the title of a system button: 15 (C).
  public var systemTitlePointSize = 15.0
  /// What a configuration has above and below its content: 7 (C since iOS 16: 14 higher than its line; D on 15, where it came).
  public var configurationPadding = 7.0
  /// What a configuration has at the sides of its content: 12 (D).
  public var configurationSides = 12.0

  init(_ era: Era) {
    if era < .iOS13 { describeIOS12() }
    if era < .iOS14 { (progressHeight, pageHeight) = (2, 37) }
    if era == .iOS14 { pageHeight = 82.0 / 3 }
    if era == .iOS15 || era == .iOS16 { pageHeight = 26 }
    if era >= .iOS26 { describeIOS26() }
  }

  /// Up to iOS 12.
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
