internal import FontInterop

/// Turns an outline's steps (design units, y up) into a path (points, y down).
struct OutlinePen {
  let originX: Double
  let originY: Double
  let scale: Double
  private var current = (x: 0.0, y: 0.0)

  init(originX: Double, originY: Double, scale: Double) {
    self.originX = originX
    self.originY = originY
    self.scale = scale
  }

  mutating func add(_ step: OutlineElement, to context: borrowing CairoContext) {
    switch step {
    case .move(let x, let y):
      current = point(x, y)
      context.move(x: current.x, y: current.y)
    case .line(let x, let y):
      current = point(x, y)
      context.line(x: current.x, y: current.y)
    case .quadratic(let controlX, let controlY, let x, let y):
      let control = point(controlX, controlY)
      let end = point(x, y)
      // A quadratic is the cubic whose controls lie two thirds of the way to its one control.
      curve(toward(control, from: current), toward(control, from: end), end, context)
    case .cubic(let control1X, let control1Y, let control2X, let control2Y, let x, let y):
      curve(point(control1X, control1Y), point(control2X, control2Y), point(x, y), context)
    case .close:
      context.closePath()
    }
  }

  private mutating func curve(
    _ control1: (x: Double, y: Double), _ control2: (x: Double, y: Double), _ end: (x: Double, y: Double),
    _ context: borrowing CairoContext
  ) {
    context.curve(
      control1X: control1.x, control1Y: control1.y, control2X: control2.x, control2Y: control2.y, x: end.x, y: end.y)
    current = end
  }

  private func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) { (originX + x * scale, originY - y * scale) }

  private func toward(_ control: (x: Double, y: Double), from end: (x: Double, y: Double)) -> (x: Double, y: Double) {
    (end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3)
  }
}
