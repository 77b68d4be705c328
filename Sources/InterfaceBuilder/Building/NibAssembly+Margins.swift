import LayoutCore

extension NibAssembly {
  /// The margins that the file gives a view, and which others count in it.
  mutating func describeMargins(of view: View, _ source: NibView) {
    // A stack has none of its own until some are written (C: constraints to one's margins).
    if view is StackView { view.directionalLayoutMargins = .zero }
    if let margins = source.layoutMargins { view.layoutMargins = margins.bounded }
    if let margins = source.directionalLayoutMargins { view.directionalLayoutMargins = margins.bounded }
    view.preservesSuperviewLayoutMargins = source.preservesSuperviewLayoutMargins
    view.insetsLayoutMarginsFromSafeArea = source.insetsLayoutMarginsFromSafeArea
    if source.followsReadableWidth { readable.insert(source.id) }
  }

  /// The guides that a view has by object id.
  mutating func addGuides(to view: View, _ source: NibView) {
    for guide in source.guides where !guide.id.isEmpty { items[guide.id] = self.guide(guide.key, of: view) }
  }

  /// The safe area stands for a guide that there is none for: the keyboard's, which no cell sees.
  private func guide(_ key: String, of view: View) -> LayoutGuide {
    switch (key, view as? ScrollView) {
    case ("contentLayoutGuide", let scrollView?): scrollView.contentLayoutGuide
    case ("frameLayoutGuide", let scrollView?): scrollView.frameLayoutGuide
    default: view.safeAreaLayoutGuide
    }
  }
}
