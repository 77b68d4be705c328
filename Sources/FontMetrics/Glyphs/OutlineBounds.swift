internal import FontInterop

extension GlyphBounds {
  /// The box of an outline's ink: true extremes of its curves, not of their control points.
  ///
  /// `nil` for an outline without ink, or with coordinates that are no numbers. A contour that is
  /// one point (an anchor some editors leave) has none.
  /// - Complexity: Linear in the outline.
  init?(_ outline: [OutlineElement]) {
    var collector = BoundsCollector()
    for element in outline { collector.add(element) }
    collector.endContour()
    guard let bounds = collector.bounds, bounds.isFinite else { return nil }
    self = bounds
  }
}

extension GlyphBounds {
  /// A hostile font's deltas can lead anywhere.
  fileprivate var isFinite: Bool { left.isFinite && bottom.isFinite && right.isFinite && top.isFinite }
}

/// Follows an outline and keeps the box around it.
private struct BoundsCollector {
  var bounds: GlyphBounds?
  private var contour: GlyphBounds?
  private var x = 0.0
  private var y = 0.0

  mutating func add(_ element: OutlineElement) {
    switch element {
    case .move(let x, let y):
      endContour()
      contour = GlyphBounds(left: x, bottom: y, right: x, top: y)
      (self.x, self.y) = (x, y)
    case .line(let x, let y):
      include([x], [y])
      (self.x, self.y) = (x, y)
    case .quadratic(let controlX, let controlY, let x, let y):
      include([x] + Curve.extremes(self.x, controlX, x), [y] + Curve.extremes(self.y, controlY, y))
      (self.x, self.y) = (x, y)
    case .cubic(let aX, let aY, let bX, let bY, let x, let y):
      include([x] + Curve.extremes(self.x, aX, bX, x), [y] + Curve.extremes(self.y, aY, bY, y))
      (self.x, self.y) = (x, y)
    case .close: endContour()
    }
  }

  mutating func endContour() {
    guard let contour else { return }
    self.contour = nil
    guard contour.left < contour.right || contour.bottom < contour.top else { return }
    bounds = bounds?.union(contour) ?? contour
  }

  private mutating func include(_ xs: [Double], _ ys: [Double]) {
    var box = contour ?? GlyphBounds(left: x, bottom: y, right: x, top: y)
    for x in xs { (box.left, box.right) = (min(box.left, x), max(box.right, x)) }
    for y in ys { (box.bottom, box.top) = (min(box.bottom, y), max(box.top, y)) }
    contour = box
  }
}

/// The extremes of a Bézier curve along one axis.
private enum Curve {
  /// The values at the turning points of a quadratic curve, between its ends.
  static func extremes(_ start: Double, _ control: Double, _ end: Double) -> [Double] {
    let bend = start - 2 * control + end
    return [(start - control) / bend].filter(isInside).map { t in
      let rest = 1 - t
      return rest * rest * start + 2 * rest * t * control + t * t * end
    }
  }

  /// The values at the turning points of a cubic curve, between its ends.
  static func extremes(_ start: Double, _ a: Double, _ b: Double, _ end: Double) -> [Double] {
    // The derivative over 3: square · t² + linear · t + constant.
    let square = end - 3 * b + 3 * a - start
    let linear = 2 * (b - 2 * a + start)
    let constant = a - start
    return roots(square, linear, constant).filter(isInside).map { t in
      let rest = 1 - t
      return rest * rest * rest * start + 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t * end
    }
  }

  /// False for what is not a number, as where a division was by 0.
  private static func isInside(_ t: Double) -> Bool { t > 0 && t < 1 }

  private static func roots(_ square: Double, _ linear: Double, _ constant: Double) -> [Double] {
    guard abs(square) > 1e-9 else { return [-constant / linear] }
    let discriminant = linear * linear - 4 * square * constant
    guard discriminant >= 0 else { return [] }
    // The form that does not cancel.
    let sum = -(linear + (linear < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [sum / square, constant / sum]
  }
}
