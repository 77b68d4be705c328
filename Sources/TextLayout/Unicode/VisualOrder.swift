/// The order of the parts of a line from left to right (UAX #9, rule L2).
package enum VisualOrder {
  /// Returns the indexes of a line's parts, from left to right: from the highest level to the
  /// lowest odd one, every stretch of that level or above is reversed.
  ///
  /// - Parameter levels: The level of each part after rule L1, in logical order.
  /// - Complexity: O(n) for each level in use.
  package static func places(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    var lowest = UInt8.max
    var highest: UInt8 = 0
    for level in levels {
      highest = max(highest, level)
      if level % 2 == 1 { lowest = min(lowest, level) }
    }
    guard lowest <= highest else { return order }
    for level in stride(from: highest, through: lowest, by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count && levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = max(end, start + 1)
      }
    }
    return order
  }
}
