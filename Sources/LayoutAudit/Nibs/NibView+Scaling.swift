import InterfaceBuilder

extension NibView {
  /// True if its text has a text style, but keeps the size with which it was loaded, because the
  /// flag to adjust it is missing.
  var isRightOnceLoaded: Bool {
    switch content {
    case .label(let label): label.font?.isStyle == true && !label.adjustsFontForContentSizeCategory
    case .textView(let view): view.font?.isStyle == true && !view.adjustsFontForContentSizeCategory
    case .textField(let field): field.font?.isStyle == true && !field.adjustsFontForContentSizeCategory
    // The title of a configuration follows the text size by default.
    case .button(let button): button.configuration == nil && button.font?.isStyle == true
    default: false
    }
  }
}

extension NibFont {
  fileprivate var isStyle: Bool { if case .textStyle = source { true } else { false } }
}
