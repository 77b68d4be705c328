public import Foundation

extension View {
  /// A point of this view's coordinates in those of another, or of the outermost view when there is
  /// none given.
  ///
  /// Coordinates are those of `bounds`, so a view whose bounds do not start at (0, 0) moves its
  /// contents. The other view is in the same tree; the outermost views of two trees count as being
  /// at the same place.
  /// - Complexity: O(depth).
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    let common = view.flatMap(nearestCommonAncestor(with:)) ?? nil
    let (up, down) = (offset(in: common), view?.offset(in: common) ?? .zero)
    return CGPoint(x: point.x + up.x - down.x, y: point.y + up.y - down.y)
  }

  /// A point of another view's coordinates, or of the outermost view's when there is none given, in
  /// this view's.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    guard let view else {
      let own = offset(in: nil)
      return CGPoint(x: point.x - own.x, y: point.y - own.y)
    }
    return view.convert(point, to: self)
  }

  /// A rectangle of this view's coordinates in those of another, or of the outermost view when
  /// there is none given.
  public func convert(_ rectangle: CGRect, to view: View?) -> CGRect {
    CGRect(origin: convert(rectangle.origin, to: view), size: rectangle.size)
  }

  /// A rectangle of another view's coordinates, or of the outermost view's when there is none
  /// given, in this view's.
  public func convert(_ rectangle: CGRect, from view: View?) -> CGRect {
    CGRect(origin: convert(rectangle.origin, from: view), size: rectangle.size)
  }

  /// Returns the position of this view's origin in the coordinates of an ancestor or the outermost
  /// view.
  private func offset(in ancestor: View?) -> CGPoint {
    var offset = CGPoint.zero
    var view = self
    while view !== ancestor, let superview = view.superview {
      offset.x += view.state.frame.minX - view.state.bounds.minX
      offset.y += view.state.frame.minY - view.state.bounds.minY
      view = superview
    }
    return offset
  }
}
