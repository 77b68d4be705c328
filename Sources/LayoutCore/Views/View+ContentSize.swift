internal import FontMetrics
import Foundation

extension View {
  /// Returns the priority against growing beyond the content: 250 by default, 750 for some controls
  /// (Facts.md#controls).
  public func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority { state.hugging[axis.rawValue] }

  /// Sets how strongly the view resists being larger than its content; stops when the priority is
  /// out of range.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    guard priority.isInRange else {
      stopAsUIKit("A priority must be greater than 0 and at most 1000, not \(priority.rawValue)")
    }
    var hugging = state.hugging
    hugging[axis.rawValue] = priority
    state.hugging = hugging
    invalidateLayout()
  }

  /// Returns the priority against shrinking below the content: 750 by default.
  public func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    state.compression[axis.rawValue]
  }

  /// Sets how strongly the view resists being smaller than its content; stops when the priority is
  /// out of range.
  public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    guard priority.isInRange else {
      stopAsUIKit("A priority must be greater than 0 and at most 1000, not \(priority.rawValue)")
    }
    var compression = state.compression
    compression[axis.rawValue] = priority
    state.compression = compression
    invalidateLayout()
    lengthMayBeKept()
  }

  /// Returns the size of the content wrapped at a width, or nil during a nested request.
  ///
  /// The view has the width only during the request, because views that it measures meanwhile have
  /// their own widths. A view that computes its size by fitting itself has no other intrinsic size
  /// meanwhile.
  final func intrinsicSize(wrappedAt width: Double?) -> CGSize? {
    guard !state.isAskedForContent else { return nil }
    state.isAskedForContent = true
    state.wrapWidth = width
    let size = askedContentSize
    state.isAskedForContent = false
    state.wrapWidth = nil
    return size
  }

  /// The view that lends this one its first baseline, followed to the end.
  package var firstBaselineView: View { followed(\.askedFirstBaselineView) }
  /// The view that lends this one its last baseline, followed to the end.
  package var lastBaselineView: View { followed(\.askedLastBaselineView) }

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
