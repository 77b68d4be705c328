import Foundation
import LayoutCore
import TableLayout

extension Label {
  /// The part of its point size that the text is shown at; 1 for a text that does not shrink.
  ///
  /// - Complexity: O(*n* log *n*) in the text where it may shrink.
  var shownScale: CGFloat { CGFloat(textFit(in: bounds.size)?.scale ?? 1) }

  /// The width that the first paragraph needs in one line at the smallest size that it may shrink to, in points.
  ///
  /// For a text that does not fit its label: another one is shown larger.
  var leastLineWidth: CGFloat {
    guard let fit = textFit(in: bounds.size) else { return lineWidth }
    let first = text?.split(whereSeparator: \.isNewline).first ?? ""
    return lineWidth * CGFloat(fit.scale) + CGFloat(fit.kern) * CGFloat(first.count)
  }
}
