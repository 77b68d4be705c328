extension RandomAccessCollection where Index == Int {
  /// Returns the first place whose element satisfies a condition that, once true, stays true; the
  /// end if there is none.
  ///
  /// - Complexity: O(log n).
  func firstPlace(where condition: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
