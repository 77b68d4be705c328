extension TextField {
  /// The color of the text; nil, at first, is near black.
  public var textColor: Color? {
    get { state.textColor }
    set { state.textColor = newValue }
  }
}

extension Button {
  /// Sets the title's color in a state; what has none shows the normal one's, and without that a system button its tint and a custom
  /// one white, as in UIKit.
  public func setTitleColor(_ color: Color?, for state: State) {
    titleColors[state] = color
    showContent()
  }

  /// The title's color that was set for a state, or the normal one's.
  public func titleColor(for state: State) -> Color? { titleColors[state] ?? titleColors[.normal] }

  /// The color the title shows in.
  public var currentTitleColor: Color {
    titleColor(for: controlState) ?? (buttonType == .system ? tintColor : .white)
  }
}
