public import Foundation

extension CALayer {
  /// Converts a point in another layer's coordinates, or the outermost one's, to those of this
  /// layer. Transforms are ignored.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let (own, other) = (origin, l?.origin ?? .zero)
    return CGPoint(x: p.x + other.x - own.x, y: p.y + other.y - own.y)
  }
  /// Converts a point in the layer's coordinates to those of another layer, or of the outermost
  /// one.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let (own, other) = (origin, l?.origin ?? .zero)
    return CGPoint(x: p.x + own.x - other.x, y: p.y + own.y - other.y)
  }
  /// Converts a rectangle in another layer's coordinates, or the outermost one's, to those of this
  /// layer.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }
  /// Converts a rectangle in the layer's coordinates to those of another layer, or of the outermost
  /// one.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }

  /// Returns the deepest layer at a point in the coordinates of the superlayer, or nil.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    let inside = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    guard !isHidden, contains(inside) else { return nil }
    for layer in (sublayers ?? []).reversed() { if let hit = layer.hitTest(inside) { return hit } }
    return self
  }

  /// The place of the point (0, 0) in the outermost layer or view.
  private var origin: CGPoint {
    if let strutView { return strutView.convert(CGPoint.zero, to: nil) }
    let outer = superlayer?.origin ?? .zero
    return CGPoint(x: outer.x + frame.minX - bounds.minX, y: outer.y + frame.minY - bounds.minY)
  }
}
