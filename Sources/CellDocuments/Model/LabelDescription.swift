public import LayoutCore
public import StringCatalogs
public import TextLayout

/// What a document says of a label.
public struct LabelDescription: Hashable, Sendable {
  /// The text; empty when the document gives none.
  public var text: String
  /// The font.
  public var font: FontDescription
  /// Whether the document names the font; the label of a built-in style keeps its own otherwise.
  public var isFontNamed: Bool
  /// How many lines there may be; 0 is no limit. UIKit's `numberOfLines`, 1 unless the document says otherwise.
  public var numberOfLines: Int
  /// What happens to text that does not fit.
  public var lineBreakMode: LineBreakMode
  /// How lines lie between the sides.
  public var alignment: TextAlignment
  /// The color of the text in pictures; nil for the label's own, near black.
  public var textColor: Color?
  /// Whether the font follows a change of the content size category; it does unless the document says no (in UIKit it
  /// does not: a description is of a cell that supports Dynamic Type).
  public var adjustsFontForContentSizeCategory: Bool
  /// Where the font is named, for the error when it is not there; the label's own place when it is not named.
  public var fontPosition: SourcePosition

  /// A label; without arguments, what `label: {}` means. A font counts as named that is not the default one, unless that is said.
  public init(
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
