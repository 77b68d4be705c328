import Foundation

extension View {
  /// Tells every view in this one whose safe area or margins have changed since it was last told, from the outside in.
  ///
  /// What reaches in depends on where views are, so this follows a layout. Views that no safe area reaches and that preserve no
  /// margins cost one look.
  func announceInsets() {
    let finder = MarginFinder(frame: { $0.frameByEdges })
    let views = subtree
    let mayHaveSafeArea = root.state.rootSafeArea != .zero || views.contains(where: \.hasAdditionalSafeArea)
    for view in views {
      let follows = mayHaveSafeArea || view.state.knownSafeArea != .zero
      guard follows || view.state.preservesSuperviewMargins else { continue }
      view.announceInsets(finder, follows: follows)
    }
  }

  /// Whether the view's controller adds to its safe area.
  var hasAdditionalSafeArea: Bool { (state.controller?.additionalSafeAreaInsets ?? .zero) != .zero }

  private func announceInsets(_ finder: MarginFinder, follows: Bool) {
    let safeArea = follows ? finder.safeArea(of: self) : state.knownSafeArea
    let isSafeAreaNews = safeArea != state.knownSafeArea
    if isSafeAreaNews {
      state.knownSafeArea = safeArea
      safeAreaInsetsDidChange()
    }
    let margins = finder.margins(of: self)
    guard margins != state.knownMargins else { return }
    let isNews = state.knownMargins != nil || (isSafeAreaNews && state.addsSafeAreaToMargins)
    state.knownMargins = margins
    if isNews { layoutMarginsDidChange() }
  }

  /// Notes the margins a view was just told of.
  func noteMargins() {
    guard state.knownMargins != nil else { return }
    state.knownMargins = layoutMargins
  }
}
