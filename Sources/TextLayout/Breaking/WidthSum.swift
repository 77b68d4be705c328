/// Adds advances of several faces and sizes. Those with equal scale are added as whole numbers, so that most lines are
/// rounded once.
struct WidthSum {
  private var advances = 0
  private var unitsPerEm = 1
  private var scale = PointScale(pointSize: 0)
  private var finished = 0.0

  /// - Parameter advance: A sum of advances.
  mutating func add(_ advance: Int, unitsPerEm: Int, _ scale: PointScale) {
    if unitsPerEm != self.unitsPerEm || scale != self.scale {
      finished = points
      advances = 0
      self.unitsPerEm = unitsPerEm
      self.scale = scale
    }
    advances += advance
  }

  /// Adds what is not measured in design units.
  mutating func add(points: Double) { finished += points }

  /// The sum, in points.
  var points: Double { finished + scale.points(advances, unitsPerEm: unitsPerEm) }
}
