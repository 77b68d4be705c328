internal import FontInterop

/// Lines that begin or end inside a ligature.
///
/// HarfBuzz says where a text may be taken apart as it stands. What is left of a ligature's letters is not what stood there: it may join the
/// letters beside it, or be kerned with them, as the ligature was not. So HarfBuzz is asked about such a place again, with those letters.
extension LineMeasurer {
  /// Whether a place is inside a cluster, or before one without a width.
  func takesClusterApart(at place: Int, _ run: ShapedRun) -> Bool {
    run.range.lowerBound < place && place < run.range.upperBound && !isSafe(place)
      && content.positions[place] == content.position(place + 1, in: run)
  }

  /// Whether all that was asked about, before a stretch beside a line's end was shaped again, is within the line.
  func isWithin(_ line: Range<Int>, _ stretch: Range<Int>, _ run: ShapedRun) -> Bool {
    if stretch.lowerBound == line.lowerBound, takesClusterApart(at: line.lowerBound, run),
      askedPlace(after: stretch.upperBound, line.upperBound) >= line.upperBound
    {
      return false
    }
    return stretch.upperBound != line.upperBound || !takesClusterApart(at: line.upperBound, run)
      || askedPlace(before: stretch.lowerBound, line.lowerBound) > line.lowerBound
  }

  /// How many places are asked about before the rest is taken as it stands in the text: in what shaping changes from end to end, each would be
  /// shaped again for the next.
  private static let limit = 8

  /// The first place from which the text goes on as it stands, on a line that begins inside a cluster.
  ///
  /// - Parameter place: Where it may do so in the whole text.
  /// - Complexity: O(what lies between that place and the ninth one that is asked about).
  func joint(from place: Int, before end: Int, of line: Range<Int>, _ run: ShapedRun) -> Int {
    var joint = place
    for _ in 0..<Self.limit where joint < end {
      let next = askedPlace(after: joint, end)
      if isSafe(joint, in: line.lowerBound..<next, run) { break }
      joint = next
    }
    return joint
  }

  /// The last place up to which the text stays as it stands, on a line that ends inside a cluster.
  ///
  /// - Parameter place: Where it may end in the whole text.
  /// - Complexity: O(what lies between that place and the ninth one before it that is asked about).
  func joint(upTo place: Int, after start: Int, of line: Range<Int>, _ run: ShapedRun) -> Int {
    var joint = place
    for _ in 0..<Self.limit where joint > start {
      let last = askedPlace(before: joint, start)
      if isSafe(joint, in: last..<line.upperBound, run) { break }
      joint = last
    }
    return joint
  }

  /// How far HarfBuzz is asked about a place where the text may be taken apart: to the next such place, and over characters without a width, for
  /// fonts kern what is on either side of those.
  ///
  /// - Complexity: O(what lies between that place and the ninth such place).
  private func askedPlace(after place: Int, _ limit: Int) -> Int {
    var next = nextSafePlace(from: place + 1, limit)
    for _ in 0..<Self.limit where next < limit && content.positions[next] == content.positions[place] {
      next = nextSafePlace(from: next + 1, limit)
    }
    return next
  }

  /// The same of the places before.
  ///
  /// - Complexity: O(what lies between that place and the ninth such place).
  private func askedPlace(before place: Int, _ limit: Int) -> Int {
    var last = lastSafePlace(upTo: place - 1, limit)
    for _ in 0..<Self.limit where last > limit && content.positions[last] == content.positions[place] {
      last = lastSafePlace(upTo: last - 1, limit)
    }
    return last
  }

  /// Whether a stretch that is shaped by itself may be taken apart at a place in it.
  private func isSafe(_ place: Int, in stretch: Range<Int>, _ run: ShapedRun) -> Bool {
    if isKept(stretch, of: run) {
      let shaped = shaper.stretch(stretch, in: content.shapingUnits, as: run, content.settings)
      return shaped.isSafe(place - stretch.lowerBound)
    }
    return shape(stretch, of: stretch, run).contains { $0.cluster == place && !$0.isUnsafeToBreak }
  }
}
