internal import Foundation

/// A step of a path.
enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quadratic(control: CGPoint, end: CGPoint)
  case cubic(first: CGPoint, second: CGPoint, end: CGPoint)
  case close

  /// The end of the step; nil for closing a subpath.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point): point
    case .close: nil
    }
  }

  /// All points of the step, with control points.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadratic(let control, let end): [control, end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quadratic(let control, let end):
      .quadratic(control: control.applying(transform), end: end.applying(transform))
    case .cubic(let first, let second, let end):
      .cubic(first: first.applying(transform), second: second.applying(transform), end: end.applying(transform))
    case .close: .close
    }
  }
}

/// The steps of a path, with points in the coordinates of UIKit: y points down.
struct PathElements: Hashable, Sendable {
  private(set) var elements: [PathElement] = []
  /// The start of the current subpath.
  private var start = CGPoint.zero
  /// The end of the last step; nil for an empty path.
  private(set) var currentPoint: CGPoint?

  /// Adds a step. A step other than a move needs a current point; it starts at its own end without
  /// one, where Core Graphics reports an error.
  mutating func append(_ element: PathElement) {
    if currentPoint == nil, let end = element.end {
      if case .move = element {} else { append(.move(end)) }
    }
    switch element {
    case .move(let point): (start, currentPoint) = (point, point)
    case .close:
      guard currentPoint != nil else { return }
      currentPoint = start
    default: currentPoint = element.end
    }
    elements.append(element)
  }

  mutating func append(_ others: [PathElement]) {
    for element in others { append(element) }
  }

  // MARK: Shapes

  mutating func appendRect(_ rect: CGRect) {
    append(.move(CGPoint(x: rect.minX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.maxY)))
    append(.line(CGPoint(x: rect.minX, y: rect.maxY)))
    append(.close)
  }

  mutating func appendEllipse(in rect: CGRect) {
    appendRoundedRect(rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Adds a rectangle with round corners: quarters of ellipses, approximated by cubic curves (error
  /// below 0.03 %).
  mutating func appendRoundedRect(_ rect: CGRect, radii: CGSize, corners: UIRectCorner = .allCorners) {
    let (rx, ry) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
    guard rx > 0, ry > 0, !corners.isEmpty else { return appendRect(rect) }
    func radius(_ corner: UIRectCorner) -> CGSize {
      corners.contains(corner) ? CGSize(width: rx, height: ry) : .zero
    }
    let (tl, tr, br, bl) = (radius(.topLeft), radius(.topRight), radius(.bottomRight), radius(.bottomLeft))
    let k = Self.quarter
    append(.move(CGPoint(x: rect.minX + tl.width, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX - tr.width, y: rect.minY)))
    appendCorner(
      CGPoint(x: rect.maxX - tr.width * (1 - k), y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.minY + tr.height * (1 - k)), CGPoint(x: rect.maxX, y: rect.minY + tr.height))
    append(.line(CGPoint(x: rect.maxX, y: rect.maxY - br.height)))
    appendCorner(
      CGPoint(x: rect.maxX, y: rect.maxY - br.height * (1 - k)),
      CGPoint(x: rect.maxX - br.width * (1 - k), y: rect.maxY), CGPoint(x: rect.maxX - br.width, y: rect.maxY))
    append(.line(CGPoint(x: rect.minX + bl.width, y: rect.maxY)))
    appendCorner(
      CGPoint(x: rect.minX + bl.width * (1 - k), y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY - bl.height * (1 - k)), CGPoint(x: rect.minX, y: rect.maxY - bl.height))
    append(.line(CGPoint(x: rect.minX, y: rect.minY + tl.height)))
    appendCorner(
      CGPoint(x: rect.minX, y: rect.minY + tl.height * (1 - k)),
      CGPoint(x: rect.minX + tl.width * (1 - k), y: rect.minY), CGPoint(x: rect.minX + tl.width, y: rect.minY))
    append(.close)
  }

  private mutating func appendCorner(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    if currentPoint != end { append(.cubic(first: first, second: second, end: end)) }
  }

  /// The distance of the control points of a quarter of a circle, for the radius 1.
  private static let quarter: CGFloat = 0.5522847498307936

  /// Adds an arc, with a line from the current point to its start. Angles are in radians, from the
  /// x axis toward y.
  ///
  /// - Parameter isIncreasing: `true` if the angle increases along the arc, which is clockwise
  ///   where y points down.
  mutating func appendArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, isIncreasing: Bool
  ) {
    guard radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
    let sweep = Self.sweep(from: startAngle, to: endAngle, isIncreasing)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    append(currentPoint == nil ? .move(point(startAngle)) : .line(point(startAngle)))
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    let distance = radius * 4 / 3 * tan(step / 4)
    for index in 0..<(sweep == 0 ? 0 : count) {
      let (from, to) = (startAngle + step * CGFloat(index), startAngle + step * CGFloat(index + 1))
      let (begin, end) = (point(from), point(to))
      append(
        .cubic(
          first: CGPoint(x: begin.x - distance * sin(from), y: begin.y + distance * cos(from)),
          second: CGPoint(x: end.x + distance * sin(to), y: end.y - distance * cos(to)), end: end))
    }
  }

  private static func sweep(from start: CGFloat, to end: CGFloat, _ isIncreasing: Bool) -> CGFloat {
    let difference = isIncreasing ? end - start : start - end
    let turn = 2 * CGFloat.pi
    var sweep = difference
    if difference < 0 { sweep = turn + difference.truncatingRemainder(dividingBy: turn) }
    return (isIncreasing ? 1 : -1) * min(sweep, turn)
  }
}
