extension View {
  /// The background of the view in pictures, behind its subviews; nil for none.
  public var backgroundColor: Color? {
    get { state.backgroundColor }
    set { state.backgroundColor = newValue }
  }

  /// The tint color of the view and its descendants; that of the superview by default.
  public var tintColor: Color {
    get { sequence(first: self, next: \.superview).lazy.compactMap { $0.state.tintColor }.first ?? .tint }
    set { state.tintColor = newValue }
  }

  /// The tint color that was set on the view itself, or nil.
  package var ownTintColor: Color? {
    get { state.tintColor }
    set { state.tintColor = newValue }
  }
}
