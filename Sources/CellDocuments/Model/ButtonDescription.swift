package import LayoutCore
package import StringCatalogs

/// What a document says of a button.
package struct ButtonDescription: Hashable, Sendable {
  /// The title; empty when the document gives none.
  package var title: String
  /// The size of the picture before the title; nil without one.
  package var image: Image?
  /// What kind of button it is; `system` unless the document says otherwise.
  package var kind: Button.Kind
  /// The style of the button's configuration, which takes the place of insets of its own; nil for a button without one.
  package var configuration: Button.Configuration.Style?
  /// The title's font; nil where the document names none: then it is the kind's own.
  package var font: FontDescription?
  /// The title's color in pictures; nil for the kind's own.
  package var textColor: Color?
  /// Distances around title and picture, in points, which count in the size; all 0 stands for the button's own.
  package var insets: EdgeInsets
  /// Whether the font follows a change of the content size category; it does unless the document says no.
  package var adjustsFontForContentSizeCategory: Bool
  /// Where the font is named, for the error when it is not there; the button's own place when it is not named.
  package var fontPosition: SourcePosition

  /// A button; without arguments, what `button: {}` means.
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
