internal import FontMetrics

/// How far a controller's view has come into sight.
enum AppearanceState { case disappeared, appearing, appeared, disappearing }

extension ViewController {
  /// Says that the view is about to appear, or to disappear. Children whose views are in this one's are told too.
  ///
  /// Saying what is so already does nothing.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let isShown = appearance == .appearing || appearance == .appeared
    guard isAppearing != isShown else { return }
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

  /// Says that what ``beginAppearanceTransition(_:animated:)`` announced has happened: an appearing view is in place, gets its
  /// layout, and is shown.
  public func endAppearanceTransition() { endAppearanceTransition(animated: false) }

  func endAppearanceTransition(animated: Bool) {
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

  private func appearOnPlace(animated: Bool) {
    viewIsAppearing(animated)
    for child in shownChildren where child.appearance == .appearing { child.appearOnPlace(animated: animated) }
  }

  private func announceAppearance(animated: Bool) {
    appearance = .appeared
    viewDidAppear(animated)
    for child in shownChildren where child.appearance == .appearing { child.announceAppearance(animated: animated) }
  }

  /// The children whose views are in this one's.
  private var shownChildren: [ViewController] {
    guard let own = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: own) ?? false }
  }

  /// Whether the view is in sight.
  package var isInSight: Bool { appearance == .appeared }

  /// The children whose views are in `view` and come into sight with it, and were not told yet.
  package func owners(arrivingWith view: View) -> [any ViewOwner] {
    guard appearance == .appeared || appearance == .appearing else { return [] }
    return children(in: view) { $0 == .disappeared }
  }

  /// The children whose views are in `view` and go out of sight with it.
  package func owners(leavingWith view: View) -> [any ViewOwner] {
    isInSight ? children(in: view) { $0 == .appeared } : []
  }

  private func children(in view: View, where isMeant: (AppearanceState) -> Bool) -> [any ViewOwner] {
    children.filter { isMeant($0.appearance) && ($0.viewIfLoaded?.isDescendant(of: view) ?? false) }
  }

  /// Says that the view, which was announced, is in place; a controller that is about to appear itself says the rest.
  package func endArrival() {
    guard appearance == .appearing, parent?.appearance == .appeared else { return }
    appearOnPlace(animated: false)
    announceAppearance(animated: false)
  }

  func stopWithoutView() -> Never {
    stopAsUIKit("-[UIViewController loadView] returned without setting a view: set view, or call super.")
  }
}
