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
