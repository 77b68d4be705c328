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

  /// Calls `updateConstraints()` on every view that asked for it, innermost first.
  ///
  /// A view may ask for it while another's are updated, as a stack view does that its superview gives another axis: then it comes
  /// next, for at most ``LayoutLimits/layoutRounds`` rounds.
  public func updateConstraintsIfNeeded() {
    guard state.isConstraintUpdateWaiting else { return }
    for _ in 0..<LayoutLimits.layoutRounds where state.isConstraintUpdateWaiting {
      for view in takeConstraintsWaiting() {
        view.callUpdateConstraints()
      }
    }
  }

  private func callUpdateConstraints() {
    state.needsConstraintUpdate = false
    if let owningController { owningController.updateViewConstraints() } else { updateConstraints() }
  }

  /// The views whose constraints want to be updated, innermost first; none waits for that any more.
  private func takeConstraintsWaiting() -> [View] {
    let waiting = views { $0.state.isConstraintUpdateWaiting }
    for view in waiting { view.state.isConstraintUpdateWaiting = false }
    return waiting.reversed().filter { $0.state.needsConstraintUpdate }
  }

  /// Lays the whole tree out that the view is in, if anything has changed since it was.
  ///
  /// The outermost view keeps its size, unless `translatesAutoresizingMaskIntoConstraints` is false: then it gets the one that
  /// constraints give it, as near to zero as they allow. Everything in it gets its frame. Within `layoutSubviews()` it may be called again:
  /// frames are current after it, and deeper than ``LayoutLimits/layoutDepth`` the views are told later.
  public func layoutIfNeeded() {
    let root = self.root
    root.state.layoutDepth += 1
    defer { root.state.layoutDepth -= 1 }
    guard root.state.layoutDepth <= LayoutLimits.layoutDepth else { return root.solveLayout() }
    for _ in 0..<LayoutLimits.layoutRounds {
      root.updateConstraintsIfNeeded()
      root.solveLayout()
      let waiting = root.takeWaitingViews()
      if waiting.isEmpty { return }
      for view in waiting { view.callLayoutSubviews() }
    }
  }

  /// Gives views their frames, and marks those that have to know.
  private func solveLayout() {
    switch layoutEngine.layOut() {
    case .nothing: return
    case .everything:
      for view in subtree { (view.state.needsLayout, view.state.isWaiting) = (true, true) }
      announceInsets()
    case .views(let views):
      for view in views { view.setNeedsLayout() }
      if layoutEngine.hasReachingInsets { announceInsets() }
    }
  }

  private func callLayoutSubviews() {
    state.needsLayout = false
    owningController?.viewWillLayoutSubviews()
    layoutSubviews()
    owningController?.viewDidLayoutSubviews()
  }

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

  /// The view and those in it that have a mark which all views around them have too, each before what it holds, back to front.
  ///
  /// - Complexity: O(*n*) in the subviews of those that have it.
  private func views(where isMarked: (View) -> Bool) -> [View] {
    var views: [View] = []
    var pending = isMarked(self) ? [self] : []
    while let view = pending.popLast() {
      views.append(view)
      pending.append(contentsOf: view.subviews.reversed().filter(isMarked))
    }
    return views
  }

  /// The views that need layout, in the order in which they are told; none waits any more.
  private func takeWaitingViews() -> [View] {
    let waiting = views { $0.state.isWaiting }
    for view in waiting { view.state.isWaiting = false }
    return waiting.filter { $0.state.needsLayout }
  }

  /// Lays the tree out and says what could not be kept or was left open.
  /// - Complexity: O(v) solver look-ups on top of the layout, v being the number of views.
  public func layOut() -> LayoutResult {
    layoutIfNeeded()
    return root.layoutEngine.result(forSubtreeOf: self)
  }

  /// Whether constraints leave more than one place or size open for the view; false for one that is in no other.
  /// - Complexity: O(1) solver look-ups on top of the layout, in a tree of any size.
  public var hasAmbiguousLayout: Bool {
    layoutIfNeeded()
    return root.layoutEngine.isAmbiguous(self)
  }

  /// Says that something has changed here that can move views: this view's ancestors look again at the next layout.
  func invalidateLayout() { changes.countStructure() }

  /// Says that what is in the tree may have changed here, or what constraints speak of, or which way they run.
  func invalidateTree() {
    changes.countTree()
    invalidateLayout()
  }

  /// Says that the content of the view has another size, or another baseline, and nothing else has changed.
  ///
  /// Views around it may find their own content by looking at it, so they are asked again too.
  func invalidateContent() {
    for index in boxes.indices { boxes[index].contentChanged() }
    changes.countContent()
  }

  /// Counts changes in the subtree that can move something.
  var layoutRevision: Int { changes.revision }
  /// Counts those changes that are more than another size of some view's content.
  var layoutStructure: Int { changes.structure }
  /// Counts those changes after which there may be other views, guides and constraints, or these may speak of other edges.
  var treeChanges: Int { changes.treeChanges }

  /// The solver's view of the tree below this view as it is laid out, made when first asked for.
  var layoutEngine: LayoutEngine {
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: self, conflicts: conflictLog)
    state.engine = engine
    return engine
  }

  /// The solver's view of the tree below this view as it is asked for sizes that fit: neither question undoes what the other found.
  var fittingEngine: LayoutEngine {
    if let engine = state.fittingEngine { return engine }
    let engine = LayoutEngine(root: self, conflicts: conflictLog)
    state.fittingEngine = engine
    return engine
  }

  private var conflictLog: ConflictLog { (state.engine ?? state.fittingEngine)?.conflictLog ?? ConflictLog() }
}

/// Bounds on repeated work, so that layout ends whatever views do.
public enum LayoutLimits {
  /// How often constraints are solved at most until widths and baselines stop changing. Text in one column needs two.
  public static let passes = 12
  /// How often a tree is laid out at most because `layoutSubviews()` changed something.
  public static let layoutRounds = 8
  /// How deep `layoutIfNeeded()` within `layoutSubviews()` calls `layoutSubviews()` in turn, the outermost call included.
  public static let layoutDepth = 2
  /// In trees of at most so many views and guides ambiguous ones are looked for.
  public static let ambiguityViews = 100
}
