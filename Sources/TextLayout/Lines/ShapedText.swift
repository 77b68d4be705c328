public import FontMetrics

/// Text with its glyphs, independent of the width.
///
/// Shaping is the expensive part; breaking lines at a width, truncating and measuring are cheap and
/// repeatable. Immutable and thread-safe.
public final class ShapedText: Sendable {
  /// The text.
  public let text: String
  /// The requested font.
  public let font: Font
  /// The paragraphs' direction.
  public let direction: WritingDirection
  /// The options for line breaks.
  public let lineBreaks: LineBreakOptions

  let engine: TextEngine
  let content: ShapedContent
  /// The styles of attributed text, or `nil` for plain text.
  let styles: StyleTable?

  init(
    text: String, font: Font, direction: WritingDirection, lineBreaks: LineBreakOptions, engine: TextEngine,
    content: ShapedContent, styles: StyleTable? = nil
  ) {
    self.text = text
    self.font = font
    self.direction = direction
    self.lineBreaks = lineBreaks
    self.engine = engine
    self.content = content
    self.styles = styles
  }

  /// The language of the text, as a BCP 47 tag.
  public var language: String? { content.settings.language }

  /// The distinct characters that no face has, in order of appearance. Control characters, newlines
  /// and default-ignorable characters need no glyph and are never missing.
  public var missing: [Unicode.Scalar] { content.missing }

  /// The faces in order of appearance; empty for text without glyphs.
  public var faces: [FontFace] { content.faces }
}
