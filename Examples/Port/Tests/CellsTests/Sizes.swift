import Foundation
import UIKit

/// The text sizes at which every cell is measured.
let categories: [UIContentSizeCategory] = [.extraSmall, .large, .accessibilityExtraExtraExtraLarge]

/// Runs a closure with a text size.
@MainActor func at<Result>(_ category: UIContentSizeCategory, _ body: @MainActor () -> Result) -> Result {
  UITraitCollection(preferredContentSizeCategory: category).performAsCurrent { body() }
}

/// The height of a label with one line of a text style, in whole pixels of a scale of 3.
@MainActor func lines(_ style: UIFont.TextStyle) -> CGFloat {
  pixels(UIFont.preferredFont(forTextStyle: style).lineHeight)
}

/// The height of `lines` lines of a text view: each has the leading of the text style.
@MainActor func textLines(_ style: UIFont.TextStyle, _ lines: CGFloat = 1) -> CGFloat {
  let font = UIFont.preferredFont(forTextStyle: style)
  return pixels((font.lineHeight + font.leading) * lines)
}

/// Returns a length rounded up to whole pixels of a scale of 3.
func pixels(_ length: CGFloat) -> CGFloat { ((length * 3 - 0.001).rounded(.up)) / 3 }

/// The height of a cell, header or other view at a width of 375 points.
@MainActor func height(of view: UIView, width: CGFloat = 375) -> CGFloat {
  view.systemLayoutSizeFitting(
    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
    verticalFittingPriority: .fittingSizeLevel
  ).height
}

/// Returns `true` if two heights differ by less than a hundredth of a point.
func isEqual(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.01 }
