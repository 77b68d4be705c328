package import LayoutCore
package import StringCatalogs

/// The description of a control with an intrinsic size and few properties.
package enum ControlDescription: Hashable, Sendable {
  /// A slider with its value, 0 to 1.
  case slider(value: Double)
  /// A stepper.
  case stepper
  /// A segmented control with the titles of its segments.
  case segmentedControl(titles: [String])
  /// A page control with its number of pages.
  case pageControl(pages: Int)
  /// A progress view with its progress, 0 to 1.
  case progressView(progress: Double)
  /// An activity indicator.
  case activityIndicator(ActivityIndicatorView.Style)
  /// A search bar.
  case searchBar(SearchBarDescription)
  /// A text field.
  case textField(TextFieldDescription)
}

/// The description of a search bar.
package struct SearchBarDescription: Hashable, Sendable {
  /// The text; empty if the document has none.
  package var text: String
  /// The placeholder, shown if there is no text; nil for none.
  package var placeholder: String?

  /// Creates a search bar; without arguments, that of `searchBar: {}`.
  package init(text: String = "", placeholder: String? = nil) {
    self.text = text
    self.placeholder = placeholder
  }
}

/// The description of a text field.
package struct TextFieldDescription: Hashable, Sendable {
  /// The text; empty if the document has none.
  package var text: String
  /// The placeholder, shown if there is no text; nil for none.
  package var placeholder: String?
  /// The border around the text.
  package var borderStyle: TextField.BorderStyle
  /// The font; nil for the default, the 17-point system font.
  package var font: FontDescription?
  /// True if the font is updated when the text size changes; the default.
  package var adjustsFontForContentSizeCategory: Bool
  /// The position of the font's name, for errors; that of the view if the font is not named.
  package var fontPosition: SourcePosition

  /// Creates a text field; without arguments, that of `textField: {}`.
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
  /// The text of the control; nil if it has none that can be replaced.
  var text: String? {
    switch self {
    case .searchBar(let bar): bar.text
    case .textField(let field): field.text
    case .slider, .stepper, .segmentedControl, .pageControl, .progressView, .activityIndicator: nil
    }
  }

  /// Returns the control with other text; a control without text is unchanged.
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

  /// The font of the control's text.
  package var font: FontDescription? { if case .textField(let field) = self { field.font } else { nil } }
}
