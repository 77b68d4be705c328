public import TextLayout

/// A text view.
public struct NibTextView: Hashable, Sendable {
  /// The text.
  public var text = ""
  /// With attributed text, its pieces.
  public var attributedText: NibAttributedText?
  /// nil where none is written.
  public var font: NibFont?
  /// `scrollEnabled`: yes where none is written.
  public var isScrollEnabled = true
  /// `editable`: yes where none is written.
  public var isEditable = true
  /// Left where none is written.
  public var alignment = TextAlignment.left
  /// `adjustsFontForContentSizeCategory`.
  public var adjustsFontForContentSizeCategory = false
}
