public import TextLayout

/// A text field.
public struct NibTextField: Hashable, Sendable {
  /// The texts.
  public var text, placeholder: String?
  /// nil where none is written.
  public var font: NibFont?
  /// "roundedRect", "line", "bezel"; nil for none.
  public var borderStyle: String?
  /// Left where none is written.
  public var alignment = TextAlignment.left
  /// `adjustsFontForContentSizeCategory`.
  public var adjustsFontForContentSizeCategory = false
}
