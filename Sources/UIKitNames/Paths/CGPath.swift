public import Foundation

/// A record of lines and curves, which is not drawn.
public class CGPath: Hashable {
  final var path = PathElements()

  /// Creates an empty path.
  public init() {}

  init(_ path: PathElements) { self.path = path }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect, transform: CGAffineTransform?) {
    self.init()
    path.appendRect(rect)
    apply(transform)
  }

  /// Creates a path of an ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
    self.init()
    path.appendEllipse(in: rect)
    apply(transform)
  }

  /// Creates a path of a rectangle with round corners, whose width and height are in points.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform?
  ) {
    self.init()
    path.appendRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
    apply(transform)
  }

  /// A Boolean value that indicates whether the path has no steps.
  public var isEmpty: Bool { path.elements.isEmpty }
  /// The end of the last step; zero for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The smallest rectangle that contains all points, with the control points of curves; null for
  /// an empty path.
  public var boundingBox: CGRect { path.boundsOfPoints }
  /// The smallest rectangle that contains the path; null for an empty path.
  public var boundingBoxOfPath: CGRect { path.bounds }

  /// Returns `true` if the filled path contains a point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, usingEvenOdd: rule == .evenOdd)
  }

  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns a transformed copy.
  public func copy(using transform: CGAffineTransform) -> CGPath? { CGPath(path.applying(transform)) }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  fileprivate final func apply(_ transform: CGAffineTransform?) {
    if let transform { path = path.applying(transform) }
  }

  /// Returns `true` for paths of equal steps.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A path to which steps are added.
public final class CGMutablePath: CGPath {
  /// Starts a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.append(.move(point.applying(transform)))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.append(.line(point.applying(transform)))
  }

  /// Adds lines between points, as a subpath.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      let point = point.applying(transform)
      path.append(index == 0 ? .move(point) : .line(point))
    }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.append(PathElement.quadratic(control: control, end: end).applying(transform))
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.append(PathElement.cubic(first: control1, second: control2, end: end).applying(transform))
  }

  /// Adds an arc with angles in radians, as Core Graphics does: where y points up, `clockwise` is
  /// clockwise, and in a view's coordinates it is counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = PathElements()
    if let current = path.currentPoint { arc.append(.move(current.applying(transform.inverted()))) }
    arc.appendArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, isIncreasing: !clockwise)
    let steps = path.currentPoint == nil ? arc.elements : Array(arc.elements.dropFirst())
    path.append(steps.map { $0.applying(transform) })
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(CGPath(rect: rect, transform: transform))
  }

  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(CGPath(ellipseIn: rect, transform: transform))
  }

  /// Adds a rectangle with round corners, whose width and height are in points.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addPath(
      CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform))
  }

  /// Adds the steps of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.applying(transform).elements)
  }

  /// Closes the current subpath.
  public func closeSubpath() { path.append(.close) }
}

/// The rule for the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path winds around it.
  case winding = 0
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd = 1
}

/// The shape of the ends of lines. It does not affect layout.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its end.
  case butt = 0
  /// The line ends with a half circle.
  case round = 1
  /// The line ends half its width later.
  case square = 2
}

/// The shape of the joins of lines. It does not affect layout.
public enum CGLineJoin: Int32, Sendable {
  /// Sharp.
  case miter = 0
  /// Round.
  case round = 1
  /// Cut.
  case bevel = 2
}

extension PathElements {
  /// Returns the transformed path.
  func applying(_ transform: CGAffineTransform) -> PathElements {
    guard !transform.isIdentity else { return self }
    var result = PathElements()
    result.append(elements.map { $0.applying(transform) })
    return result
  }
}
