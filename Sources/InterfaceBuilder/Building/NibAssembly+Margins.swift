import LayoutCore

extension NibAssembly {
  /// Applies the margins in the file to a view, and the margins that it inherits.
  mutating func describeMargins(of view: View, _ source: NibView) {
    // A stack has none of its own until some are written (C: constraints to one's margins).
    if view is StackView { view.directionalLayoutMargins = .zero }
    if let margins = source.layoutMargins { view.layoutMargins = margins.bounded }
    if let margins = source.directionalLayoutMargins { view.directionalLayoutMargins = margins.bounded }
    view.preservesSuperviewLayoutMargins = source.preservesSuperviewLayoutMargins
    view.insetsLayoutMarginsFromSafeArea = source.insetsLayoutMarginsFromSafeArea
    if source.followsReadableWidth { readable.insert(source.id) }
  }

  /// Adds the layout guides of a view, by object ID.
  mutating func addGuides(to view: View, _ source: NibView) {
    for guide in source.guides where !guide.id.isEmpty { items[guide.id] = self.guide(guide.key, of: view) }
  }

  /// Returns a guide of a view. The keyboard guide, which does not affect cells, is replaced with
  /// the safe area.
  private func guide(_ key: String, of view: View) -> LayoutGuide {
    switch (key, view as? ScrollView) {
    case ("contentLayoutGuide", let scrollView?): scrollView.contentLayoutGuide
    case ("frameLayoutGuide", let scrollView?): scrollView.frameLayoutGuide
    default: view.safeAreaLayoutGuide
    }
  }
}
