/// Estimates from sums of advances, which are then corrected with exact widths.
extension LineMeasurer {
  /// Returns the last place up to which the text after `start` is no wider than `width`, according
  /// to the sums of advances.
  ///
  /// - Complexity: O(runs passed + log n).
  func farthest(from start: Int, limit: Int, within width: Double) -> Int {
    guard start < limit else { return limit }
    var room = width + LineColumn.tolerance
    var tab = TabAdvance()
    var index = content.runIndex(at: start)
    while index < content.runs.count, content.runs[index].range.lowerBound < limit {
      let run = content.runs[index]
      let part = run.range.clamped(to: start..<limit)
      if run.filler == .tab, let ruler { tab = TabAdvance(ruler, at: width + LineColumn.tolerance - room) }
      let whole = run.filler == .tab && ruler != nil ? tab.distance : tab.remainder(of: advance(part, run))
      if whole > room {
        return lastPlace(in: part) { tab.remainder(of: advance(part.lowerBound..<$0, run)) <= room }
      }
      if run.filler == .none { tab.use(advance(part, run)) }
      room -= whole
      index += 1
    }
    return limit
  }

  /// Returns the end of the cluster that contains an offset, including following characters without
  /// a width.
  ///
  /// - Complexity: O(length of the cluster).
  func endOfCluster(at place: Int, limit: Int) -> Int {
    guard place < limit else { return limit }
    let run = content.runs[content.runIndex(at: place)]
    var end = place + 1
    while end < min(limit, run.range.upperBound), content.positions[end] == content.positions[place + 1] { end += 1 }
    return end
  }

  /// Returns the first place from which the text up to `end` is no wider than `width`, according to
  /// the sums of advances; tabs are as wide as spaces.
  ///
  /// - Complexity: O(runs passed + log n).
  func farthestBack(from end: Int, limit: Int, within width: Double) -> Int {
    guard limit < end else { return limit }
    var room = width + LineColumn.tolerance
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

  /// Returns the last place of a range at which a condition is true. The condition is true at the
  /// start of the range, and false everywhere after the first place where it is false.
  private func lastPlace(in range: Range<Int>, where condition: (Int) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while high - low > 1 {
      let middle = (low + high) / 2
      if condition(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the advance of a part of a run in the whole text, in points.
  private func advance(_ range: Range<Int>, _ run: ShapedRun) -> Double {
    let units = content.position(range.upperBound, in: run) - content.position(range.lowerBound, in: run)
    let points = scale(of: run).points(units, unitsPerEm: run.unitsPerEm)
    guard let styles else { return points }
    return points + (run.face == nil ? styles.fixedWidth(of: run) : styles.spacing(of: range, in: run))
  }
}

/// The extent of a tab, and the part of it that the following text fills.
private struct TabAdvance {
  /// The width of the tab, in points.
  var distance = 0.0
  /// The distance that text can still fill, in points.
  private var free = 0.0
  /// The fraction of the text after the tab that precedes its stop.
  private var share = 0.0

  init() {}

  init(_ ruler: TabRuler, at x: Double) {
    let stop = ruler.stop(after: x)
    distance = ruler.distance(to: stop, from: x)
    free = distance
    switch stop.alignment {
    case .leading: share = 0
    case .center: share = 0.5
    case .trailing, .decimal: share = 1
    }
  }

  /// The distance by which text of a width moves the end of the line.
  func remainder(of width: Double) -> Double { width - min(free, width * share) }

  mutating func use(_ width: Double) { free -= min(free, width * share) }
}
