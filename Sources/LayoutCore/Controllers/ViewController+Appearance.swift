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

  /// The controllers of views in `view` that come into sight with it in `superview`: held by controllers in sight, and not told yet.
  static func arriving(with view: View, in superview: View) -> [ViewController] {
    held(by: superview) { $0 == .appeared || $0 == .appearing }
      .filter { $0.appearance == .disappeared && ($0.viewIfLoaded?.isDescendant(of: view) ?? false) }
  }

  /// The controllers of views in `view` that go out of sight with it: its own, and those held by controllers around it.
  static func leaving(with view: View) -> [ViewController] {
    let around = view.superview.map { held(by: $0) { $0 == .appeared } } ?? []
    let own = view.owningController.map { owner in around.contains { $0 === owner } ? [] : [owner] } ?? []
    return (own + around)
      .filter { $0.appearance == .appeared && ($0.viewIfLoaded?.isDescendant(of: view) ?? false) }
  }

  /// The children of the controllers of a view and those around it that have come into sight so far.
  private static func held(by view: View, _ isShown: (AppearanceState) -> Bool) -> [ViewController] {
    sequence(first: view, next: \.superview).flatMap { view -> [ViewController] in
      guard let controller = view.owningController, isShown(controller.appearance) else { return [] }
      return controller.children
    }
  }

  /// Says that the view, which was announced, is in place; a controller that is about to appear itself says the rest.
  func endArrival() {
    guard appearance == .appearing, parent?.appearance == .appeared else { return }
    appearOnPlace(animated: false)
    announceAppearance(animated: false)
  }

  func stopWithoutView() -> Never {
    stopAsUIKit("-[UIViewController loadView] returned without setting a view: set view, or call super.")
  }
}
