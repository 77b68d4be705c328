internal import FontMetrics

/// How sums of advances become points, in one font: the only place where they do.
struct PointScale: Hashable, Sendable {
  /// The em, in points.
  var pointSize: Double
  /// What is added after each cluster that has a width, in points; `nil` where sums of advances count no clusters.
  var tracking: Double?

  /// The points of a sum of advances, as `TrackedSum` where there is tracking.
  func points(_ sum: Int, unitsPerEm: Int) -> Double {
    guard let tracking else { return Double(sum) * pointSize / Double(unitsPerEm) }
    let sum = TrackedSum(sum)
    return Double(sum.units) * pointSize / Double(unitsPerEm) + Double(sum.clusters) * tracking
  }
}

extension Font {
  /// How sums of advances of text in the font become points.
  var scale: PointScale { PointScale(pointSize: pointSize, tracking: tracking) }
}
