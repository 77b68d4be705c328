public import LayoutCore
public import TextLayout

/// What a label shows, and how.
public struct NibLabel: Hashable, Sendable {
  /// The text; "" where none is written.
  public var text = ""
  /// With `usesAttributedText`, its pieces.
  public var attributedText: NibAttributedText?
  /// nil where none is written: the system font of 17 points.
  public var font: NibFont?
  /// 1 where none is written; 0 is no limit.
  public var numberOfLines = 1
  /// Tail where none is written.
  public var lineBreakMode = LineBreakMode.byTruncatingTail
  /// Left where none is written.
  public var alignment = TextAlignment.left
  /// `adjustsFontForContentSizeCategory`.
  public var adjustsFontForContentSizeCategory = false
  /// `adjustsFontSizeToFit`: yes where none is written (`NO` is), but without effect as long as no minimum is written.
  public var adjustsFontSizeToFit = true
  /// `minimumScaleFactor`; 0 where none is written.
  public var minimumScaleFactor = 0.0
  /// `minimumFontSize`, in points; 0 where none is written.
  public var minimumFontSize = 0.0
  /// `adjustsLetterSpacingToFitWidth`: letters move closer before the text is shown smaller or cut.
  public var allowsTightening = false
  /// In points; 0 for automatic.
  public var preferredMaxLayoutWidth = 0.0
  /// For pictures.
  public var textColor: Color?
}
