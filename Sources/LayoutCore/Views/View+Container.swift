/// What a container knows of a view that it places itself.
extension View {
  /// How a container places the view, in place of its autoresizing mask; nil where none does.
  package var containerRule: FrameRule? {
    get { state.containerRule }
    set { state.containerRule = newValue }
  }

  /// How much further down the view reaches than constraints see, in points: a cell's content view below its separator.
  package var drawnBelow: Double {
    get { state.drawnBelow }
    set { state.drawnBelow = newValue }
  }

  /// Whether the view holds the content of another, as a cell's content view does: messages leave it out of the names of its guides.
  package var holdsContent: Bool {
    get { state.holdsContent }
    set { state.holdsContent = newValue }
  }

  /// The width at which content is wrapped, while layout asks for its size.
  package var wrapWidth: Double? { state.wrapWidth }
}
