internal import FontMetrics

/// The stages of a view's appearance on screen.
enum AppearanceState { case disappeared, appearing, appeared, disappearing }

extension ViewController {
  /// Announces that the view is about to appear or disappear, also to the children whose views are
  /// in this view.
  ///
  /// Announcing the current state has no effect.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != isShownOrAppearing else { return }
    if isAppearing {
      loadViewIfNeeded()
      appearance = .appearing
      viewWillAppear(animated)
    } else {
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    for child in shownChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` announced: an appearing
  /// view is in place, is laid out and is shown.
  public func endAppearanceTransition() { endAppearanceTransition(animated: false) }

  /// Ends the transition, with the value that subclasses are notified with.
  package func endAppearanceTransition(animated: Bool) {
    switch appearance {
    case .appearing:
      appearOnPlace(animated: animated)
      view.layoutIfNeeded()
      announceAppearance(animated: animated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(animated)
      for child in shownChildren { child.endAppearanceTransition(animated: animated) }
    case .appeared, .disappeared: return
    }
  }

  /// A Boolean value that indicates whether the view is about to appear or has appeared.
  package var isShownOrAppearing: Bool { appearance == .appearing || appearance == .appeared }

  private func appearOnPlace(animated: Bool) {
    viewIsAppearing(animated)
    for child in shownChildren where child.appearance == .appearing { child.appearOnPlace(animated: animated) }
  }

  private func announceAppearance(animated: Bool) {
    appearance = .appeared
    viewDidAppear(animated)
    for child in shownChildren where child.appearance == .appearing { child.announceAppearance(animated: animated) }
  }

  /// The children whose views are in this controller's view.
  private var shownChildren: [ViewController] {
    guard forwardsAppearance, let own = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: own) ?? false }
  }

  /// A Boolean value that indicates whether the view is visible.
  package var isInSight: Bool { appearance == .appeared }

  /// Returns the children whose views are in `view`, appear with it and have not been notified.
  package func owners(arrivingWith view: View) -> [any ViewOwner] {
    guard appearance == .appeared || appearance == .appearing else { return [] }
    return children(in: view) { $0 == .disappeared }
  }

  /// Returns the children whose views are in `view` and disappear with it.
  package func owners(leavingWith view: View) -> [any ViewOwner] {
    isInSight ? children(in: view) { $0 == .appeared } : []
  }

  private func children(in view: View, where isMeant: (AppearanceState) -> Bool) -> [any ViewOwner] {
    guard forwardsAppearance else { return [] }
    return children.filter { isMeant($0.appearance) && ($0.viewIfLoaded?.isDescendant(of: view) ?? false) }
  }

  /// Completes the announced appearance; a controller that is itself about to appear completes it
  /// later.
  package func endArrival() {
    guard appearance == .appearing, parent?.appearance == .appeared else { return }
    appearOnPlace(animated: false)
    announceAppearance(animated: false)
  }

  func stopWithoutView() -> Never {
    stopAsUIKit("-[UIViewController loadView] returned without setting a view: set view, or call super.")
  }
}
