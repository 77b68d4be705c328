/// The room that one line has.
struct LineColumn: Hashable, Sendable {
  /// How far a line may exceed its width, in points, and still fit.
  ///
  /// Larger than what `PixelGrid` forgives when it rounds up, so that a measured width always holds the lines it was
  /// measured from, and far below anything visible.
  static let tolerance = 1e-5

  /// From the leading edge of what the text stands in to the line's start, in points.
  var indent = 0.0
  /// What the line may be wide, in points.
  var width: Double
}

extension LineColumn {
  /// The room of a paragraph's line in a text so wide.
  ///
  /// A column that indents leave nothing of is 0 wide.
  init(_ style: ParagraphStyle, isFirst: Bool, in width: Double) {
    indent = isFirst ? style.firstLineHeadIndent : style.headIndent
    let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    self.width = max(0, end - indent)
  }
}
