/// The sizes of a label that shows the text, by the rules of ``ShapedText``'s.
extension ShapedParagraphs {
  /// `UILabel.intrinsicContentSize` without a preferred width: the size with no limit on the width (rule 2).
  ///
  /// - Parameters:
  ///   - lineLimit: UIKit's `numberOfLines`; 0 is no limit. Only newlines can make more lines than one.
  ///   - breakMode: What happens at the end of the last line; `nil` is the mode of each paragraph's style.
  ///   - displayScale: Pixels to a point.
  /// - Complexity: O(n).
  public func intrinsicSize(
    lineLimit: Int = 0, breakMode: LineBreakMode? = nil, displayScale: Double
  ) -> TextSize {
    layOut(width: nil, lineLimit: lineLimit, breakMode: breakMode).size.roundedUp(toPixelsAt: displayScale)
  }

  /// `UILabel.sizeThatFits`: as wide as the widest line but no wider than offered, and as high as its lines (rules 1 and 4). With
  /// a line limit of 1 it is the intrinsic size, whatever the width (rule 3).
  ///
  /// - Parameters:
  ///   - width: What is offered, in points. At 0 each line is one grapheme cluster.
  ///   - lineLimit: UIKit's `numberOfLines`; 0 is no limit.
  ///   - breakMode: What happens to text that is too long; `nil` is the mode of each paragraph's style.
  ///   - displayScale: Pixels to a point.
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

  /// `UILabel.textRect(forBounds:limitedToNumberOfLines:)` in bounds whose origin is zero (rule 8): no wider and no higher than the
  /// bounds, at their top when it fits, and else centered, so that it starts above them.
  ///
  /// - Parameters:
  ///   - width: The bounds' width, in points.
  ///   - height: The bounds' height, in points.
  ///   - lineLimit: UIKit's `numberOfLines`; 0 is no limit.
  ///   - breakMode: What happens to text that is too long; `nil` is the mode of each paragraph's style.
  ///   - displayScale: Pixels to a point.
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
