internal import FontInterop
internal import FontMetrics

/// Measures parts of shaped text as if each were a line.
///
/// Sums of advances are sufficient where HarfBuzz reports that a break changes nothing. Otherwise
/// the part between the break and the next safe offset is shaped again, without the text beyond the
/// break.
struct LineMeasurer {
  let content: ShapedContent
  /// The scale of plain text. If there are several scales, the em is the largest one.
  let scale: PointScale
  /// The styles of attributed text, or `nil` for plain text.
  let styles: StyleTable?
  /// The tab stops of the line, or `nil` if a tab is a space.
  var ruler: TabRuler?
  let shaper: RunShaper

  init(_ content: ShapedContent, _ scale: PointScale, styles: StyleTable? = nil, shaper: RunShaper) {
    self.content = content
    self.scale = scale
    self.styles = styles
    self.shaper = shaper
  }

  /// A part of a run on a line: as in the whole text, shaped again, or without glyphs.
  enum Stretch {
    case kept(ShapedRun, Range<Int>)
    case reshaped(ShapedRun, Range<Int>, [RunGlyph])
    case blank(ShapedRun, Range<Int>)
  }

  // MARK: Exact

  /// Returns the width of a line that consists of exactly this part of the text, in points.
  ///
  /// - Complexity: O(runs on the line), plus the length of the stretch that is shaped again if a
  ///   break is unsafe.
  func width(_ line: Range<Int>) -> Double {
    if let sections = tabSections(line) { return sections.width }
    return untabbedWidth(line)
  }

  /// Returns the width with tabs as wide as spaces.
  func untabbedWidth(_ line: Range<Int>) -> Double {
    var sum = WidthSum()
    forEachPart(line) { add($0, of: line, to: &sum) }
    return sum.points
  }

  /// The width of a part of a line that starts at the start of a run or of the line. The part keeps
  /// its neighbors on the line: its last letter is kerned with the following letter, and a mark
  /// after a tab has no dotted circle.
  ///
  /// - Complexity: As for a line that consists of the part.
  func width(of part: Range<Int>, on line: Range<Int>) -> Double {
    var sum = WidthSum()
    forEachPart(line, in: part) { add($0, of: line, upTo: part.upperBound, to: &sum) }
    return sum.points
  }

  private func add(_ part: Part, of line: Range<Int>, upTo end: Int = .max, to sum: inout WidthSum) {
    switch part {
    case .kept(let run, var range):
      range = range.clamped(to: 0..<end)
      let units = content.position(range.upperBound, in: run) - content.position(range.lowerBound, in: run)
      sum.add(units, unitsPerEm: run.unitsPerEm, scale(of: run))
      if let styles { sum.add(points: styles.spacing(of: range, in: run)) }
    case .loose(let run, let range):
      guard range.lowerBound < end else { return }
      if range.upperBound <= end, isKept(range, of: run) {
        let units = shaper.advance(of: range, in: content.shapingUnits, as: run, content.settings)
        return sum.add(units, unitsPerEm: run.unitsPerEm, scale)
      }
      var glyphs = reshape(range, of: line, run)
      if range.upperBound > end { glyphs.removeAll { $0.cluster >= end } }
      sum.add(glyphs.advance(in: run.face), unitsPerEm: run.unitsPerEm, scale(of: run))
      if let styles { sum.add(points: styles.spacing(of: glyphs, in: run)) }
    case .blank(let run, _):
      if let styles { sum.add(points: styles.fixedWidth(of: run)) }
    }
  }

  /// Adds the width of a part of plain text to the preceding width of its line. Returns false if a
  /// part that is shaped again depends on the preceding text.
  func add(_ line: Range<Int>, to sum: inout WidthSum) -> Bool {
    var isKnown = true
    forEachPart(line) { part in
      if case .loose(let run, let range) = part {
        isKnown = isKnown && isKept(range, of: run) && isWithin(line, range, run)
      }
      if isKnown { add(part, of: line, to: &sum) }
    }
    return isKnown
  }

  /// Returns `true` if the result for a part that is shaped again is cached, because it depends on
  /// nothing else.
  func isKept(_ range: Range<Int>, of run: ShapedRun) -> Bool {
    styles == nil && content.analysis.flags[range.lowerBound].contains(.graphemeStart)
      && KnownStretches.keeps(range, of: content.shapingUnits, as: run)
  }

  func fits(_ line: Range<Int>, _ width: Double) -> Bool { excess(line, width) <= 0 }

  /// The distance by which a line is too wide, in points; 0 or less if it fits.
  func excess(_ line: Range<Int>, _ width: Double) -> Double { excess(ofWidth: self.width(line), width) }

  /// Returns the excess of a line with a known width.
  func excess(ofWidth lineWidth: Double, _ width: Double) -> Double { lineWidth - (width + LineColumn.tolerance) }

  /// Returns the scale from sums of a run to points.
  func scale(of run: ShapedRun) -> PointScale { styles?.spans[run.span].font.scale ?? scale }

  /// Returns the largest em of the letters next to a break, in points, which limits their change in
  /// width. Letters without a width do not change.
  func pointSize(around place: Int) -> Double {
    if styles == nil || content.runs.isEmpty { return scale.pointSize }
    let touched = touched(around: place)
    let runs = content.runIndex(at: max(0, touched.lowerBound - 1))...content.runIndex(at: touched.upperBound)
    return content.runs[runs].reduce(0) { $1.advance > 0 ? max($0, scale(of: $1).pointSize) : $0 }
  }

  /// Returns the range from the end of the run to the start of the run that a break can affect: a
  /// limited number of units, regardless of how many characters around the break join.
  ///
  /// - Complexity: O(1), in addition to finding runs.
  func touched(around place: Int) -> ClosedRange<Int> {
    furthest(before: place, after: 0)...furthest(after: place, before: content.shapingUnits.count)
  }

  /// Visits the parts of a line in logical order.
  func forEachStretch(_ line: Range<Int>, _ body: (Stretch) -> Void) {
    forEachPart(line) { part in
      switch part {
      case .kept(let run, let range): body(.kept(run, range))
      case .loose(let run, let range): body(.reshaped(run, range, reshape(range, of: line, run)))
      case .blank(let run, let range): body(.blank(run, range))
      }
    }
  }

  /// A part of a run on a line, before any is shaped again: as in the whole text, next to a break
  /// that changes it, or without glyphs.
  private enum Part {
    case kept(ShapedRun, Range<Int>)
    case loose(ShapedRun, Range<Int>)
    case blank(ShapedRun, Range<Int>)
  }

  private func forEachPart(_ line: Range<Int>, _ body: (Part) -> Void) { forEachPart(line, in: line, body) }

  /// - Parameter range: The part of the line to visit, including the rest of its last run.
  private func forEachPart(_ line: Range<Int>, in range: Range<Int>, _ body: (Part) -> Void) {
    guard !range.isEmpty else { return }
    let touched = touched(line)
    var index = content.runIndex(at: range.lowerBound)
    while index < content.runs.count, content.runs[index].range.lowerBound < range.upperBound {
      let run = content.runs[index]
      index += 1
      let part = run.range.clamped(to: line)
      guard run.face != nil else {
        body(.blank(run, part))
        continue
      }
      let safe = safeRange(in: part, of: line, beyond: touched, run)
      guard safe.lowerBound < safe.upperBound else {
        body(.loose(run, part))
        continue
      }
      if part.lowerBound < safe.lowerBound {
        body(.loose(run, part.lowerBound..<safe.lowerBound))
      }
      body(.kept(run, safe))
      if safe.upperBound < part.upperBound {
        body(.loose(run, safe.upperBound..<part.upperBound))
      }
    }
  }

  /// From the start of the last run that the line's start affects to the end of the first run that
  /// its end affects.
  private func touched(_ line: Range<Int>) -> Range<Int> {
    let start = furthest(after: line.lowerBound, before: line.upperBound)
    return start..<furthest(before: line.upperBound, after: start)
  }

  /// Returns the start of the last run after a break that the break affects, because letters join
  /// across intermediate runs (`JoinedRuns`).
  ///
  /// - Complexity: O(1), in addition to finding runs, because it stops at the reach of the break.
  private func furthest(after place: Int, before limit: Int) -> Int {
    let limit = min(limit, place + JoinedRuns.reach)
    var start = place
    while start < limit, !isSafe(start) {
      let edge = content.runs[content.runIndex(at: start)].range.upperBound
      guard edge < limit, !isSafe(edge), JoinedRuns.isBetweenLetters(start..<edge, of: content.shapingUnits) else {
        break
      }
      start = edge
    }
    return start
  }

  /// Returns the end of the first run before a break that the break affects.
  private func furthest(before place: Int, after limit: Int) -> Int {
    let limit = max(limit, place - JoinedRuns.reach)
    var end = place
    while end > limit, !isSafe(end) {
      let edge = content.runs[content.runIndex(at: end - 1)].range.lowerBound
      guard edge > limit, !isSafe(edge), JoinedRuns.isBetweenLetters(edge..<end, of: content.shapingUnits) else {
        break
      }
      end = edge
    }
    return end
  }

  /// Returns the part that the line's ends do not affect; empty if there is none.
  private func safeRange(
    in part: Range<Int>, of line: Range<Int>, beyond touched: Range<Int>, _ run: ShapedRun
  ) -> Range<Int> {
    var start = part.lowerBound
    var end = part.upperBound
    if start <= touched.lowerBound {
      start = nextSafePlace(from: start, end)
      if takesClusterApart(at: line.lowerBound, run) { start = joint(from: start, before: end, of: line, run) }
    }
    if end >= touched.upperBound, start < end {
      end = lastSafePlace(upTo: end, start)
      if takesClusterApart(at: line.upperBound, run) { end = joint(upTo: end, after: start, of: line, run) }
    }
    return start..<end
  }

  func isSafe(_ place: Int) -> Bool { content.analysis.flags[place].contains(.safeToBreak) }

  func nextSafePlace(from place: Int, _ limit: Int) -> Int {
    var next = place
    while next < limit, !isSafe(next) { next += 1 }
    return next
  }

  func lastSafePlace(upTo place: Int, _ limit: Int) -> Int {
    var last = place
    while last > limit, !isSafe(last) { last -= 1 }
    return last
  }

  /// Shapes a stretch next to a break. Of the rest of its line, only the nearest few characters
  /// count, as context.
  func reshape(_ range: Range<Int>, of line: Range<Int>, _ run: ShapedRun) -> [RunGlyph] {
    shape(range, of: line, run).map(RunGlyph.init)
  }

  func shape(_ range: Range<Int>, of line: Range<Int>, _ run: ShapedRun) -> [ShapedGlyph] {
    let context = (range.lowerBound - 16..<range.upperBound + 16).clamped(to: line)
    let text = Array(content.shapingUnits[context])
    let local = (range.lowerBound - context.lowerBound)..<(range.upperBound - context.lowerBound)
    let settings = styles?.spans[run.span].settings ?? content.settings
    guard var glyphs = shaper.shape(local, of: text, as: run, settings) else {
      content.hasPartsGivenUp.store(true, ordering: .relaxed)
      return []
    }
    for index in glyphs.indices { glyphs[index].cluster += context.lowerBound }
    return glyphs
  }
}
