internal import FontMetrics

/// The conversion of sums of advances to points in a font, defined only here.
struct PointScale: Hashable, Sendable {
  /// The em, in points.
  var pointSize: Double
  /// The distance to add after each cluster that has a width, in points, or `nil` if sums of
  /// advances do not count clusters.
  var tracking: Double?

  /// Returns the points of a sum of advances, which is a `TrackedSum` if there is tracking.
  func points(_ sum: Int, unitsPerEm: Int) -> Double {
    guard let tracking else { return Double(sum) * pointSize / Double(unitsPerEm) }
    let sum = TrackedSum(sum)
    return Double(sum.units) * pointSize / Double(unitsPerEm) + Double(sum.clusters) * tracking
  }
}

extension Font {
  /// The conversion of sums of advances for text in the font.
  var scale: PointScale { PointScale(pointSize: pointSize, tracking: tracking) }
}
