/// Who owns a view and is told what happens to it, as a view controller is.
package protocol ViewOwner: AnyObject {
  /// What is added to the view's safe area, in points.
  var additionalSafeAreaInsets: EdgeInsets { get }
  /// The least margins of the view where it has a width; nil when there are none.
  func leastMargins(width: Double) -> DirectionalEdgeInsets?

  /// Does what the view's `updateConstraints()` does for a view without an owner, and calls it.
  func updateViewConstraints()
  /// Called before the view's `layoutSubviews()`.
  func viewWillLayoutSubviews()
  /// Called after the view's `layoutSubviews()`.
  func viewDidLayoutSubviews()
  /// Called when the view's margins have changed.
  func viewLayoutMarginsDidChange()
  /// Called when the view's safe area has changed.
  func viewSafeAreaInsetsDidChange()
  /// Called when the view's traits have changed, with what they were.
  func traitCollectionDidChange(_ previous: TraitCollection?)

  /// Whether the view is in sight.
  var isInSight: Bool { get }
  /// Those it holds whose views come into sight with a view that is put into its own.
  func owners(arrivingWith view: View) -> [any ViewOwner]
  /// Those it holds whose views go out of sight with a view in its own.
  func owners(leavingWith view: View) -> [any ViewOwner]
  /// Says that the view is about to appear, or to disappear.
  func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
  /// Says that the view, which was announced, is in place.
  func endArrival()
  /// Says that what was announced has happened.
  func endAppearanceTransition()
}

extension View {
  /// Whether the view is a controller's.
  package var isOwned: Bool { viewOwner != nil }

  /// The owners of views in `view` that come into sight with it in this one.
  func owners(arrivingWith view: View) -> [any ViewOwner] {
    sequence(first: self, next: \.superview).flatMap { $0.viewOwner?.owners(arrivingWith: view) ?? [] }
  }

  /// The owners of this view and of those in it that go out of sight with it.
  var leavingOwners: [any ViewOwner] {
    let around = sequence(first: self, next: \.superview).dropFirst()
      .flatMap { $0.viewOwner?.owners(leavingWith: self) ?? [] }
    guard let owner = viewOwner, owner.isInSight, !around.contains(where: { $0 === owner }) else { return around }
    return [owner] + around
  }
}
