import Foundation
import LayoutCore
import TableLayout

extension Label {
  /// The scale at which the text is shown; 1 if it does not shrink.
  ///
  /// - Complexity: O(*n* log *n*) in the length of the text if it may shrink.
  var shownScale: CGFloat { CGFloat(textFit(in: bounds.size)?.scale ?? 1) }

  /// The width that the first paragraph needs in one line at the smallest size to which it may
  /// shrink, in points.
  ///
  /// This is for text that does not fit its label; other text is shown larger.
  var leastLineWidth: CGFloat {
    guard let fit = textFit(in: bounds.size) else { return lineWidth }
    let first = text?.split(whereSeparator: \.isNewline).first ?? ""
    return lineWidth * CGFloat(fit.scale) + CGFloat(fit.kern) * CGFloat(first.count)
  }
}
