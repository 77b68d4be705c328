package import LayoutCore
package import StringCatalogs

/// The description of a button.
package struct ButtonDescription: Hashable, Sendable {
  /// The title; empty if the document has none.
  package var title: String
  /// The size of the image before the title; nil if there is none.
  package var image: Image?
  /// The kind of button; `system` by default.
  package var kind: Button.Kind
  /// The style of the button's configuration, which replaces its insets; nil if there is none.
  package var configuration: Button.Configuration.Style?
  /// The title's font; nil for that of the button's kind.
  package var font: FontDescription?
  /// The title's color in images; nil for that of the button's kind.
  package var textColor: Color?
  /// The insets around the title and the image, in points, which are part of the size; all 0 for
  /// the button's own.
  package var insets: EdgeInsets
  /// True if the font is updated when the text size changes; the default.
  package var adjustsFontForContentSizeCategory: Bool
  /// The position of the font's name, for errors; that of the button if the font is not named.
  package var fontPosition: SourcePosition

  /// Creates a button; without arguments, that of `button: {}`.
  package init(
    title: String = "", image: Image? = nil, kind: Button.Kind = .system,
    configuration: Button.Configuration.Style? = nil, font: FontDescription? = nil,
    textColor: Color? = nil, insets: EdgeInsets = .zero, adjustsFontForContentSizeCategory: Bool = true,
    fontPosition: SourcePosition = .start
  ) {
    self.title = title
    self.image = image
    self.kind = kind
    self.configuration = configuration
    self.font = font
    self.textColor = textColor
    self.insets = insets
    self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    self.fontPosition = fontPosition
  }
}
