internal import LayoutCore

extension UIView {
  /// Notifies the view and its descendants of a window to come, if it is another one.
  func announceWindow(_ window: UIWindow?) {
    guard window !== knownWindow else { return }
    for view in representedSubtree where view.knownWindow !== window { view.willMove(toWindow: window) }
  }

  /// Notifies the view and its descendants of their window, if it is another one.
  func windowChanged() {
    let window = window
    guard window !== knownWindow else { return }
    for view in representedSubtree where view.knownWindow !== window {
      view.knownWindow = window
      view.didMoveToWindow()
    }
  }

  /// The view and those of its descendants that have an object, each before its subviews.
  private var representedSubtree: [UIView] { strutView.subtree.compactMap { $0.facade as? UIView } }
}
