internal import FontMetrics

extension View {
  /// How strongly the view resists being larger than its content: 250 at first.
  public func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority { state.hugging[axis.rawValue] }

  /// Sets how strongly the view resists being larger than its content; stops when the priority is out of range.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    guard priority.isInRange else {
      stopAsUIKit("A priority is above 0 and at most 1000, not \(priority.rawValue)")
    }
    var hugging = state.hugging
    hugging[axis.rawValue] = priority
    state.hugging = hugging
    invalidateLayout()
  }

  /// How strongly the view resists being smaller than its content: 750 at first.
  public func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    state.compression[axis.rawValue]
  }

  /// Sets how strongly the view resists being smaller than its content; stops when the priority is out of range.
  public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    guard priority.isInRange else {
      stopAsUIKit("A priority is above 0 and at most 1000, not \(priority.rawValue)")
    }
    var compression = state.compression
    compression[axis.rawValue] = priority
    state.compression = compression
    invalidateLayout()
  }

  /// The view that lends this one its first baseline, followed to the end.
  var firstBaselineView: View { followed(\.forFirstBaselineLayout) }
  /// The view that lends this one its last baseline, followed to the end.
  var lastBaselineView: View { followed(\.forLastBaselineLayout) }

  private func followed(_ next: (View) -> View) -> View {
    var view = next(self)
    // As with most views, which need no look at the tree.
    if view === self { return self }
    view = self
    while true {
      let following = next(view)
      guard following !== view, following.isDescendant(of: view) else { return view }
      view = following
    }
  }
}
