/// The links between a view and its engines: the engines that lay out its subviews, and its boxes in all engines that know it.
///
/// A view tells its engines about changes, and an engine asks the view, so the two know one another. Below the engine, only this file and one
/// call in `View.swift` refer to it (Documentation/Decisions/0012).
struct EngineLinks {
  /// The solver's view of the tree below the view as it is laid out.
  var layout: LayoutEngine?
  /// The same as it is asked for sizes that fit: neither question undoes what the other found.
  var fitting: LayoutEngine?
  /// The view as the engines know it that lay it out, or find sizes that fit it.
  var boxes: [ItemBox] = []
}

extension View {
  /// Says that the content of the view has another size, or another baseline, and nothing else has changed.
  ///
  /// Views around it may find their own content by looking at it, so they are asked again too.
  package func invalidateContent() {
    for index in links.boxes.indices { links.boxes[index].contentChanged() }
    changes.countContent()
  }

  /// Whether a constraint speaks of the view in one of its engines.
  var isSpokenOf: Bool { links.boxes.contains(where: \.isSpokenOf) }

  /// Tells layout of a frame set by hand where constraints place the view.
  func tellEngines() {
    guard !state.translatesAutoresizingMask else { return }
    for view in sequence(first: self, next: \.superview) { view.links.layout?.frameChanged(of: self) }
  }
}
