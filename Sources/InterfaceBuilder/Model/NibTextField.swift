public import TextLayout

/// A text field.
public struct NibTextField: Hashable, Sendable {
  /// The text and the placeholder.
  public var text, placeholder: String?
  /// The font; nil if not specified.
  public var font: NibFont?
  /// The border: "roundedRect", "line" or "bezel"; nil for none.
  public var borderStyle: String?
  /// The alignment; left by default.
  public var alignment = TextAlignment.left
  /// True if the font is updated when the text size changes: `adjustsFontForContentSizeCategory`.
  public var adjustsFontForContentSizeCategory = false
}
