public import TextLayout

/// A text view.
public struct NibTextView: Hashable, Sendable {
  /// The text.
  public var text = ""
  /// The attributed text, if there is any.
  public var attributedText: NibAttributedText?
  /// The font; nil if not specified.
  public var font: NibFont?
  /// True if the text scrolls: `scrollEnabled`; true by default.
  public var isScrollEnabled = true
  /// True if the text can be edited: `editable`; true by default.
  public var isEditable = true
  /// The alignment; left by default.
  public var alignment = TextAlignment.left
  /// True if the font is updated when the text size changes: `adjustsFontForContentSizeCategory`.
  public var adjustsFontForContentSizeCategory = false
}
