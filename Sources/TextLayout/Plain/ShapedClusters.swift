internal import FontInterop

extension [ShapedCluster] {
  /// Turns the advances of a run's clusters into sums of all before; answers with the sum of all.
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
