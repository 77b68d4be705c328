/// The references between a view and its engines: the engines that lay out its subviews, and its
/// boxes in all engines that contain it.
///
/// A view notifies its engines of changes, and an engine reads the view, so each refers to the
/// other. Below the engine, only this file and one call in `View.swift` refer to it
/// (Documentation/Decisions/0012).
struct EngineLinks {
  /// The engine for the layout of the view's subviews.
  var layout: LayoutEngine?
  /// The engine for fitting sizes, so that neither computation invalidates the other.
  var fitting: LayoutEngine?
  /// The boxes of the view in the engines that lay it out or compute its fitting size.
  var boxes: [ItemBox] = []
}

extension View {
  /// Invalidates the size of the view's content, or its baselines, and nothing else.
  ///
  /// Superviews may derive their own content from it, so they are invalidated too.
  package func invalidateContent() {
    for index in links.boxes.indices { links.boxes[index].contentChanged() }
    changes.countContent()
  }

  /// True if a constraint in one of the view's engines refers to the view.
  var isSpokenOf: Bool { links.boxes.contains(where: \.isSpokenOf) }

  /// Informs the engines that a frame was set directly although constraints determine it.
  func tellEngines() {
    guard !state.translatesAutoresizingMask else { return }
    for view in sequence(first: self, next: \.superview) { view.links.layout?.frameChanged(of: self) }
  }
}
