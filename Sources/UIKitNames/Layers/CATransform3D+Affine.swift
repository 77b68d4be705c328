// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the matrix in space of a matrix in the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var matrix = CATransform3DIdentity
  (matrix.m11, matrix.m12, matrix.m21, matrix.m22) = (m.a, m.b, m.c, m.d)
  (matrix.m41, matrix.m42) = (m.tx, m.ty)
  return matrix
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns `true` if a matrix in space is one in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)) == t
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the part of a matrix in space that is in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension CALayer {
  /// Returns the part of the transform that is in the plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets the transform. It is recorded and does not affect layout.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
}
