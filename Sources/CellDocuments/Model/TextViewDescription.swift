package import LayoutCore
package import StringCatalogs
package import TextLayout

/// What a document says of a text view.
package struct TextViewDescription: Hashable, Sendable {
  /// The text; empty when the document gives none.
  package var text: String
  /// The font; nil where the document names none: then the view has its own, the system font of 12 points.
  package var font: FontDescription?
  /// How lines lie between the sides.
  package var alignment: TextAlignment
  /// The color of the text in pictures; nil for the view's own, near black.
  package var textColor: Color?
  /// Whether the text scrolls; it grows unless the document says otherwise (in UIKit it scrolls: a description is of a cell that
  /// sizes itself).
  package var isScrollEnabled: Bool
  /// Whether the font follows a change of the content size category; it does unless the document says no.
  package var adjustsFontForContentSizeCategory: Bool
  /// Where the font is named, for the error when it is not there; the view's own place when it is not named.
  package var fontPosition: SourcePosition

  /// A text view; without arguments, what `textView: {}` means.
  package init(
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
