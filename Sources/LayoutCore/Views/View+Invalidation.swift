extension View {
  /// Asks for layout. Nothing moves until ``layoutIfNeeded()``.
  public func setNeedsLayout() {
    state.needsLayout = true
    markWaiting()
  }

  /// Asks for `updateConstraints()` to be called before the next layout.
  public func setNeedsUpdateConstraints() {
    state.needsConstraintUpdate = true
    markConstraintsWaiting()
    markWaiting()
    invalidateTree()
  }

  /// Whether the view has asked for `updateConstraints()` and waits for it.
  public func needsUpdateConstraints() -> Bool { state.needsConstraintUpdate }

  /// Notes that the constraints of something in the view want to be updated.
  func markConstraintsWaiting() {
    for view in sequence(first: self, next: \.superview) { view.state.isConstraintUpdateWaiting = true }
  }

  /// Notes that something in the view waits. Ancestors of a view that waits are known to.
  func markWaiting() {
    for view in sequence(first: self, next: \.superview) {
      if view.state.isWaiting { if view !== self { return } }
      view.state.isWaiting = true
    }
  }

  /// Says that something has changed here that can move views: this view's ancestors look again at the next layout.
  package func invalidateLayout() { changes.countStructure() }

  /// Says that what is in the tree may have changed here, or what constraints speak of, or which way they run.
  func invalidateTree() {
    changes.countTree()
    invalidateLayout()
  }

  /// Tells somebody, and nobody else, of every change from now on that can move something in the view.
  package func tellOfChanges(_ watcher: (any ContentWatcher)?) { changes.watcher = watcher }

  /// Whether the view is in no other; found without following a weak reference.
  package var isOutermost: Bool { changes.outer == nil }

  /// Counts changes in the subtree that can move something.
  package var layoutRevision: Int { changes.revision }
  /// Counts those changes that are more than another size of some view's content.
  package var layoutStructure: Int { changes.structure }
  /// Counts those changes after which there may be other views, guides and constraints, or these may speak of other edges.
  var treeChanges: Int { changes.treeChanges }
}
