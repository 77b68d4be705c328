internal import FontMetrics

/// Puts the glyphs of one line in visual order (UAX #9, rules L1 and L2) and at their places.
struct LineComposer {
  /// Glyphs of one face and level, in visual order.
  private struct Segment {
    var face: FontFace
    var level: UInt8
    var glyphs: [RunGlyph]
  }

  private let line: TextLine
  private var segments: [Segment] = []

  init(_ line: TextLine) {
    self.line = line
    if line.ellipsis == .head { appendEllipsis() }
    for (index, range) in line.visibleRanges.enumerated() {
      if index == 1 && line.ellipsis == .middle { appendEllipsis() }
      append(range)
    }
    if line.endsInEllipsis { appendEllipsis() }
  }

  // MARK: Segments in logical order

  private mutating func append(_ range: Range<Int>) {
    let levels = line.source.content.analysis.lineLevels(range)
    line.source.measurer.forEachStretch(range) { stretch in
      switch stretch {
      case .kept(let run, let part): appendKept(run, part, levels, from: range.lowerBound)
      case .reshaped(let run, let glyphs):
        guard let face = run.face else { return }
        segments.append(Segment(face: face, level: run.level, glyphs: glyphs))
      }
    }
  }

  /// A part of a run, cut where rule L1 gives white space another level.
  private mutating func appendKept(_ run: ShapedRun, _ part: Range<Int>, _ levels: [UInt8], from base: Int) {
    guard let face = run.face else { return }
    let content = line.source.content
    var start = part.lowerBound
    while start < part.upperBound {
      var end = start + 1
      while end < part.upperBound && levels[end - base] == levels[start - base] { end += 1 }
      let glyphs = Array(content.glyphs(of: start..<end, in: run))
      if !glyphs.isEmpty { segments.append(Segment(face: face, level: levels[start - base], glyphs: glyphs)) }
      start = end
    }
  }

  /// The ellipsis reads in the direction of its paragraph.
  private mutating func appendEllipsis() {
    let ellipsis = line.ellipsisContent
    for run in ellipsis.runs {
      guard let face = run.face else { continue }
      segments.append(Segment(face: face, level: line.paragraphLevel, glyphs: Array(ellipsis.glyphs[run.glyphs])))
    }
  }

  // MARK: Visual order

  /// The runs from left to right. Where spaces hang over the end of a right-to-left line, they stand left of its edge.
  func runs() -> [GlyphRun] {
    let pointSize = line.source.font.pointSize
    let placed = VisualOrder.places(of: segments.map(\.level)).map { segments[$0] }
    var pen = 0.0
    if line.isRightToLeft {
      let advance = placed.reduce(0) { $0 + Self.advance($1, pointSize) }
      pen = min(0, line.width - advance)
    }
    return placed.map { segment in
      let scale = pointSize / Double(segment.face.unitsPerEm)
      var units = 0
      let glyphs = segment.glyphs.map { glyph in
        defer { units += Int(glyph.xAdvance) }
        return PlacedGlyph(
          glyphID: glyph.glyphID, x: pen + Double(units + Int(glyph.xOffset)) * scale,
          y: 0 - Double(glyph.yOffset) * scale, advance: Double(glyph.xAdvance) * scale)
      }
      pen += Double(units) * scale
      return GlyphRun(face: segment.face, fontSize: pointSize, glyphs: glyphs, isRightToLeft: segment.level % 2 == 1)
    }
  }

  private static func advance(_ segment: Segment, _ pointSize: Double) -> Double {
    let units = segment.glyphs.reduce(0) { $0 + Int($1.xAdvance) }
    return Double(units) * pointSize / Double(segment.face.unitsPerEm)
  }
}

extension TextLine {
  /// The line's glyphs from left to right, placed from the line's left edge and baseline; put together on each call.
  ///
  /// - Complexity: O(length of the line).
  public var runs: [GlyphRun] { LineComposer(self).runs() }
}
