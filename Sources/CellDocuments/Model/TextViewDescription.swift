public import LayoutCore
public import StringCatalogs
public import TextLayout

/// What a document says of a text view.
public struct TextViewDescription: Hashable, Sendable {
  /// The text; empty when the document gives none.
  public var text: String
  /// The font; nil where the document names none: then the view has its own, the system font of 12 points.
  public var font: FontDescription?
  /// How lines lie between the sides.
  public var alignment: TextAlignment
  /// The color of the text in pictures; nil for the view's own, near black.
  public var textColor: Color?
  /// Whether the text scrolls; it grows unless the document says otherwise (in UIKit it scrolls: a description is of a cell that
  /// sizes itself).
  public var isScrollEnabled: Bool
  /// Whether the font follows a change of the content size category; it does unless the document says no.
  public var adjustsFontForContentSizeCategory: Bool
  /// Where the font is named, for the error when it is not there; the view's own place when it is not named.
  public var fontPosition: SourcePosition

  /// A text view; without arguments, what `textView: {}` means.
  public init(
    text: String = "", font: FontDescription? = nil, alignment: TextAlignment = .natural, textColor: Color? = nil,
    isScrollEnabled: Bool = false, adjustsFontForContentSizeCategory: Bool = true,
    fontPosition: SourcePosition = .start
  ) {
    self.text = text
    self.font = font
    self.alignment = alignment
    self.textColor = textColor
    self.isScrollEnabled = isScrollEnabled
    self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    self.fontPosition = fontPosition
  }
}
