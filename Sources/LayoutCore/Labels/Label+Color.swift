extension Label {
  /// The color of the text in pictures; near black by default.
  public var textColor: Color {
    get { state.textColor ?? .text }
    set { state.textColor = newValue }
  }
}
