extension View {
  /// Requests layout, which takes place in ``layoutIfNeeded()``.
  public func setNeedsLayout() {
    state.needsLayout = true
    markWaiting()
  }

  /// Requests a call of `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    state.needsConstraintUpdate = true
    markConstraintsWaiting()
    markWaiting()
    invalidateTree()
  }

  /// A Boolean value that indicates whether the view waits for `updateConstraints()`.
  public func needsUpdateConstraints() -> Bool { state.needsConstraintUpdate }

  /// Marks the view and its ancestors as waiting for constraint updates.
  func markConstraintsWaiting() {
    for view in sequence(first: self, next: \.superview) { view.state.isConstraintUpdateWaiting = true }
  }

  /// Marks the view and its ancestors as waiting. The ancestors of a waiting view are always
  /// marked.
  func markWaiting() {
    for view in sequence(first: self, next: \.superview) {
      if view.state.isWaiting { if view !== self { return } }
      view.state.isWaiting = true
    }
  }

  /// Invalidates the layout of this view's ancestors, because something here that can move views
  /// changed.
  package func invalidateLayout() { changes.countStructure() }

  /// Invalidates views, guides, constraints and the layout direction of this part of the hierarchy.
  func invalidateTree() {
    changes.countTree()
    invalidateLayout()
  }

  /// Sets the only object that is notified of changes that can move something in the view.
  package func tellOfChanges(_ watcher: (any ContentWatcher)?) { changes.watcher = watcher }

  /// A Boolean value that indicates whether the view has no superview, without following a weak
  /// reference.
  package var isOutermost: Bool { changes.outer == nil }

  /// The number of changes among the view and its descendants that can move something.
  package var layoutRevision: Int { changes.revision }
  /// The number of these changes other than a new size of some view's content.
  package var layoutStructure: Int { changes.structure }
  /// The number of changes after which there may be other views, guides and constraints, or
  /// constraints that refer to other edges.
  var treeChanges: Int { changes.treeChanges }
}
