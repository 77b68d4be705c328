internal import FontMetrics

/// The style of a run of text.
struct RunStyle: Sendable {
  var font: Font
  var settings: ShapingSettings
  /// Added after each cluster that has a width, in points.
  var spacing: Double
  /// The upward offset of the baseline, in points.
  var baselineOffset: Double
  var attachment: TextAttachment?
}

/// A paragraph's range in its text, and its style.
struct StyledParagraph: Sendable {
  /// The range, including the final newline.
  var range: Range<Int>
  var style: ParagraphStyle
}
