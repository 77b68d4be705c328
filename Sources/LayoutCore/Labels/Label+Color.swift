extension Label {
  /// The color the text has in pictures; near black at first.
  public var textColor: Color {
    get { state.textColor ?? .text }
    set { state.textColor = newValue }
  }
}
