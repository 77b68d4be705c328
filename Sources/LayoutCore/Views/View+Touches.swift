public import Foundation

extension View {
  /// A Boolean value that indicates whether the view and its descendants receive touches; true by
  /// default, but false for labels and images, as in UIKit.
  public var isUserInteractionEnabled: Bool {
    get { state.isUserInteractionEnabled ?? takesTouches }
    set { state.isUserInteractionEnabled = newValue }
  }

  /// Returns the view that receives a touch at a point: the deepest one, and the frontmost of
  /// several, or nil if there is none.
  ///
  /// Hidden views and views that receive no touches are skipped with their descendants, and so are
  /// points outside an ancestor (documented). The point is in this view's coordinates.
  ///
  /// - Complexity: O(v) in the number of descendants.
  public func hitTest(_ point: CGPoint) -> View? {
    guard !isHidden, isUserInteractionEnabled, self.point(inside: point) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview)) { return hit }
    }
    return self
  }
}
