extension View {
  /// Calls `updateConstraints()` on every view that needs it, innermost first.
  ///
  /// A view may ask for it while another's are updated, as a stack view does that its superview
  /// gives another axis: then it comes next, for at most `LayoutLimits.layoutRounds` rounds.
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
    if let viewOwner {
      viewOwner.updateViewConstraints()
    } else if let askedFacade {
      askedFacade.callUpdateConstraints()
    } else {
      updateConstraints()
    }
  }

  /// The views whose constraints want to be updated, innermost first; none waits for that any more.
  private func takeConstraintsWaiting() -> [View] {
    let waiting = views { $0.state.isConstraintUpdateWaiting }
    for view in waiting { view.state.isConstraintUpdateWaiting = false }
    return waiting.reversed().filter { $0.state.needsConstraintUpdate }
  }

  /// Lays out the view's entire hierarchy, if anything changed since the last layout.
  ///
  /// The outermost view keeps its size, unless `translatesAutoresizingMaskIntoConstraints` is
  /// false; constraints then determine its size, as close to zero as they allow. All descendants
  /// get their frames. It may be called within `layoutSubviews()`: frames are current afterward,
  /// and beyond `LayoutLimits.layoutDepth` the views are notified later.
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
    viewOwner?.viewWillLayoutSubviews()
    if let askedFacade { askedFacade.callLayoutSubviews() } else { layoutSubviews() }
    viewOwner?.viewDidLayoutSubviews()
  }

  /// The view and those in it that have a mark which all views around them have too, each before
  /// what it holds, back to front.
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

  /// Returns the views that need layout, in the order of notification, and resets the list.
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

  /// A Boolean value that indicates whether constraints leave more than one frame possible; false
  /// for a view without a superview.
  ///
  /// - Complexity: O(1) lookups in the solver in addition to the layout.
  public var hasAmbiguousLayout: Bool {
    layoutIfNeeded()
    return root.layoutEngine.isAmbiguous(self)
  }
}
