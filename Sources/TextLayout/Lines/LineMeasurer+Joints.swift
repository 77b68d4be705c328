internal import FontInterop

/// Lines that begin or end inside a ligature.
///
/// HarfBuzz determines where text can be split unchanged. The remaining letters of a ligature are
/// different text: they may join or be kerned with adjacent letters, unlike the ligature. Therefore
/// HarfBuzz shapes such a place again with those letters.
extension LineMeasurer {
  /// Returns `true` if an offset is inside a cluster, or before a cluster without a width.
  func takesClusterApart(at place: Int, _ run: ShapedRun) -> Bool {
    run.range.lowerBound < place && place < run.range.upperBound && !isSafe(place)
      && content.positions[place] == content.position(place + 1, in: run)
  }

  /// Returns `true` if everything that was examined, before a part next to a line's end was shaped
  /// again, is within the line.
  func isWithin(_ line: Range<Int>, _ stretch: Range<Int>, _ run: ShapedRun) -> Bool {
    if stretch.lowerBound == line.lowerBound, takesClusterApart(at: line.lowerBound, run),
      askedPlace(after: stretch.upperBound, line.upperBound) >= line.upperBound
    {
      return false
    }
    return stretch.upperBound != line.upperBound || !takesClusterApart(at: line.upperBound, run)
      || askedPlace(before: stretch.lowerBound, line.lowerBound) > line.lowerBound
  }

  /// The number of offsets to examine before the rest is used unchanged. If shaping changes
  /// everything, each offset would be shaped again for the next.
  private static let limit = 8

  /// Returns the first offset from which the text is unchanged, on a line that begins inside a
  /// cluster.
  ///
  /// - Parameter place: The first such offset in the whole text.
  /// - Complexity: O(the distance from that offset to the ninth examined one).
  func joint(from place: Int, before end: Int, of line: Range<Int>, _ run: ShapedRun) -> Int {
    var joint = place
    for _ in 0..<Self.limit where joint < end {
      let next = askedPlace(after: joint, end)
      if isSafe(joint, in: line.lowerBound..<next, run) { break }
      joint = next
    }
    return joint
  }

  /// Returns the last offset up to which the text is unchanged, on a line that ends inside a
  /// cluster.
  ///
  /// - Parameter place: The last such offset in the whole text.
  /// - Complexity: O(the distance from that offset back to the ninth examined one).
  func joint(upTo place: Int, after start: Int, of line: Range<Int>, _ run: ShapedRun) -> Int {
    var joint = place
    for _ in 0..<Self.limit where joint > start {
      let last = askedPlace(before: joint, start)
      if isSafe(joint, in: last..<line.upperBound, run) { break }
      joint = last
    }
    return joint
  }

  /// Returns the offset up to which HarfBuzz examines a split: the next possible split, after
  /// characters without a width, because fonts kern across those.
  ///
  /// - Complexity: O(the distance from that offset to the ninth such offset).
  private func askedPlace(after place: Int, _ limit: Int) -> Int {
    var next = nextSafePlace(from: place + 1, limit)
    for _ in 0..<Self.limit where next < limit && content.positions[next] == content.positions[place] {
      next = nextSafePlace(from: next + 1, limit)
    }
    return next
  }

  /// Returns the offset from which HarfBuzz examines a split, before the previous possible split.
  ///
  /// - Complexity: O(the distance from that offset to the ninth such offset).
  private func askedPlace(before place: Int, _ limit: Int) -> Int {
    var last = lastSafePlace(upTo: place - 1, limit)
    for _ in 0..<Self.limit where last > limit && content.positions[last] == content.positions[place] {
      last = lastSafePlace(upTo: last - 1, limit)
    }
    return last
  }

  /// Returns `true` if a separately shaped part can be split at an offset.
  private func isSafe(_ place: Int, in stretch: Range<Int>, _ run: ShapedRun) -> Bool {
    if isKept(stretch, of: run) {
      let shaped = shaper.stretch(stretch, in: content.shapingUnits, as: run, content.settings)
      return shaped.isSafe(place - stretch.lowerBound)
    }
    return shape(stretch, of: stretch, run).contains { $0.cluster == place && !$0.isUnsafeToBreak }
  }
}
