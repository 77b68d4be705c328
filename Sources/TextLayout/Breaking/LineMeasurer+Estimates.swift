/// Guesses by sums of advances, which the exact widths then settle.
extension LineMeasurer {
  /// The farthest place up to which the text after `start` is no wider than `width`, going by the sums of advances
  /// alone.
  ///
  /// - Complexity: O(runs passed + log n).
  func farthest(from start: Int, limit: Int, within width: Double) -> Int {
    guard start < limit else { return limit }
    var room = width + Self.tolerance
    var index = content.runIndex(at: start)
    while index < content.runs.count, content.runs[index].range.lowerBound < limit {
      let run = content.runs[index]
      let part = run.range.clamped(to: start..<limit)
      let whole = tabAdvance(run, at: width - room) ?? advance(part, run)
      if whole > room { return lastPlace(in: part) { advance(part.lowerBound..<$0, run) <= room } }
      room -= whole
      index += 1
    }
    return limit
  }

  /// The place farthest back from which the text up to `end` is no wider than `width`, going by the sums of advances
  /// alone; tabs are as wide as spaces.
  ///
  /// - Complexity: O(runs passed + log n).
  func farthestBack(from end: Int, limit: Int, within width: Double) -> Int {
    guard limit < end else { return limit }
    var room = width + Self.tolerance
    var index = content.runIndex(at: end - 1)
    while index >= 0, content.runs[index].range.upperBound > limit {
      let run = content.runs[index]
      let part = run.range.clamped(to: limit..<end)
      let whole = advance(part, run)
      if whole > room { return lastPlace(in: part) { advance($0..<part.upperBound, run) > room } + 1 }
      room -= whole
      index -= 1
    }
    return limit
  }

  /// The last place of a range at which a condition holds that holds at its start and, once false, stays so.
  private func lastPlace(in range: Range<Int>, where condition: (Int) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while high - low > 1 {
      let middle = (low + high) / 2
      if condition(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// What a part of a run measures in the whole text, in points.
  private func advance(_ range: Range<Int>, _ run: ShapedRun) -> Double {
    let units = content.position(range.upperBound, in: run) - content.position(range.lowerBound, in: run)
    let points = Double(units) * pointSize(of: run) / Double(run.unitsPerEm)
    guard let styles else { return points }
    return points + (run.face == nil ? styles.fixedWidth(of: run) : styles.spacing(of: range, in: run))
  }

  /// How far a tab reaches that starts at a place of the line; `nil` for what is none, and for one that waits for the text
  /// after it.
  private func tabAdvance(_ run: ShapedRun, at x: Double) -> Double? {
    guard run.filler == .tab, let ruler else { return nil }
    let stop = ruler.stop(after: x)
    return stop.alignment == .leading ? ruler.distance(to: stop, from: x) : nil
  }
}
