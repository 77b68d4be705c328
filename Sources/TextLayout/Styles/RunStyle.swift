internal import FontMetrics

/// How a stretch of a text is set.
struct RunStyle: Sendable {
  var font: Font
  var settings: ShapingSettings
  /// Added after each cluster that has a width, in points.
  var spacing: Double
  /// How far the baseline is moved, in points, up.
  var baselineOffset: Double
  var attachment: TextAttachment?
}

/// A paragraph's place in its text, and its style.
struct StyledParagraph: Sendable {
  /// With the newline at its end.
  var range: Range<Int>
  var style: ParagraphStyle
}
