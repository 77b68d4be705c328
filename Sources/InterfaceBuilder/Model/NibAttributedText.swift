public import TextLayout

/// `attributedString`: texts, each with its font.
public struct NibAttributedText: Hashable, Sendable {
  /// A piece with one set of attributes.
  public struct Fragment: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The font; nil where none is written.
    public var font: NibFont?
    /// Kerning in points; nil where none is written.
    public var kerning: Double?
    /// Alignment, break mode and spacing of `paragraphStyle`; nil where none is written.
    public var paragraph: NibParagraph?
  }
  /// The pieces, in order.
  public var fragments: [Fragment]
}

/// `paragraphStyle` of a piece of attributed text; lengths in points, nil where none is written.
public struct NibParagraph: Hashable, Sendable {
  /// Where lines stand; nil where none is written.
  public var alignment: TextAlignment?
  /// How lines break; nil where none is written.
  public var lineBreakMode: LineBreakMode?
  /// Lengths and the multiple of the line height.
  public var lineSpacing, paragraphSpacing, minimumLineHeight, maximumLineHeight, lineHeightMultiple: Double?
  /// Lengths of the space before the paragraph and of its indents.
  public var paragraphSpacingBefore, firstLineHeadIndent, headIndent, tailIndent: Double?
  /// From 0 to 1.
  public var hyphenationFactor: Double?
}
