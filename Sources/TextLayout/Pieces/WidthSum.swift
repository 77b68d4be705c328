/// Adds advances of several faces and sizes. Advances with the same scale are added as whole
/// numbers, so that most lines are rounded once.
struct WidthSum {
  private var advances = 0
  private var unitsPerEm = 1
  private var scale: PointScale
  private var finished = 0.0

  /// - Parameter scale: The scale of additions without their own.
  init(in scale: PointScale = PointScale(pointSize: 0)) { self.scale = scale }

  /// - Parameter advance: A sum of advances.
  mutating func add(_ advance: Int, unitsPerEm: Int, _ scale: PointScale) {
    if scale != self.scale {
      finish(unitsPerEm)
      self.scale = scale
    }
    add(advance, unitsPerEm: unitsPerEm)
  }

  /// Adds an advance with the scale of the previous addition.
  mutating func add(_ advance: Int, unitsPerEm: Int) {
    if unitsPerEm != self.unitsPerEm { finish(unitsPerEm) }
    advances += advance
  }

  private mutating func finish(_ unitsPerEm: Int) {
    finished = points
    advances = 0
    self.unitsPerEm = unitsPerEm
  }

  /// Adds a length that is not in design units.
  mutating func add(points: Double) { finished += points }

  /// The sum, in points.
  var points: Double { finished + scale.points(advances, unitsPerEm: unitsPerEm) }
}
