package import LayoutCore
package import StringCatalogs

/// A document's description of a control with a size of its own and few properties.
package enum ControlDescription: Hashable, Sendable {
  /// A slider with its knob at a part of its length, 0 to 1.
  case slider(value: Double)
  /// Two buttons that count.
  case stepper
  /// A row of titles.
  case segmentedControl(titles: [String])
  /// A row of dots, one for each page.
  case pageControl(pages: Int)
  /// A bar that is filled to a part, 0 to 1.
  case progressView(progress: Double)
  /// A wheel that turns.
  case activityIndicator(ActivityIndicatorView.Style)
  /// A field to search in.
  case searchBar(SearchBarDescription)
  /// A line of text to type into.
  case textField(TextFieldDescription)
}

/// What a document says of a search bar.
package struct SearchBarDescription: Hashable, Sendable {
  /// The text; empty when the document gives none.
  package var text: String
  /// What shows while there is no text; nil for nothing.
  package var placeholder: String?

  /// A search bar; without arguments, what `searchBar: {}` means.
  package init(text: String = "", placeholder: String? = nil) {
    self.text = text
    self.placeholder = placeholder
  }
}

/// What a document says of a text field.
package struct TextFieldDescription: Hashable, Sendable {
  /// The text; empty when the document gives none.
  package var text: String
  /// What shows while there is no text; nil for nothing.
  package var placeholder: String?
  /// What is around the text.
  package var borderStyle: TextField.BorderStyle
  /// The font; nil where the document names none: then the field has its own, the system font of 17 points.
  package var font: FontDescription?
  /// Whether the font follows a change of the content size category; it does unless the document says no.
  package var adjustsFontForContentSizeCategory: Bool
  /// Where the font is named, for the error when it is not there; the view's own place when it is not named.
  package var fontPosition: SourcePosition

  /// A text field; without arguments, what `textField: {}` means.
  package init(
    text: String = "", placeholder: String? = nil, borderStyle: TextField.BorderStyle = .none,
    font: FontDescription? = nil, adjustsFontForContentSizeCategory: Bool = true, fontPosition: SourcePosition = .start
  ) {
    self.text = text
    self.placeholder = placeholder
    self.borderStyle = borderStyle
    self.font = font
    self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    self.fontPosition = fontPosition
  }
}

extension ControlDescription {
  /// The text that the control shows, where it has one that can be replaced.
  var text: String? {
    switch self {
    case .searchBar(let bar): bar.text
    case .textField(let field): field.text
    case .slider, .stepper, .segmentedControl, .pageControl, .progressView, .activityIndicator: nil
    }
  }

  /// The control with another text; one that has none stays as it is.
  func showing(_ text: String) -> ControlDescription {
    switch self {
    case .searchBar(var bar):
      bar.text = text
      return .searchBar(bar)
    case .textField(var field):
      field.text = text
      return .textField(field)
    case .slider, .stepper, .segmentedControl, .pageControl, .progressView, .activityIndicator: return self
    }
  }

  /// The font that the control's text asks for.
  package var font: FontDescription? { if case .textField(let field) = self { field.font } else { nil } }
}
