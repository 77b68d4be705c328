internal import Foundation

extension PathElements {
  /// The smallest rectangle that contains all points, with the control points of curves.
  var boundsOfPoints: CGRect { CGRect(enclosing: elements.flatMap(\.points)) }

  /// The smallest rectangle that contains the path.
  var bounds: CGRect {
    var points: [CGPoint] = []
    forEachSegment { start, element in
      switch element {
      case .quadratic(let control, let end):
        let first = CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3)
        let second = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        points += Cubic(start: start, first: first, second: second, end: end).extremes
      case .cubic(let first, let second, let end):
        points += Cubic(start: start, first: first, second: second, end: end).extremes
      default: points += element.points
      }
    }
    return CGRect(enclosing: points)
  }

  /// Returns `true` if the filled path contains a point. Curves count as 16 lines each.
  func contains(_ point: CGPoint, usingEvenOdd isEvenOdd: Bool) -> Bool {
    var winding = 0
    func cross(_ a: CGPoint, _ b: CGPoint) {
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x > point.x { winding += b.y > a.y ? 1 : -1 }
    }
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let next):
        cross(last, start)
        (start, last) = (next, next)
      case .line(let next):
        cross(last, next)
        last = next
      case .quadratic(let control, let end):
        let first = CGPoint(x: last.x + (control.x - last.x) * 2 / 3, y: last.y + (control.y - last.y) * 2 / 3)
        let second = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        last = Cubic(start: last, first: first, second: second, end: end).forEachLine(cross)
      case .cubic(let first, let second, let end):
        last = Cubic(start: last, first: first, second: second, end: end).forEachLine(cross)
      case .close:
        cross(last, start)
        last = start
      }
    }
    cross(last, start)
    return isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// The path from its end to its start, one subpath after the other.
  var reversed: PathElements {
    var result = PathElements()
    var subpath: [(start: CGPoint, element: PathElement)] = []
    var isClosed = false
    func flush() {
      guard let last = subpath.last?.element.end else { return }
      result.append(.move(last))
      for (start, element) in subpath.reversed() {
        switch element {
        case .quadratic(let control, _): result.append(.quadratic(control: control, end: start))
        case .cubic(let first, let second, _): result.append(.cubic(first: second, second: first, end: start))
        case .line: result.append(.line(start))
        case .move, .close: break
        }
      }
      if isClosed { result.append(.close) }
      (subpath, isClosed) = ([], false)
    }
    forEachSegment { start, element in
      if case .move = element { flush() }
      if case .close = element { isClosed = true } else { subpath.append((start, element)) }
    }
    flush()
    return result
  }

  /// Calls `body` for each step with the point where it starts.
  private func forEachSegment(_ body: (CGPoint, PathElement) -> Void) {
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      if case .move(let point) = element { (start, last) = (point, point) }
      body(last, element)
      last = element.end ?? start
    }
  }
}

/// A cubic Bézier curve.
private struct Cubic {
  let start, first, second, end: CGPoint

  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * first.x + c * second.x + d * end.x, y: a * start.y + b * first.y + c * second.y + d * end.y)
  }

  /// The ends, and the points with the smallest and largest coordinates.
  var extremes: [CGPoint] {
    let times =
      Self.roots(start.x, first.x, second.x, end.x) + Self.roots(start.y, first.y, second.y, end.y)
    return [start, end] + times.map(point)
  }

  /// Returns the times between 0 and 1 at which the derivative of a coordinate is 0.
  private static func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
    var times: [CGFloat] = []
    if abs(a) < 1e-12 {
      if b != 0 { times = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        times = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    return times.filter { $0 > 0 && $0 < 1 }
  }

  /// Calls `body` for lines along the curve, and returns its end.
  func forEachLine(_ body: (CGPoint, CGPoint) -> Void) -> CGPoint {
    var last = start
    for index in 1...16 {
      let next = index == 16 ? end : point(at: CGFloat(index) / 16)
      body(last, next)
      last = next
    }
    return end
  }
}
