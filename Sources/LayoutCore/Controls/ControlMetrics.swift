import Foundation

/// Sizes of UIKit's controls, in points; every one that Strut settled for itself is here (Facts.md#controls says how sure each is).
///
/// Era iOS 17. A length of -1 is none: constraints say how long the control is.
enum ControlMetrics {
  /// Of a switch (widely published, since iOS 7).
  static let switchSize = CGSize(width: 51, height: 31)
  /// Of a stepper (widely published, since iOS 13; 94 by 29 before).
  static let stepperSize = CGSize(width: 94, height: 32)
  /// Of a slider (widely published, since iOS 13; 31 high before).
  static let sliderSize = CGSize(width: View.noIntrinsicMetric, height: 34)
  /// Of a progress view (widely published, since iOS 14; 2 before).
  static let progressSize = CGSize(width: View.noIntrinsicMetric, height: 4)
  /// Of an activity indicator, medium and large (widely published).
  static let mediumIndicator = CGSize(width: 20, height: 20)
  static let largeIndicator = CGSize(width: 37, height: 37)

  /// The height of a segmented control (widely published, since iOS 13; 29 before).
  static let segmentedHeight: CGFloat = 32
  /// The size of the font of its titles (widely published).
  static let segmentedPointSize = 13.0
  /// What a segment adds to the width of its title (Strut's rule).
  static let segmentPadding: CGFloat = 20

  /// The height of a page control (widely published, since iOS 14; 37 before).
  static let pageHeight: CGFloat = 26
  /// The width of a dot and the distance to the next (39 points for three dots widely published up to iOS 13; Strut's rule since).
  static let pageDot: CGFloat = 7
  static let pageGap: CGFloat = 9

  /// What a text field adds to the height of its font's line, rounded up to whole points (fits 22 without a border at 17 points, and
  /// 34 at 17 and 30 at 14 with a rounded one, all of them widely published).
  static let fieldLine: CGFloat = 1
  /// What a rounded border adds to the height of a text field (as above).
  static let roundedBorderHeight: CGFloat = 12
  /// What a rounded border adds to the width of a text field (Strut's rule).
  static let roundedBorderWidth: CGFloat = 14

  /// What a button's title has above and below where no insets are set (30 at 15 points and 34 at 18, widely published).
  static let titlePadding: CGFloat = 6
  /// The least width of a button with a title, or with nothing (widely published).
  static let leastButtonWidth: CGFloat = 30
  /// The sizes of the fonts of titles: of a custom button (Apple's `buttonFontSize`), and of a system one (widely published).
  static let customTitlePointSize = 18.0
  static let systemTitlePointSize = 15.0
}
