package import Strut

/// The paragraph settings of a record.
package struct ParagraphSettings: Hashable, Sendable {
  package var alignment = TextAlignment.natural
  /// The tracking, in points.
  package var tracking = 0.0
  package var lineHeightMultiple = 0.0
  /// The minimum line height, in points.
  package var minimumLineHeight = 0.0
  /// The maximum line height, in points.
  package var maximumLineHeight = 0.0
  /// The line spacing, in points.
  package var lineSpacing = 0.0

  /// True if a label without attributes has the same result.
  package var isPlain: Bool { self == ParagraphSettings() }

  package func style(direction: WritingDirection) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = alignment
    style.baseWritingDirection = direction
    style.lineHeightMultiple = lineHeightMultiple
    style.minimumLineHeight = minimumLineHeight
    style.maximumLineHeight = maximumLineHeight
    style.lineSpacing = lineSpacing
    return style
  }
}
