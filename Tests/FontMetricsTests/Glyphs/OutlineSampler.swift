import FontInterop

/// Points along an outline, by the definition of its curves.
enum OutlineSampler {
  static func points(_ outline: [OutlineElement], steps: Int = 64) -> [(x: Double, y: Double)] {
    var points: [(x: Double, y: Double)] = []
    var here = (x: 0.0, y: 0.0)
    func along(_ xs: [Double], _ ys: [Double]) {
      for step in 0...steps {
        let t = Double(step) / Double(steps)
        points.append((blend(xs, t), blend(ys, t)))
      }
      here = (xs[xs.count - 1], ys[ys.count - 1])
    }
    for element in outline {
      switch element {
      case .move(let x, let y): here = (x, y)
      case .line(let x, let y): along([here.x, x], [here.y, y])
      case .quadratic(let cx, let cy, let x, let y): along([here.x, cx, x], [here.y, cy, y])
      case .cubic(let ax, let ay, let bx, let by, let x, let y): along([here.x, ax, bx, x], [here.y, ay, by, y])
      case .close: break
      }
    }
    return points
  }

  /// De Casteljau's construction.
  private static func blend(_ values: [Double], _ t: Double) -> Double {
    var values = values
    while values.count > 1 { values = zip(values, values.dropFirst()).map { $0 * (1 - t) + $1 * t } }
    return values[0]
  }
}
