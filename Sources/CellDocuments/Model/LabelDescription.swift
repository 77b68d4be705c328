package import LayoutCore
package import StringCatalogs
package import TextLayout

/// The description of a label.
package struct LabelDescription: Hashable, Sendable {
  /// The text; empty if the document has none.
  package var text: String
  /// The font.
  package var font: FontDescription
  /// True if the document specifies the font; otherwise the label of a built-in style keeps its
  /// own.
  package var isFontNamed: Bool
  /// The maximum number of lines; 0 for no limit. This is UIKit's `numberOfLines`; the default
  /// is 1.
  package var numberOfLines: Int
  /// The line break mode for text that does not fit.
  package var lineBreakMode: LineBreakMode
  /// The alignment of the lines.
  package var alignment: TextAlignment
  /// The text color in images; nil for the label's default, nearly black.
  package var textColor: Color?
  /// True if the font is updated when the text size changes; the default, unlike in UIKit, because
  /// documents describe cells that support Dynamic Type.
  package var adjustsFontForContentSizeCategory: Bool
  /// The position of the font's name, for errors; that of the label if the font is not named.
  package var fontPosition: SourcePosition

  /// Creates a label; without arguments, that of `label: {}`. A font other than the default counts
  /// as specified, unless `isFontNamed` is passed.
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
