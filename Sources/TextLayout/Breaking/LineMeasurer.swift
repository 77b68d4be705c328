internal import FontMetrics

/// Measures parts of a shaped text as if each stood on a line of its own.
///
/// Sums of advances answer where HarfBuzz says that a break changes nothing; where it would, the stretch between the
/// break and the next safe place is shaped again, without the text beyond the break.
struct LineMeasurer {
  /// How far a line may exceed its width, in points, and still fit.
  ///
  /// Larger than what `PixelGrid` forgives when it rounds up, so that a measured width always holds the lines it was
  /// measured from, and far below anything visible.
  static let tolerance = 1e-5

  let content: ShapedContent
  let pointSize: Double
  private let shaper: RunShaper

  init(_ content: ShapedContent, pointSize: Double, shaper: RunShaper) {
    self.content = content
    self.pointSize = pointSize
    self.shaper = shaper
  }

  /// A part of a run on a line: as in the whole text, or shaped again.
  enum Stretch {
    case kept(ShapedRun, Range<Int>)
    case reshaped(ShapedRun, [RunGlyph])
  }

  // MARK: Exact

  /// The width of a line that holds exactly this part of the text, in points.
  ///
  /// - Complexity: O(runs on the line), and where a break is unsafe the length of the stretch shaped again.
  func width(_ line: Range<Int>) -> Double {
    var sum = WidthSum(pointSize: pointSize)
    forEachStretch(line) { stretch in
      switch stretch {
      case .kept(let run, let range):
        let units = content.position(range.upperBound, in: run) - content.position(range.lowerBound, in: run)
        sum.add(units, unitsPerEm: run.unitsPerEm)
      case .reshaped(let run, let glyphs):
        sum.add(glyphs.reduce(0) { $0 + Int($1.xAdvance) }, unitsPerEm: run.unitsPerEm)
      }
    }
    return sum.points
  }

  func fits(_ line: Range<Int>, _ width: Double) -> Bool { self.width(line) <= width + Self.tolerance }

  /// Visits the parts of a line in logical order.
  func forEachStretch(_ line: Range<Int>, _ body: (Stretch) -> Void) {
    guard !line.isEmpty else { return }
    var index = content.runIndex(at: line.lowerBound)
    while index < content.runs.count, content.runs[index].range.lowerBound < line.upperBound {
      let run = content.runs[index]
      index += 1
      guard run.face != nil else { continue }
      let part = run.range.clamped(to: line)
      let safe = safeRange(in: part, of: line)
      guard safe.lowerBound < safe.upperBound else {
        body(.reshaped(run, reshape(part, of: line, run)))
        continue
      }
      if part.lowerBound < safe.lowerBound {
        body(.reshaped(run, reshape(part.lowerBound..<safe.lowerBound, of: line, run)))
      }
      body(.kept(run, safe))
      if safe.upperBound < part.upperBound {
        body(.reshaped(run, reshape(safe.upperBound..<part.upperBound, of: line, run)))
      }
    }
  }

  /// The part that the line's ends do not touch; empty when there is none.
  private func safeRange(in part: Range<Int>, of line: Range<Int>) -> Range<Int> {
    var start = part.lowerBound
    var end = part.upperBound
    if start == line.lowerBound {
      while start < end && !content.analysis.flags[start].contains(.safeToBreak) { start += 1 }
    }
    if end == line.upperBound {
      while end > start && !content.analysis.flags[end].contains(.safeToBreak) { end -= 1 }
    }
    return start..<end
  }

  /// Shapes a stretch that lies next to a break. Of the rest of its line only the nearest few characters matter as
  /// context.
  private func reshape(_ range: Range<Int>, of line: Range<Int>, _ run: ShapedRun) -> [RunGlyph] {
    let context = (range.lowerBound - 16..<range.upperBound + 16).clamped(to: line)
    let text = Array(content.shapingUnits[context])
    let local = (range.lowerBound - context.lowerBound)..<(range.upperBound - context.lowerBound)
    return shaper.shape(local, of: text, as: run, content.settings).map(RunGlyph.init)
  }

  // MARK: Estimates

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
      let base = content.position(part.lowerBound, in: run)
      let whole = points(content.position(part.upperBound, in: run) - base, run)
      if whole > room {
        return lastPlace(in: part) { points(content.position($0, in: run) - base, run) <= room }
      }
      room -= whole
      index += 1
    }
    return limit
  }

  /// The place farthest back from which the text up to `end` is no wider than `width`, going by the sums of advances
  /// alone.
  ///
  /// - Complexity: O(runs passed + log n).
  func farthestBack(from end: Int, limit: Int, within width: Double) -> Int {
    guard limit < end else { return limit }
    var room = width + Self.tolerance
    var index = content.runIndex(at: end - 1)
    while index >= 0, content.runs[index].range.upperBound > limit {
      let run = content.runs[index]
      let part = run.range.clamped(to: limit..<end)
      let top = content.position(part.upperBound, in: run)
      let whole = points(top - content.position(part.lowerBound, in: run), run)
      if whole > room {
        return lastPlace(in: part) { points(top - content.position($0, in: run), run) > room } + 1
      }
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

  private func points(_ designUnits: Int, _ run: ShapedRun) -> Double {
    Double(designUnits) * pointSize / Double(run.unitsPerEm)
  }
}

/// Adds advances of several faces. Those with equal units are added as whole numbers, so that most lines are rounded
/// once.
struct WidthSum {
  let pointSize: Double
  private var designUnits = 0
  private var unitsPerEm = 1
  private var finished = 0.0

  init(pointSize: Double) { self.pointSize = pointSize }

  mutating func add(_ advance: Int, unitsPerEm: Int) {
    if unitsPerEm != self.unitsPerEm {
      finished = points
      designUnits = 0
      self.unitsPerEm = unitsPerEm
    }
    designUnits += advance
  }

  /// The sum, in points.
  var points: Double { finished + Double(designUnits) * pointSize / Double(unitsPerEm) }
}
