extension View {
  /// What fills the view's rectangle in pictures, beneath everything in it; nil for nothing.
  public var backgroundColor: Color? {
    get { state.backgroundColor }
    set { state.backgroundColor = newValue }
  }

  /// What everything in the view is tinted with where it asks for a tint; the superview's while nothing is set.
  public var tintColor: Color {
    get { sequence(first: self, next: \.superview).lazy.compactMap { $0.state.tintColor }.first ?? .tint }
    set { state.tintColor = newValue }
  }
}

extension Label {
  /// The color the text has in pictures; near black at first.
  public var textColor: Color {
    get { state.textColor ?? .text }
    set { state.textColor = newValue }
  }
}

extension Color {
  /// Text that says nothing of its color: near black.
  static let text = Color(hexadecimal: 0x1C1C1E)
  /// Text that says less: iOS's `secondaryLabel` on white.
  static let secondaryText = Color(hexadecimal: 0x8A8A8E)
  /// Text that stands in for text: iOS's `placeholderText` on white.
  static let placeholder = Color(hexadecimal: 0xC4C4C6)
  /// iOS's blue, with which controls are tinted at first.
  static let tint = Color(hexadecimal: 0x007AFF)
}
