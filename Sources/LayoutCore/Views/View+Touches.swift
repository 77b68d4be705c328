public import Foundation

extension View {
  /// Whether a touch reaches the view and what is in it; true at first, false for labels and images, as in UIKit.
  public var isUserInteractionEnabled: Bool {
    get { state.isUserInteractionEnabled ?? takesTouches }
    set { state.isUserInteractionEnabled = newValue }
  }

  /// The view that a touch reaches: the deepest one at a point, the frontmost of several; nil when the touch goes through.
  ///
  /// A view that is hidden or takes no touches is passed over with all that is in it, and so is what lies outside a view around it
  /// (documented). The point is in this view's coordinates.
  /// - Complexity: O(v) in the views that are in this one.
  public func hitTest(_ point: CGPoint) -> View? {
    guard !isHidden, isUserInteractionEnabled, self.point(inside: point) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview)) { return hit }
    }
    return self
  }
}
