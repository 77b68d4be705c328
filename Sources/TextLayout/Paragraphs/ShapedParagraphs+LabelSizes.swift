/// The sizes of a label that shows the text, by the rules of ``ShapedText``'s.
extension ShapedParagraphs {
  /// Returns `UILabel.intrinsicContentSize` without a preferred width: the size with no limit on
  /// the width (rule 2).
  ///
  /// - Parameters:
  ///   - lineLimit: UIKit's `numberOfLines`; 0 means no limit. Only newlines can cause several
  ///     lines.
  ///   - breakMode: The rule for the end of the last line, or `nil` for that of each paragraph's
  ///     style.
  ///   - displayScale: The display scale, in pixels per point.
  /// - Complexity: O(n).
  public func intrinsicSize(
    lineLimit: Int = 0, breakMode: LineBreakMode? = nil, displayScale: Double
  ) -> TextSize {
    layOut(width: nil, lineLimit: lineLimit, breakMode: breakMode).size.roundedUp(toPixelsAt: displayScale)
  }

  /// Returns `UILabel.sizeThatFits`: the width of the widest line, limited to the offered width,
  /// and the height of the lines (rules 1 and 4). With a line limit of 1 it is the intrinsic size,
  /// regardless of the width (rule 3).
  ///
  /// - Parameters:
  ///   - width: The available width, in points. At 0 each line is one grapheme cluster.
  ///   - lineLimit: UIKit's `numberOfLines`; 0 means no limit.
  ///   - breakMode: The rule for long text, or `nil` for that of each paragraph's style.
  ///   - displayScale: The display scale, in pixels per point.
  /// - Complexity: O(n) in the text shown.
  public func sizeThatFits(
    width: Double, lineLimit: Int = 0, breakMode: LineBreakMode? = nil, displayScale: Double
  ) -> FittedParagraphs {
    let layout = layOut(width: width, lineLimit: lineLimit, breakMode: breakMode)
    let isOne = lineLimit == 1
    let size = isOne ? layOut(width: nil, lineLimit: 1, breakMode: breakMode).size : layout.size
    return FittedParagraphs(
      measurement: TextMeasurement(layout, size, room: isOne ? nil : width, displayScale: displayScale),
      layout: layout)
  }

  /// Returns `UILabel.textRect(forBounds:limitedToNumberOfLines:)` in bounds with an origin of zero
  /// (rule 8): not larger than the bounds, at their top if it fits, and otherwise centered, so that
  /// it starts above them.
  ///
  /// - Parameters:
  ///   - width: The bounds' width, in points.
  ///   - height: The bounds' height, in points.
  ///   - lineLimit: UIKit's `numberOfLines`; 0 means no limit.
  ///   - breakMode: The rule for long text, or `nil` for that of each paragraph's style.
  ///   - displayScale: The display scale, in pixels per point.
  /// - Complexity: O(n) in the text shown.
  public func textRect(
    inWidth width: Double, height: Double, lineLimit: Int = 0, breakMode: LineBreakMode? = nil, displayScale: Double
  ) -> TextRect {
    let mode = breakMode ?? styles.paragraphs.first?.style.lineBreakMode ?? .byWordWrapping
    let isWhole = lineLimit == 1 && !mode.truncates
    let layout = layOut(width: isWhole ? nil : width, lineLimit: lineLimit, breakMode: breakMode)
    return TextRect(layout.size.roundedUp(toPixelsAt: displayScale), inWidth: width, height: height)
  }
}
