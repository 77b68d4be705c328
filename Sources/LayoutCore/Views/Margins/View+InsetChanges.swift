import Foundation

extension View {
  /// Notifies all descendants whose safe area or margins changed since the last notification, from
  /// the outside in.
  ///
  /// Insets depend on positions, so this follows a layout. It does not descend below views without
  /// a safe area, except into views that preserve margins.
  func announceInsets() {
    var finder = MarginFinder.asLaidOut
    finder.memory = InsetMemory()
    let views = subtree
    let isAdded = views.contains(where: \.hasAdditionalSafeArea)
    if isAdded || root.state.rootSafeArea != .zero || state.knownSafeArea != .zero {
      announceSafeArea(finder, everywhere: isAdded)
    }
    for view in views where view.state.preservesSuperviewMargins { view.announceInsets(finder, follows: false) }
  }

  private func announceSafeArea(_ finder: MarginFinder, everywhere: Bool) {
    var pending = [self]
    while let view = pending.popLast() {
      let known = view.state.knownSafeArea
      view.announceInsets(finder, follows: true)
      guard everywhere || known != .zero || view.state.knownSafeArea != .zero else { continue }
      pending.append(contentsOf: view.subviews.reversed())
    }
  }

  /// A Boolean value that indicates whether the view's controller adds to its safe area.
  var hasAdditionalSafeArea: Bool { (viewOwner?.additionalSafeAreaInsets ?? .zero) != .zero }

  /// A Boolean value that indicates whether a safe area may extend into the view's content.
  package var isWithinSafeArea: Bool {
    sequence(first: self, next: \.superview).contains { $0.hasAdditionalSafeArea || $0.state.rootSafeArea != .zero }
  }

  private func announceInsets(_ finder: MarginFinder, follows: Bool) {
    let safeArea = follows ? finder.safeArea(of: self) : state.knownSafeArea
    let isSafeAreaNews = safeArea != state.knownSafeArea
    if isSafeAreaNews {
      state.knownSafeArea = safeArea
      tell(finder) { $0.safeAreaInsetsDidChange() }
    }
    let margins = finder.margins(of: self)
    guard margins != state.knownMargins else { return }
    let isNews = state.knownMargins != nil || (isSafeAreaNews && state.addsSafeAreaToMargins)
    state.knownMargins = margins
    if isNews { tell(finder) { $0.layoutMarginsDidChange() } }
  }

  /// Notifies the view. Its changes may move insets.
  private func tell(_ finder: MarginFinder, _ news: (View) -> Void) {
    let revision = root.layoutRevision
    news(self)
    if root.layoutRevision != revision { finder.memory?.forget() }
  }

  /// Stores the margins of the last notification.
  func noteMargins() {
    guard state.knownMargins != nil else { return }
    state.knownMargins = layoutMargins
  }
}
