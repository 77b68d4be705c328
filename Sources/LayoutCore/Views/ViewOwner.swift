/// The owner of a view, such as a view controller, which is notified of the view's events.
package protocol ViewOwner: AnyObject {
  /// The insets to add to the view's safe area, in points.
  var additionalSafeAreaInsets: EdgeInsets { get }
  /// Returns the minimum margins of the view at a width, or nil if there are none.
  func leastMargins(width: Double) -> DirectionalEdgeInsets?

  /// Updates the view's constraints instead of its `updateConstraints()`, which it calls.
  func updateViewConstraints()
  /// Called before the view's `layoutSubviews()`.
  func viewWillLayoutSubviews()
  /// Called after the view's `layoutSubviews()`.
  func viewDidLayoutSubviews()
  /// Called after the view's margins changed.
  func viewLayoutMarginsDidChange()
  /// Called after the view's safe area changed.
  func viewSafeAreaInsetsDidChange()
  /// Called after the view's traits changed, with the previous traits.
  func traitCollectionDidChange(_ previous: TraitCollection?)

  /// A Boolean value that indicates whether the view is visible.
  var isInSight: Bool { get }
  /// Returns the children whose views appear when a view is added to this owner's view.
  func owners(arrivingWith view: View) -> [any ViewOwner]
  /// Returns the children whose views disappear when a view is removed from this owner's view.
  func owners(leavingWith view: View) -> [any ViewOwner]
  /// Announces that the view is about to appear or disappear.
  func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
  /// Completes the announced appearance of a view that is in place.
  func endArrival()
  /// Ends the announced transition.
  func endAppearanceTransition()
}

extension View {
  /// A Boolean value that indicates whether the view has an owner.
  package var isOwned: Bool { viewOwner != nil }

  /// Returns the owners of views in `view` that appear with it in this view.
  func owners(arrivingWith view: View) -> [any ViewOwner] {
    sequence(first: self, next: \.superview).flatMap { $0.viewOwner?.owners(arrivingWith: view) ?? [] }
  }

  /// The owners of this view and its descendants that disappear with it.
  var leavingOwners: [any ViewOwner] {
    let around = sequence(first: self, next: \.superview).dropFirst()
      .flatMap { $0.viewOwner?.owners(leavingWith: self) ?? [] }
    guard let owner = viewOwner, owner.isInSight, !around.contains(where: { $0 === owner }) else { return around }
    return [owner] + around
  }
}
