extension View {
  /// Asks for layout. Nothing moves until ``layoutIfNeeded()``.
  public func setNeedsLayout() { state.needsLayout = true }

  /// Asks for `updateConstraints()` to be called before the next layout.
  public func setNeedsUpdateConstraints() {
    state.needsConstraintUpdate = true
    invalidateLayout()
  }

  /// Calls `updateConstraints()` on every view that asked for it, innermost first.
  public func updateConstraintsIfNeeded() {
    for view in subtree.reversed() where view.state.needsConstraintUpdate {
      view.state.needsConstraintUpdate = false
      if let controller = view.state.controller { controller.updateViewConstraints() } else { view.updateConstraints() }
    }
  }

  /// Lays the whole tree out that the view is in, if anything has changed since it was.
  ///
  /// The outermost view keeps its size; everything in it gets its frame. Within `layoutSubviews()` it may be called again:
  /// frames are current after it, and deeper than ``LayoutLimits/layoutDepth`` the views are told later.
  public func layoutIfNeeded() {
    let root = self.root
    root.state.layoutDepth += 1
    defer { root.state.layoutDepth -= 1 }
    guard root.state.layoutDepth <= LayoutLimits.layoutDepth else {
      if root.layoutEngine.layOut() { root.subtree.forEach { $0.setNeedsLayout() } }
      return
    }
    for _ in 0..<LayoutLimits.layoutRounds {
      root.updateConstraintsIfNeeded()
      let isSolved = root.layoutEngine.layOut()
      let waiting = root.subtree.filter { isSolved || $0.state.needsLayout }
      if waiting.isEmpty { return }
      for view in waiting {
        view.state.needsLayout = false
        view.state.controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view.state.controller?.viewDidLayoutSubviews()
      }
    }
  }

  /// Lays the tree out and says what could not be kept or was left open.
  /// - Complexity: O(v) solver look-ups on top of the layout, v being the number of views.
  public func layOut() -> LayoutResult {
    layoutIfNeeded()
    return root.layoutEngine.result(forSubtreeOf: self)
  }

  /// Whether constraints leave more than one place or size open for the view. False in a tree of more than
  /// ``LayoutLimits/ambiguityViews``, where nobody looks.
  public var hasAmbiguousLayout: Bool { layOut().ambiguous.contains { $0 === self } }

  /// Says that something has changed here that can move views: this view's ancestors look again at the next layout.
  func invalidateLayout() {
    for view in sequence(first: self, next: \.superview) { view.state.revision += 1 }
  }

  /// The solver's view of the tree below this view, made when first asked for.
  var layoutEngine: LayoutEngine {
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: self)
    state.engine = engine
    return engine
  }
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
