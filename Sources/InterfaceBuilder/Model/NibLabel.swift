public import LayoutCore
public import TextLayout

/// A label.
public struct NibLabel: Hashable, Sendable {
  /// The text; "" by default.
  public var text = ""
  /// The attributed text, with `usesAttributedText`.
  public var attributedText: NibAttributedText?
  /// The font; nil if not specified: the 17-point system font.
  public var font: NibFont?
  /// The maximum number of lines; 1 by default, 0 for no limit.
  public var numberOfLines = 1
  /// The line break mode; truncation at the tail by default.
  public var lineBreakMode = LineBreakMode.byTruncatingTail
  /// The alignment; left by default.
  public var alignment = TextAlignment.left
  /// True if the font is updated when the text size changes: `adjustsFontForContentSizeCategory`.
  public var adjustsFontForContentSizeCategory = false
  /// True if the text shrinks to fit: `adjustsFontSizeToFit`. The default is true (files contain
  /// `NO`), but it has no effect unless a minimum is specified.
  public var adjustsFontSizeToFit = true
  /// The `minimumScaleFactor`; 0 by default.
  public var minimumScaleFactor = 0.0
  /// The `minimumFontSize`, in points; 0 by default.
  public var minimumFontSize = 0.0
  /// True if the letter spacing is reduced before the text is shrunk or truncated:
  /// `adjustsLetterSpacingToFitWidth`.
  public var allowsTightening = false
  /// The preferred maximum width, in points; 0 for automatic.
  public var preferredMaxLayoutWidth = 0.0
  /// The text color, for images.
  public var textColor: Color?
}
