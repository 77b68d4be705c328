/// Adds advances of several faces and sizes. Those with equal scale are added as whole numbers, so that most lines are
/// rounded once.
struct WidthSum {
  private var designUnits = 0
  private var unitsPerEm = 1
  private var pointSize = 0.0
  private var finished = 0.0

  mutating func add(_ advance: Int, unitsPerEm: Int, pointSize: Double) {
    if unitsPerEm != self.unitsPerEm || pointSize != self.pointSize {
      finished = points
      designUnits = 0
      self.unitsPerEm = unitsPerEm
      self.pointSize = pointSize
    }
    designUnits += advance
  }

  /// Adds what is not measured in design units.
  mutating func add(points: Double) { finished += points }

  /// The sum, in points.
  var points: Double { finished + Double(designUnits) * pointSize / Double(unitsPerEm) }
}
