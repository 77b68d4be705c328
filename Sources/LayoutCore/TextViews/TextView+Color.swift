extension TextView {
  /// The color of the text; nil, the default, is near black.
  public var textColor: Color? {
    get { state.textColor }
    set { state.textColor = newValue }
  }
}
