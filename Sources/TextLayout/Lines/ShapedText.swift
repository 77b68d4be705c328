public import FontMetrics

/// A text with its glyphs, before any width is known.
///
/// Everything expensive is done; breaking it into lines of a width, truncating and measuring are cheap and may be
/// repeated. Immutable, and safe from any thread.
public final class ShapedText: Sendable {
  /// The text.
  public let text: String
  /// The font it was asked for in.
  public let font: Font
  /// The paragraphs' direction.
  public let direction: WritingDirection
  /// How its lines are broken.
  public let lineBreaks: LineBreakOptions

  let engine: TextEngine
  let content: ShapedContent
  /// The styles of a text that has more than one; `nil` for a plain text.
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

  /// The language it was shaped for, as a BCP 47 tag.
  public var language: String? { content.settings.language }

  /// The characters that are shown as missing, because no face has them; each once, in order of appearance. Controls, newlines and default-ignorable
  /// characters need no glyph and are never among them.
  public var missing: [Unicode.Scalar] { content.missing }

  /// The faces in use, in order of appearance. Empty for a text of which nothing is drawn.
  public var faces: [FontFace] { content.faces }
}
