internal import FontMetrics

/// Arranges the glyphs of a line in visual order (UAX #9, rules L1 and L2).
///
/// The displayed text, and an ellipsis at the level of the paragraph, are reordered as one line.
struct LineComposer {
  private let line: TextLine
  /// The segments in logical order.
  private var segments: [LineSegment] = []

  init(_ line: TextLine) {
    self.line = line
    let place = line.ellipsis.map(line.ellipsisIndex)
    let levels = ShownLevels(line).parts
    for (index, range) in line.visibleRanges.enumerated() {
      if place == index { appendEllipsis() }
      append(Part(range: range, measurer: line.measurer(ofPart: index), levels: levels[index]))
    }
    if place == line.visibleRanges.count { appendEllipsis() }
    appendHyphen()
  }

  // MARK: Segments in logical order

  /// A visible range of the line.
  private struct Part {
    var range: Range<Int>
    var measurer: LineMeasurer
    /// The level of each displayed unit.
    var levels: [UInt8]
  }

  private mutating func append(_ part: Part) {
    let content = line.source.content
    var tabs = part.measurer.tabSections(part.range)?.tabs[...] ?? []
    part.measurer.forEachStretch(part.range) { stretch in
      switch stretch {
      case .kept(let run, let range):
        let tab = run.filler == .tab ? tabs.popFirst() : nil
        append(run, range, of: part, tab: tab) { Array(content.glyphs(of: $0, in: run)) }
      case .reshaped(let run, let range, let glyphs):
        let tab = run.filler == .tab ? tabs.popFirst() : nil
        append(run, range, of: part, tab: tab) { range in glyphs.filter { range.contains(Int($0.cluster)) } }
      case .blank(let run, let range):
        append(run, range, of: part, tab: nil) { _ in [] }
      }
    }
  }

  /// A stretch of a run, divided where it is displayed at a different level from the one at which
  /// it was shaped.
  private mutating func append(
    _ run: ShapedRun, _ stretch: Range<Int>, of part: Part, tab: Double?, _ glyphs: (Range<Int>) -> [RunGlyph]
  ) {
    let base = part.range.lowerBound
    var start = stretch.lowerBound
    while start < stretch.upperBound {
      let level = part.levels[start - base]
      var end = start + 1
      while end < stretch.upperBound && part.levels[end - base] == level { end += 1 }
      let range = start..<end
      var segment = segment(run, range, level: level)
      if let tab {
        segment.fixedWidth = tab
      } else if segment.isRightToLeft == run.isRightToLeft {
        segment.glyphs = glyphs(range)
      } else {
        segment.glyphs = turned(run, range, of: part, glyphs(range), level: level)
      }
      segment.space(by: line.source.styles?.spans[run.span].spacing ?? 0, line.justification)
      segments.append(segment)
      start = end
    }
  }

  /// Returns glyphs that are displayed in the opposite direction of their run: trailing white
  /// space, which looks the same, and neutrals next to an ellipsis. Some of those are mirrored.
  private func turned(
    _ run: ShapedRun, _ range: Range<Int>, of part: Part, _ glyphs: [RunGlyph], level: UInt8
  ) -> [RunGlyph] {
    let flags = line.source.content.analysis.flags
    if run.face == nil || range.allSatisfy({ flags[$0].contains(.hangs) }) { return glyphs.reversed() }
    var turned = run
    turned.level = level
    return part.measurer.reshape(range, of: part.range, turned)
  }

  private func segment(_ run: ShapedRun, _ range: Range<Int>, level: UInt8) -> LineSegment {
    let font = line.source.style(span: run.span).font
    var segment = LineSegment(range: range, level: level, face: run.face, font)
    guard let styles = line.source.styles else {
      if run.face == nil { segment.fixedWidth = 0 }
      return segment
    }
    let style = styles.spans[run.span]
    segment.baselineOffset = style.baselineOffset
    if run.face == nil { segment.fixedWidth = styles.fixedWidth(of: run) }
    if run.filler == .attachment { segment.attachment = style.attachment }
    return segment
  }

  /// The ellipsis has the direction of its paragraph.
  private mutating func appendEllipsis() {
    guard let ellipsis = line.ellipsis else { return }
    let text = line.source.ellipsis(span: ellipsis.span)
    append(text, for: hiddenRange(ellipsis), level: line.paragraphLevel) { $0.isEllipsis = true }
  }

  /// The hyphen belongs to the letter before it, and replaces no text.
  private mutating func appendHyphen() {
    guard let span = line.hyphenSpan, let end = line.visibleRanges.last?.upperBound, end > 0 else { return }
    let level = line.source.content.analysis.bidi.levels[end - 1]
    append(line.source.hyphen(span: span), for: end..<end, level: level) { $0.isHyphen = true }
  }

  private mutating func append(
    _ text: InsertedText, for range: Range<Int>, level: UInt8, marking mark: (inout LineSegment) -> Void
  ) {
    for run in text.content.runs where run.face != nil {
      var segment = LineSegment(range: range, level: level, face: run.face, text.style.font)
      segment.baselineOffset = text.style.baselineOffset
      segment.glyphs = Array(text.content.glyphs[run.glyphs])
      mark(&segment)
      segment.space(by: text.spacing, nil)
      segments.append(segment)
    }
  }

  /// Returns the range that the ellipsis replaces.
  private func hiddenRange(_ ellipsis: LineEllipsis) -> Range<Int> {
    let index = line.ellipsisIndex(ellipsis)
    let start = index == 0 ? line.utf16Range.lowerBound : line.visibleRanges[index - 1].upperBound
    let end = index < line.visibleRanges.count ? line.visibleRanges[index].lowerBound : line.utf16Range.upperBound
    return start..<max(start, end)
  }

  // MARK: Visual order

  /// Returns the segments from left to right, with their places. Hanging spaces at the end of a
  /// right-to-left line are left of its edge.
  func placed() -> [LineSegment] {
    var placed = VisualOrder.places(of: segments.map(\.level)).map { segments[$0] }
    var pen = 0.0
    if line.isRightToLeft { pen = min(0, line.width - placed.reduce(0) { $0 + $1.width }) }
    for index in placed.indices {
      placed[index].x = pen
      pen += placed[index].width
    }
    return placed
  }
}

extension TextLine {
  /// The line's glyphs from left to right, relative to the line's left edge and baseline, computed
  /// on each access.
  ///
  /// - Complexity: O(length of the line).
  public var runs: [GlyphRun] { LineComposer(self).placed().compactMap(\.run) }
}
