/// The space that is available to one line.
struct LineColumn: Hashable, Sendable {
  /// The excess over the width, in points, up to which a line still fits.
  ///
  /// It exceeds the tolerance with which `PixelGrid` rounds up, so that a measured width always
  /// holds the measured lines, and is far below anything visible.
  static let tolerance = 1e-5

  /// The distance from the leading edge of the text's container to the line's start, in points.
  var indent = 0.0
  /// The maximum width of the line, in points.
  var width: Double
}

extension LineColumn {
  /// Creates the column of a line in a paragraph at the width of the text.
  ///
  /// The width is 0 if indents leave no space.
  init(_ style: ParagraphStyle, isFirst: Bool, in width: Double) {
    indent = isFirst ? style.firstLineHeadIndent : style.headIndent
    let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    self.width = max(0, end - indent)
  }
}
