extension Label {
  /// The color of the text in pictures; near black by default.
  public var textColor: Color {
    get { state.textColor ?? .text }
    set { state.textColor = newValue }
  }

  /// The color that was set, or nil.
  package var ownTextColor: Color? {
    get { state.textColor }
    set { state.textColor = newValue }
  }
}
