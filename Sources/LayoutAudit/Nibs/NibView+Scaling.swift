import InterfaceBuilder

extension NibView {
  /// Whether its text has a text style, and keeps the size that it was loaded with: nothing says that it adjusts.
  var isRightOnceLoaded: Bool {
    switch content {
    case .label(let label): label.font?.isStyle == true && !label.adjustsFontForContentSizeCategory
    case .textView(let view): view.font?.isStyle == true && !view.adjustsFontForContentSizeCategory
    case .textField(let field): field.font?.isStyle == true && !field.adjustsFontForContentSizeCategory
    // The title of a configuration follows the text size without being told.
    case .button(let button): button.configuration == nil && button.font?.isStyle == true
    default: false
    }
  }
}

extension NibFont {
  fileprivate var isStyle: Bool { if case .textStyle = source { true } else { false } }
}
