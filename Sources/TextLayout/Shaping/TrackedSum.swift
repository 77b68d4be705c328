internal import FontInterop
internal import FontMetrics

/// A sum of advances in a face with tracking: design units and the number of tracked clusters in
/// one whole number, so that sums are added, subtracted, compared, and stored like those of other
/// faces.
///
/// A cluster with a width is tracked. Only the tracking in points depends on the point size
/// (`PointScale`), so all sizes of one instance share their sums.
struct TrackedSum {
  let rawValue: Int

  /// The value that a cluster adds to its units. Below it are 2³⁶ units in both directions, more
  /// than a line in memory has.
  static let cluster = 1 << unitBits
  private static let unitBits = 37
  private static let clusterBits = Int.bitWidth - unitBits

  init(_ rawValue: Int) { self.rawValue = rawValue }

  init(units: Int, clusters: Int) { rawValue = units &+ clusters &* Self.cluster }

  /// The sum in design units.
  var units: Int { (rawValue << Self.clusterBits) >> Self.clusterBits }

  /// The number of tracked clusters.
  var clusters: Int { (rawValue &- units) >> Self.unitBits }

  /// Returns `true` if a cluster moves the pen forward with any tracking for its point size:
  /// Apple's tables subtract at most a 39th of the em, and the face with these tables is shaped in
  /// 16384 units per em.
  static func rises(_ advance: Int) -> Bool {
    let sum = TrackedSum(advance)
    return sum.units >= sum.clusters &* narrowest
  }

  /// The minimum units of a cluster for ``rises(_:)``.
  static let narrowest = 512

  /// Returns `true` if a tracked cluster has a width, as required.
  static func isCounted(_ advance: Int) -> Bool { TrackedSum(advance).units != 0 || advance == 0 }
}

extension FontFace {
  /// The value that a cluster with a width in the face adds to its units: 0 without tracking.
  var clusterCount: Int { isTracked ? TrackedSum.cluster : 0 }
}

/// A glyph and its cluster.
protocol ClusterGlyph {
  associatedtype Cluster: Equatable
  var cluster: Cluster { get }
  /// The advance in design units.
  var xAdvance: Int32 { get }
}

extension ShapedGlyph: ClusterGlyph {}
extension RunGlyph: ClusterGlyph {}

extension RandomAccessCollection where Element: ClusterGlyph, Index == Int {
  /// The number of clusters with a width among these glyphs.
  var wideClusterCount: Int {
    var count = 0
    var start = startIndex
    while start < endIndex {
      var end = start
      var advance = 0
      while end < endIndex && self[end].cluster == self[start].cluster {
        advance += Int(self[end].xAdvance)
        end += 1
      }
      if advance != 0 { count += 1 }
      start = end
    }
    return count
  }

  /// The sum of the glyphs' advances, including their clusters in a face with tracking.
  func advance(in face: FontFace?) -> Int {
    let units = reduce(0) { $0 + Int($1.xAdvance) }
    return face?.isTracked == true ? TrackedSum(units: units, clusters: wideClusterCount).rawValue : units
  }
}
