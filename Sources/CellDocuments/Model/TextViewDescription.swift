package import LayoutCore
package import StringCatalogs
package import TextLayout

/// The description of a text view.
package struct TextViewDescription: Hashable, Sendable {
  /// The text; empty if the document has none.
  package var text: String
  /// The font; nil for the default, the 12-point system font.
  package var font: FontDescription?
  /// The alignment of the lines.
  package var alignment: TextAlignment
  /// The text color in images; nil for the view's default, nearly black.
  package var textColor: Color?
  /// True if the text scrolls. By default the view grows with its text, unlike in UIKit, because
  /// documents describe self-sizing cells.
  package var isScrollEnabled: Bool
  /// True if the font is updated when the text size changes; the default.
  package var adjustsFontForContentSizeCategory: Bool
  /// The position of the font's name, for errors; that of the view if the font is not named.
  package var fontPosition: SourcePosition

  /// Creates a text view; without arguments, that of `textView: {}`.
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
