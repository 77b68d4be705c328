package import LayoutCore
package import StringCatalogs
package import TextLayout

/// What a document says of a label.
package struct LabelDescription: Hashable, Sendable {
  /// The text; empty when the document gives none.
  package var text: String
  /// The font.
  package var font: FontDescription
  /// Whether the document names the font; the label of a built-in style keeps its own otherwise.
  package var isFontNamed: Bool
  /// How many lines there may be; 0 is no limit. UIKit's `numberOfLines`, 1 unless the document says otherwise.
  package var numberOfLines: Int
  /// What happens to text that does not fit.
  package var lineBreakMode: LineBreakMode
  /// How lines lie between the sides.
  package var alignment: TextAlignment
  /// The color of the text in pictures; nil for the label's own, near black.
  package var textColor: Color?
  /// Whether the font follows a change of the content size category; it does unless the document says no (in UIKit it
  /// does not: a description is of a cell that supports Dynamic Type).
  package var adjustsFontForContentSizeCategory: Bool
  /// Where the font is named, for the error when it is not there; the label's own place when it is not named.
  package var fontPosition: SourcePosition

  /// A label; without arguments, what `label: {}` means. A font counts as named that is not the default one, unless that is said.
  package init(
    text: String = "", font: FontDescription = .default, isFontNamed: Bool? = nil, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingTail, alignment: TextAlignment = .natural,
    textColor: Color? = nil, adjustsFontForContentSizeCategory: Bool = true, fontPosition: SourcePosition = .start
  ) {
    self.text = text
    self.font = font
    self.isFontNamed = isFontNamed ?? (font != .default)
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.alignment = alignment
    self.textColor = textColor
    self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    self.fontPosition = fontPosition
  }
}
