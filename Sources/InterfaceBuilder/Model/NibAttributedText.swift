public import TextLayout

/// An `attributedString`: fragments of text, each with its attributes.
public struct NibAttributedText: Hashable, Sendable {
  /// A fragment with one set of attributes.
  public struct Fragment: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The font; nil if not specified.
    public var font: NibFont?
    /// The kerning, in points; nil if not specified.
    public var kerning: Double?
    /// The `paragraphStyle`: alignment, line break mode and spacing; nil if not specified.
    public var paragraph: NibParagraph?
  }
  /// The fragments, in order.
  public var fragments: [Fragment]
}

/// The `paragraphStyle` of a fragment of attributed text. Lengths are in points, and nil if not
/// specified.
public struct NibParagraph: Hashable, Sendable {
  /// The alignment of lines; nil if not specified.
  public var alignment: TextAlignment?
  /// The line break mode; nil if not specified.
  public var lineBreakMode: LineBreakMode?
  /// The spacing of lines and paragraphs, and the line height with its multiple.
  public var lineSpacing, paragraphSpacing, minimumLineHeight, maximumLineHeight, lineHeightMultiple: Double?
  /// The space before the paragraph, and its indents.
  public var paragraphSpacingBefore, firstLineHeadIndent, headIndent, tailIndent: Double?
  /// The hyphenation factor, from 0 to 1.
  public var hyphenationFactor: Double?
}
