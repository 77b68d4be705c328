extension ShapedText {
  /// Breaks the text into lines.
  ///
  /// Lines are filled greedily (rules 4 and 5 of a label's sizes), and the rest after the last line
  /// follows rule 6. A line that ends at a soft hyphen displays a hyphen. The text's ``lineBreaks``
  /// apply. Empty text has no lines, and a newline at the end of the text starts none (Strut's
  /// rule).
  ///
  /// - Parameters:
  ///   - width: The available width, in points; `nil` or infinity means no limit. Negative widths
  ///     count as 0. At 0 each line is one grapheme cluster.
  ///   - lineLimit: UIKit's `numberOfLines`; 0 or less means no limit.
  ///   - breakMode: The rule for breaking lines and truncating text.
  /// - Complexity: O(n) in the displayed text.
  public func lines(
    width: Double?, lineLimit: Int = 0, breakMode: LineBreakMode = .byTruncatingTail
  ) -> TextLines {
    precondition(width.map { !$0.isNaN } ?? true, "the width must be a number")
    let layout = LineLayout(self, width: max(0, width ?? .infinity), lineLimit: lineLimit, mode: breakMode)
    return TextLines(layout.lines())
  }

  var measurer: LineMeasurer {
    var scale = font.scale
    if let styles { scale.pointSize = styles.largestPointSize }
    return LineMeasurer(content, scale, styles: styles, shaper: engine.shaper)
  }
}
