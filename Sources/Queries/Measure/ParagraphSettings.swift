package import Strut

/// What a record wants of its paragraphs.
package struct ParagraphSettings: Hashable, Sendable {
  package var alignment = TextAlignment.natural
  /// In points.
  package var tracking = 0.0
  package var lineHeightMultiple = 0.0
  /// In points.
  package var minimumLineHeight = 0.0
  /// In points.
  package var maximumLineHeight = 0.0
  /// In points.
  package var lineSpacing = 0.0

  /// Whether a label without attributes comes out the same.
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
