public import Foundation

/// A matrix that transforms points in space. Transforms are recorded and do not affect layout.
public struct CATransform3D: Hashable, Sendable {
  /// Row 1, column 1.
  public var m11: CGFloat = 1
  /// Row 1, column 2.
  public var m12: CGFloat = 0
  /// Row 1, column 3.
  public var m13: CGFloat = 0
  /// Row 1, column 4.
  public var m14: CGFloat = 0
  /// Row 2, column 1.
  public var m21: CGFloat = 0
  /// Row 2, column 2.
  public var m22: CGFloat = 1
  /// Row 2, column 3.
  public var m23: CGFloat = 0
  /// Row 2, column 4.
  public var m24: CGFloat = 0
  /// Row 3, column 1.
  public var m31: CGFloat = 0
  /// Row 3, column 2.
  public var m32: CGFloat = 0
  /// Row 3, column 3.
  public var m33: CGFloat = 1
  /// Row 3, column 4, which gives perspective.
  public var m34: CGFloat = 0
  /// Row 4, column 1: the distance along the x axis.
  public var m41: CGFloat = 0
  /// Row 4, column 2: the distance along the y axis.
  public var m42: CGFloat = 0
  /// Row 4, column 3: the distance along the z axis.
  public var m43: CGFloat = 0
  /// Row 4, column 4.
  public var m44: CGFloat = 1

  /// Creates a matrix that changes nothing.
  public init() {}

  /// The rows of the matrix.
  fileprivate var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  fileprivate init(rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A matrix that changes nothing.
public let CATransform3DIdentity = CATransform3D()

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns `true` if a matrix changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns `true` if two matrices are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a matrix that moves by a distance, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var matrix = CATransform3DIdentity
  (matrix.m41, matrix.m42, matrix.m43) = (tx, ty, tz)
  return matrix
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a matrix that scales.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var matrix = CATransform3DIdentity
  (matrix.m11, matrix.m22, matrix.m33) = (sx, sy, sz)
  return matrix
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a matrix that rotates by an angle, in radians, about an axis; the identity if the axis
/// has no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  return CATransform3D(rows: [
    [c + x * x * (1 - c), x * y * (1 - c) + z * s, x * z * (1 - c) - y * s, 0],
    [x * y * (1 - c) - z * s, c + y * y * (1 - c), y * z * (1 - c) + x * s, 0],
    [x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c), 0],
    [0, 0, 0, 1],
  ])
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the matrix that first applies `a`, and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (first, second) = (a.rows, b.rows)
  return CATransform3D(
    rows: first.map { row in
      (0..<4).map { column in zip(row, second).reduce(0) { $0 + $1.0 * $1.1[column] } }
    })
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a matrix that first moves by a distance, in points, and then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a matrix that first scales, and then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a matrix that first rotates by an angle, in radians, about an axis, and then applies
/// `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}
