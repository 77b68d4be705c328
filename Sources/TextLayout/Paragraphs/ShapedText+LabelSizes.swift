internal import FontMetrics

/// The sizes of a label that shows the text. The rules are those of facts/layout.md 3.1, found in 2100 recordings of UILabel.
extension ShapedText {
  /// `UILabel.intrinsicContentSize` without a preferred width: the size with no limit on the width (rule 2). Without newlines neither the line
  /// limit nor the mode matters. An empty text is 0 by 0.
  ///
  /// - Parameters:
  ///   - lineLimit: UIKit's `numberOfLines`; 0 is no limit. Only newlines can make more lines than one.
  ///   - breakMode: What happens at the end of the last line.
  ///   - displayScale: Pixels to a point.
  /// - Complexity: O(n).
  public func intrinsicSize(
    lineLimit: Int = 0, breakMode: LineBreakMode = .byTruncatingTail, displayScale: Double
  ) -> TextSize {
    rounded(unroundedIntrinsicSize(lineLimit: lineLimit, breakMode: breakMode), displayScale)
  }

  /// `intrinsicSize` before rounding.
  public func unroundedIntrinsicSize(
    lineLimit: Int = 0, breakMode: LineBreakMode = .byTruncatingTail
  ) -> TextSize {
    size(of: lines(width: nil, lineLimit: lineLimit, breakMode: breakMode))
  }

  /// `UILabel.sizeThatFits`: as wide as the widest line but no wider than offered, and as high as its lines (rules 1 and 4). With a line limit
  /// of 1 it is the intrinsic size, whatever the width (rule 3).
  ///
  /// - Parameters:
  ///   - width: What is offered, in points. At 0 each line is one grapheme cluster.
  ///   - lineLimit: UIKit's `numberOfLines`; 0 is no limit.
  ///   - breakMode: What happens to text that is too long.
  ///   - displayScale: Pixels to a point.
  /// - Complexity: O(n) in the text shown.
  public func sizeThatFits(
    width: Double, lineLimit: Int = 0, breakMode: LineBreakMode = .byTruncatingTail, displayScale: Double
  ) -> TextMeasurement {
    let lines = lines(width: width, lineLimit: lineLimit, breakMode: breakMode)
    if lineLimit == 1 {
      let size = unroundedIntrinsicSize(lineLimit: 1, breakMode: breakMode)
      return TextMeasurement(size: rounded(size, displayScale), unroundedSize: size, lines: lines)
    }
    let unrounded = size(of: lines)
    var size = rounded(unrounded, displayScale)
    size.width = min(max(0, width), size.width)
    return TextMeasurement(size: size, unroundedSize: unrounded, lines: lines)
  }

  /// `UILabel.textRect(forBounds:limitedToNumberOfLines:)` in bounds whose origin is zero (rule 8): no wider and no higher than the bounds, at
  /// their top when it fits, and else centred, so that it starts above them.
  ///
  /// - Parameters:
  ///   - width: The bounds' width, in points.
  ///   - height: The bounds' height, in points.
  ///   - lineLimit: UIKit's `numberOfLines`; 0 is no limit.
  ///   - breakMode: What happens to text that is too long.
  ///   - displayScale: Pixels to a point.
  /// - Complexity: O(n) in the text shown.
  public func textRect(
    inWidth width: Double, height: Double, lineLimit: Int = 0, breakMode: LineBreakMode = .byTruncatingTail,
    displayScale: Double
  ) -> TextRect {
    precondition(!height.isNaN, "a height is a number of points")
    let text = rounded(size(of: lines(width: width, lineLimit: lineLimit, breakMode: breakMode)), displayScale)
    let height = max(0, height)
    return TextRect(
      x: 0, y: text.height <= height ? 0 : (height - text.height) / 2, width: min(max(0, width), text.width),
      height: min(height, text.height))
  }

  /// The lines' size: the height is the label font's line height for each, whatever faces stood in (rule 1).
  private func size(of lines: TextLines) -> TextSize {
    TextSize(width: lines.width, height: Double(lines.lines.count) * font.lineHeight)
  }

  private func rounded(_ size: TextSize, _ displayScale: Double) -> TextSize {
    TextSize(
      width: PixelGrid.ceil(size.width, scale: displayScale), height: PixelGrid.ceil(size.height, scale: displayScale))
  }
}
