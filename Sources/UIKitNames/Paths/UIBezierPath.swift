public import Foundation

/// A record of lines and curves, which is not drawn.
///
/// Points are in points, and y points down.
open class UIBezierPath: NSObject, NSCopying {
  final var path = PathElements()

  /// The width of lines, in points; 1 by default. It does not change ``bounds``.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of lines. It is recorded and does not affect layout.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the joins of lines. It is recorded and does not affect layout.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of sharp joins. It is recorded and does not affect layout.
  open var miterLimit: CGFloat = 10
  /// The precision of curves. It is recorded and has no effect.
  open var flatness: CGFloat = 0.6
  /// A Boolean value that indicates whether ``contains(_:)`` uses the even-odd rule; false by
  /// default.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() {}

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.appendRect(rect)
  }

  /// Creates a path of an ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.appendEllipse(in: rect)
  }

  /// Creates a path of a rectangle with round corners: quarters of circles with a radius in points.
  /// (UIKit's corners are smoother.)
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a path of a rectangle with some round corners.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    path.appendRoundedRect(rect, radii: cornerRadii, corners: corners)
  }

  /// Creates a path of an arc with angles in radians, from the x axis clockwise.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path with the steps of Core Graphics' class.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path = CGPath.path
  }

  // MARK: Steps

  /// Starts a subpath at a point.
  open func move(to point: CGPoint) { path.append(.move(point)) }

  /// Adds a line.
  open func addLine(to point: CGPoint) { path.append(.line(point)) }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.append(.cubic(first: controlPoint1, second: controlPoint2, end: endPoint))
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.append(.quadratic(control: controlPoint, end: endPoint))
  }

  /// Adds an arc with angles in radians, from the x axis clockwise.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.appendArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, isIncreasing: clockwise)
  }

  /// Closes the current subpath.
  open func close() { path.append(.close) }

  /// Removes all steps.
  open func removeAllPoints() { path = PathElements() }

  /// Adds the steps of another path.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path.elements) }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Returns the path from its end to its start.
  open func reversing() -> UIBezierPath {
    let copy = copied()
    copy.path = path.reversed
    return copy
  }

  // MARK: Properties

  /// Core Graphics' object with the same steps.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
  /// A Boolean value that indicates whether the path has no steps.
  open var isEmpty: Bool { path.elements.isEmpty }
  /// The smallest rectangle that contains the path, without the width of its lines; null for an
  /// empty path.
  open var bounds: CGRect { path.bounds }
  /// The end of the last step; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns `true` if the filled path contains a point.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, usingEvenOdd: usesEvenOddFillRule) }

  // MARK: Drawing

  /// The lengths of dashes and gaps, in points. They are recorded and do not affect layout.
  public final private(set) var lineDash: [CGFloat] = []

  /// Sets the lengths of dashes and gaps, in points. They are recorded and do not affect layout.
  public final func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    lineDash = unsafe pattern.map { unsafe Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
  }

  /// Fills the path. It is not simulated.
  open func fill() { UIKitLog.notSimulated("UIBezierPath.fill()") }
  /// Draws the path's lines. It is not simulated.
  open func stroke() { UIKitLog.notSimulated("UIBezierPath.stroke()") }
  /// Limits drawing to the path. It is not simulated.
  open func addClip() { UIKitLog.notSimulated("UIBezierPath.addClip()") }

  // MARK: Copies

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  private func copied() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: CGPath(path))
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.flatness, copy.usesEvenOddFillRule) = (miterLimit, flatness, usesEvenOddFillRule)
    copy.lineDash = lineDash
    return copy
  }
}
