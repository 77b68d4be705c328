internal import FontMetrics

extension View {
  /// Puts a view in front of the others in this one, taking it out of where it was.
  ///
  /// Stops when the view is this one or holds it.
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Puts a view in at a place, 0 being the back. A place too large is the front.
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
    view.willMove(toSuperview: self)
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
    view.didMoveToSuperview()
    for owner in arriving { owner.endArrival() }
  }

  /// Puts a view in just behind another of this view's; at the front when that is not one.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    insertSubview(view, at: index(of: sibling, butFor: view) ?? subviews.count)
  }

  /// Puts a view in just in front of another of this view's; at the front when that is not one.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    insertSubview(view, at: index(of: sibling, butFor: view).map { $0 + 1 } ?? subviews.count)
  }

  /// Puts one of this view's views in front of the others.
  public func bringSubviewToFront(_ view: View) { if view.superview === self { addSubview(view) } }

  /// Puts one of this view's views behind the others.
  public func sendSubviewToBack(_ view: View) { if view.superview === self { insertSubview(view, at: 0) } }

  /// Lets two of this view's views change places; places it does not have are left alone.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
    invalidateTree()
  }

  private func index(of sibling: View, butFor view: View) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  /// Takes the view out of its superview. Constraints that its ancestors held for it go, and do not come back.
  public func removeFromSuperview() {
    guard superview != nil else { return }
    let leaving = leavingOwners
    for owner in leaving { owner.beginAppearanceTransition(false, animated: false) }
    willMove(toSuperview: nil)
    detach()
    didMoveToSuperview()
    for owner in leaving { owner.endAppearanceTransition() }
  }

  private func detach() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    releaseConstraintsAround()
    superview.subviews.removeAll { $0 === self }
    superview.invalidateTree()
    self.superview = nil
  }

  /// Lets the constraints go that views around this one hold for it, or for what is in it.
  ///
  /// - Complexity: O(*n*) in the views in this one and in the constraints that those around it hold.
  private func releaseConstraintsAround() {
    let leaving = subtree
    for view in leaving { view.state.isLeaving = true }
    for view in sequence(first: self, next: \.superview).dropFirst() {
      view.release(view.heldConstraints.filter { $0.first.isLeaving || $0.second.isLeaving })
    }
    for view in leaving { view.state.isLeaving = false }
  }

  /// Whether the view is `other`, or inside it.
  public func isDescendant(of other: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }

  /// The first view with a number, this one or one in it, searched as ``subtree`` is ordered; nil when there is none.
  /// - Complexity: O(n) in the number of views.
  public func viewWithTag(_ tag: Int) -> View? { subtree.first { $0.tag == tag } }

  /// The innermost view that both are, or are in.
  func nearestCommonAncestor(with other: View) -> View? {
    var view: View? = self
    while let current = view {
      if other.isDescendant(of: current) { return current }
      view = current.superview
    }
    return nil
  }

  /// The outermost view of the tree.
  public var root: View {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The view and everything in it, each before what it holds, back to front.
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

  /// The innermost view of the given name, searched as `subtree` is ordered.
  public func descendant(named name: String) -> View? { subtree.first { $0.accessibilityIdentifier == name } }
}
