extension TextField {
  /// The color of the text; nil, the default, is near black.
  public var textColor: Color? {
    get { state.textColor }
    set { state.textColor = newValue }
  }
}

extension Button {
  /// Sets the color of the title for a state. A state without a color uses the normal color.
  /// Without a normal color, a system button uses its tint color and a custom button uses white, as
  /// in UIKit.
  public func setTitleColor(_ color: Color?, for state: State) {
    titleColors[state] = color
    showContent()
  }

  /// Returns the color of the title for a state, or the normal color.
  public func titleColor(for state: State) -> Color? { titleColors[state] ?? titleColors[.normal] }

  /// The displayed color of the title.
  public var currentTitleColor: Color {
    titleColor(for: controlState) ?? usualTitleColor ?? (buttonType == .system ? tintColor : .white)
  }
}
