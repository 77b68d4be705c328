/// The properties of a view that a container positions.
extension View {
  /// The container's rule for the frame of the view, which replaces the autoresizing mask, or nil
  /// without one.
  package var containerRule: FrameRule? {
    get { state.containerRule }
    set { state.containerRule = newValue }
  }

  /// The distance by which the view extends below the bottom edge that constraints see, in points:
  /// a cell's content view behind its separator.
  package var drawnBelow: Double {
    get { state.drawnBelow }
    set { state.drawnBelow = newValue }
  }

  /// A Boolean value that indicates whether the view holds the content of another, as a cell's
  /// content view does. Messages omit it from the names of its guides.
  package var holdsContent: Bool {
    get { state.holdsContent }
    set { state.holdsContent = newValue }
  }

  /// The width at which content is wrapped, while layout asks for its size.
  package var wrapWidth: Double? { state.wrapWidth }
}
