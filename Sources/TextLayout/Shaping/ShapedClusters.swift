internal import FontInterop

extension [ShapedCluster] {
  /// Counts the clusters of a part of the text that have a width (`TrackedSum`).
  ///
  /// - Complexity: O(n).
  mutating func track(_ range: Range<Int>) {
    for unit in range where self[unit].advance != 0 { self[unit].advance += TrackedSum.cluster }
  }

  /// Replaces the advances of a run's clusters by the sums of all previous ones, and returns the
  /// total.
  ///
  /// - Complexity: O(n).
  mutating func accumulate(_ run: Range<Int>) -> Int {
    var sum = 0
    for unit in run {
      let advance = self[unit].advance
      self[unit].advance = sum
      sum += advance
    }
    return sum
  }
}
