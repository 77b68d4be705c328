internal import FontInterop

/// A glyph's outline as SVG path data: whole design units, y down, each step from where the last
/// one ended.
struct OutlinePath {
  private(set) var text = ""
  private var current = (x: 0, y: 0)
  private var start = (x: 0, y: 0)

  /// - Complexity: Linear in the steps.
  init(_ steps: [OutlineElement]) {
    for step in steps { add(step) }
  }

  private mutating func add(_ step: OutlineElement) {
    switch step {
    case .move(let x, let y):
      append("m", [(x, y)])
      start = current
    case .line(let x, let y): append("l", [(x, y)])
    case .quadratic(let controlX, let controlY, let x, let y): append("q", [(controlX, controlY), (x, y)])
    case .cubic(let control1X, let control1Y, let control2X, let control2Y, let x, let y):
      append("c", [(control1X, control1Y), (control2X, control2Y), (x, y)])
    case .close:
      text += "z"
      current = start
    }
  }

  /// All points of a step count from where the last one ended.
  private mutating func append(_ command: String, _ points: [(x: Double, y: Double)]) {
    let rounded = points.map { (x: Self.units($0.x), y: -Self.units($0.y)) }
    let numbers = rounded.flatMap { [$0.x - current.x, $0.y - current.y] }
    text += command
    for (index, number) in numbers.enumerated() { text += index > 0 && number >= 0 ? " \(number)" : "\(number)" }
    if let last = rounded.last { current = last }
  }

  private static func units(_ number: Double) -> Int {
    Int(max(-1e6, min(1e6, number.isFinite ? number : 0)).rounded())
  }
}
