extension ShapedText {
  /// Breaks the text into lines.
  ///
  /// Lines are filled greedily (rules 4 and 5 of a label's sizes); what is left over after the last one is treated as
  /// rule 6 says. A line that ends at a soft hyphen shows a hyphen. The text's ``lineBreaks`` hold. An empty text has no lines; a newline at the end
  /// of the text starts none (Strut's rule).
  ///
  /// - Parameters:
  ///   - width: What is offered, in points; `nil` or infinity for no limit. Less than 0 counts as 0. At 0 each line is
  ///     one grapheme cluster.
  ///   - lineLimit: UIKit's `numberOfLines`; 0 or less is no limit.
  ///   - breakMode: What happens to text that is too wide or too long.
  /// - Complexity: O(n) in the text shown.
  public func lines(
    width: Double?, lineLimit: Int = 0, breakMode: LineBreakMode = .byTruncatingTail
  ) -> TextLines {
    precondition(width.map { !$0.isNaN } ?? true, "a width is a number of points")
    let layout = LineLayout(self, width: max(0, width ?? .infinity), lineLimit: lineLimit, mode: breakMode)
    return TextLines(layout.lines())
  }

  var measurer: LineMeasurer {
    var scale = font.scale
    if let styles { scale.pointSize = styles.largestPointSize }
    return LineMeasurer(content, scale, styles: styles, shaper: engine.shaper)
  }
}
