public import Foundation

/// An object with coordinates of its own, such as a view.
@MainActor @preconcurrency public protocol UICoordinateSpace: AnyObject {
  /// The coordinates.
  var bounds: CGRect { get }
  /// Converts a point to the coordinates of another object.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from the coordinates of another object.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to the coordinates of another object.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from the coordinates of another object.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// An object that is no view, such as a screen, has the coordinates of the outermost view. The
// methods are not optimized, because the compiler (6.3.1) crashes when it specializes them.
extension UIView: UICoordinateSpace {
  /// Converts a point in the view's coordinates to those of another object.
  @_optimize(none) public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }
  /// Converts a point in another object's coordinates to those of this view.
  @_optimize(none) public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }
  /// Converts a rectangle in the view's coordinates to those of another object.
  @_optimize(none) public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }
  /// Converts a rectangle in another object's coordinates to those of this view.
  @_optimize(none) public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }
}
