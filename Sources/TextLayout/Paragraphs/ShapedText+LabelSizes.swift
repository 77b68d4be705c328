internal import FontMetrics

// The sizes of a label. Eight rules, derived from 2100 published recordings of UILabel on Apple's
// simulator (300 distinct cases: limits 0 to 4, six modes, ten sizes) and true for all of them,
// except for the rectangle of one case of middle truncation:
//
// 1. The width is the sum of advances rounded up to the pixel; the height is that of the lines,
//    with the font's leading between them (`LineStack`; the recordings' font has none), rounded up
//    once.
// 2. The intrinsic size ignores limit and mode: it is the size of one line.
// 3. With a limit of 1, the size that fits is the intrinsic size, regardless of the width.
// 4. With any other limit, words wrap greedily at the offered width. A space never overflows, but
//    counts in its line's width within the available space. The width is that of the widest line,
//    no more than offered; the height is not limited.
// 5. Characters wrap without hanging spaces: a space may start a line.
// 6. Text left over after the last line: word and character wrapping measure the last line without
//    its trailing space; clipping has the whole rest on it; a tail keeps the longest prefix that
//    fits with "…" and then drops the spaces before it; a head the longest suffix, and drops the
//    spaces after it; a middle the longest prefix in half of the room, drops its trailing spaces,
//    then keeps the longest suffix that fits and drops the spaces at its beginning.
// 7. Shrinking settings (`adjustsFontSizeToFitWidth` and its kin) change no size.
// 8. The text's rectangle is limited to the bounds in both directions, at their top when it fits,
//    else centered. With a limit of 1 word and character wrapping and clipping have the whole
//    text's width there, and not what rule 6 leaves of it.
//
// A word wider than its line, newlines and tabs are in no recording, and follow Strut's rules. iOS
// 14's avoidance of a single word on the last line is in no recording either.

/// The sizes of a label that displays the text, by rules derived from 2100 recordings of UILabel.
extension ShapedText {
  /// Returns `UILabel.intrinsicContentSize` without a preferred width: the size with no limit on
  /// the width (rule 2). Without newlines, the line limit and the mode have no effect. Empty text
  /// is 0 by 0.
  ///
  /// - Parameters:
  ///   - lineLimit: UIKit's `numberOfLines`; 0 means no limit. Only newlines can cause several
  ///     lines.
  ///   - breakMode: The rule for the end of the last line.
  ///   - displayScale: The display scale, in pixels per point.
  /// - Complexity: O(n).
  public func intrinsicSize(
    lineLimit: Int = 0, breakMode: LineBreakMode = .byTruncatingTail, displayScale: Double
  ) -> TextSize {
    intrinsic(lineLimit: lineLimit, breakMode: breakMode, displayScale: displayScale).size
  }

  /// Returns `intrinsicSize` before rounding.
  public func unroundedIntrinsicSize(
    lineLimit: Int = 0, breakMode: LineBreakMode = .byTruncatingTail
  ) -> TextSize {
    intrinsic(lineLimit: lineLimit, breakMode: breakMode, displayScale: 1).unroundedSize
  }

  private func intrinsic(lineLimit: Int, breakMode: LineBreakMode, displayScale: Double) -> TextMeasurement {
    let request = LabelRequest(width: nil, lineLimit: lineLimit, breakMode: breakMode, lineBreaks: lineBreaks)
    return measurement(request, displayScale: displayScale)
  }

  /// Returns `UILabel.sizeThatFits`: the width of the widest line, limited to the offered width,
  /// and the height of the lines (rules 1 and 4). With a line limit of 1 it is the intrinsic size,
  /// regardless of the width (rule 3).
  ///
  /// - Parameters:
  ///   - width: The available width, in points. At 0 each line is one grapheme cluster.
  ///   - lineLimit: UIKit's `numberOfLines`; 0 means no limit.
  ///   - breakMode: The rule for long text.
  ///   - displayScale: The display scale, in pixels per point.
  /// - Complexity: O(n) in the text shown.
  public func sizeThatFits(
    width: Double, lineLimit: Int = 0, breakMode: LineBreakMode = .byTruncatingTail, displayScale: Double
  ) -> FittedText {
    let request = LabelRequest(width: width, lineLimit: lineLimit, breakMode: breakMode, lineBreaks: lineBreaks)
    let lines = lines(width: width, lineLimit: lineLimit, breakMode: breakMode)
    var shown = LineTally(isTruncated: lines.isTruncated, isMissing: !missing.isEmpty)
    for line in lines { shown.add(lineWidth: line.width) }
    return FittedText(
      measurement: measurement(of: sized(shown, request), request, displayScale: displayScale), lines: lines)
  }

  /// Returns `UILabel.textRect(forBounds:limitedToNumberOfLines:)` in bounds with an origin of zero
  /// (rule 8): not larger than the bounds, at their top if it fits, and otherwise centered, so that
  /// it starts above them.
  ///
  /// - Parameters:
  ///   - width: The bounds' width, in points.
  ///   - height: The bounds' height, in points.
  ///   - lineLimit: UIKit's `numberOfLines`; 0 means no limit.
  ///   - breakMode: The rule for long text.
  ///   - displayScale: The display scale, in pixels per point.
  /// - Complexity: O(n) in the text shown.
  public func textRect(
    inWidth width: Double, height: Double, lineLimit: Int = 0, breakMode: LineBreakMode = .byTruncatingTail,
    displayScale: Double
  ) -> TextRect {
    let isWhole = lineLimit == 1 && !breakMode.truncates
    let request = LabelRequest(
      width: isWhole ? nil : width, lineLimit: lineLimit, breakMode: breakMode, lineBreaks: lineBreaks)
    let shown = measurement(of: shownTally(request), request, displayScale: displayScale)
    return TextRect(shown.size, inWidth: width, height: height)
  }
}

// The measurement of a label from the counts of its lines.
extension ShapedText {
  func measurement(_ request: LabelRequest, displayScale: Double) -> TextMeasurement {
    measurement(of: tally(request), request, displayScale: displayScale)
  }

  /// The lines that determine the size.
  func tally(_ request: LabelRequest) -> LineTally { sized(shownTally(request), request) }

  /// The lines that are shown.
  private func shownTally(_ request: LabelRequest) -> LineTally {
    LineLayout(self, width: request.width, lineLimit: request.lineLimit, mode: request.breakMode).tally()
  }

  /// Returns the lines that determine the size, given the lines that are shown. A label of one line
  /// is as wide as the whole text (rule 3).
  private func sized(_ shown: LineTally, _ request: LabelRequest) -> LineTally {
    guard request.lineLimit == 1, request.width.isFinite else { return shown }
    var (whole, sized) = (request, shown)
    whole.width = .infinity
    sized.width = shownTally(whole).width
    return sized
  }

  private func measurement(of tally: LineTally, _ request: LabelRequest, displayScale: Double) -> TextMeasurement {
    TextMeasurement(tally, request, LabelLines(font), displayScale: displayScale)
  }
}

extension TextRect {
  /// Creates the rectangle of text in bounds (rule 8).
  init(_ text: TextSize, inWidth width: Double, height: Double) {
    precondition(!height.isNaN, "the height must be a number")
    let height = max(0, height)
    self.init(
      x: 0, y: text.height <= height ? 0 : (height - text.height) / 2, width: min(max(0, width), text.width),
      height: min(height, text.height))
  }
}
