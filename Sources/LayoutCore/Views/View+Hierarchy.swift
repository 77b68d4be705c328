internal import FontMetrics

extension View {
  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  ///
  /// Stops the program if the view is this one or one of its ancestors.
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Inserts a subview at an index, where 0 is the back. An index beyond the end means the front.
  public func insertSubview(_ view: View, at index: Int) {
    guard !isDescendant(of: view) else {
      stopAsUIKit("Can't add \(view.displayName) as a subview of itself or of its own subviews")
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(0, index), subviews.count))
      return invalidateTree()
    }
    let arriving = owners(arrivingWith: view)
    for owner in arriving { owner.beginAppearanceTransition(true, animated: false) }
    view.announceMove(to: self)
    view.detach()
    let previous = view.state.traits
    view.superview = self
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.updatePlacement()
    view.resolveTraits(previous: previous)
    if view.state.isWaiting { markWaiting() }
    if view.state.isConstraintUpdateWaiting { markConstraintsWaiting() }
    invalidateTree()
    didAddSubview(view)
    toldFacade?.callDidAddSubview(view)
    view.announceArrival()
    for owner in arriving { owner.endArrival() }
  }

  /// Inserts a subview behind another one, or at the front if that is not a subview.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    insertSubview(view, at: index(of: sibling, butFor: view) ?? subviews.count)
  }

  /// Inserts a subview in front of another one, or at the front if that is not a subview.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    insertSubview(view, at: index(of: sibling, butFor: view).map { $0 + 1 } ?? subviews.count)
  }

  /// Moves a subview to the front.
  public func bringSubviewToFront(_ view: View) { if view.superview === self { addSubview(view) } }

  /// Moves a subview to the back.
  public func sendSubviewToBack(_ view: View) { if view.superview === self { insertSubview(view, at: 0) } }

  /// Exchanges two subviews. Invalid indices are ignored.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
    invalidateTree()
  }

  private func index(of sibling: View, butFor view: View) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  /// Removes the view from its superview. Constraints that its ancestors hold for it are removed.
  public func removeFromSuperview() {
    guard superview != nil else { return }
    let leaving = leavingOwners
    for owner in leaving { owner.beginAppearanceTransition(false, animated: false) }
    // A facade that only its view holds must outlive the move.
    let facade = facade
    announceMove(to: nil)
    detach()
    announceArrival()
    withExtendedLifetime(facade) {}
    for owner in leaving { owner.endAppearanceTransition() }
  }

  private func announceMove(to superview: View?) {
    willMove(toSuperview: superview)
    toldFacade?.callWillMove(toSuperview: superview)
  }

  private func announceArrival() {
    didMoveToSuperview()
    toldFacade?.callDidMoveToSuperview()
  }

  private func detach() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    superview.toldFacade?.callWillRemoveSubview(self)
    releaseConstraintsAround()
    superview.subviews.removeAll { $0 === self }
    superview.invalidateTree()
    self.superview = nil
  }

  /// Releases the constraints that ancestors hold for this view or its descendants.
  ///
  /// - Complexity: O(*n*) in the descendants and in the constraints of the ancestors.
  private func releaseConstraintsAround() {
    let leaving = subtree
    for view in leaving { view.state.isLeaving = true }
    for view in sequence(first: self, next: \.superview).dropFirst() {
      view.release(view.heldConstraints.filter { $0.first.isLeaving || $0.second.isLeaving })
    }
    for view in leaving { view.state.isLeaving = false }
  }

  /// Returns `true` if the view is `other` or one of its descendants.
  public func isDescendant(of other: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }

  /// Returns the first view with a tag among this view and its descendants, in the order of
  /// ``subtree``, or nil if there is none.
  ///
  /// - Complexity: O(n) in the number of views.
  public func viewWithTag(_ tag: Int) -> View? { subtree.first { $0.tag == tag } }

  /// Returns the nearest common ancestor of both views, which may be one of them.
  func nearestCommonAncestor(with other: View) -> View? {
    var view: View? = self
    while let current = view {
      if other.isDescendant(of: current) { return current }
      view = current.superview
    }
    return nil
  }

  /// The outermost view of the hierarchy.
  public var root: View {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The view and all its descendants, each before its subviews, from back to front.
  ///
  /// - Complexity: O(n) in the number of views.
  public var subtree: [View] {
    var views: [View] = []
    var pending = [self]
    while let view = pending.popLast() {
      views.append(view)
      pending.append(contentsOf: view.subviews.reversed())
    }
    return views
  }

  /// Returns the first view with a name, in the order of ``subtree``.
  public func descendant(named name: String) -> View? { subtree.first { $0.accessibilityIdentifier == name } }
}
