internal import FontMetrics

/// A stretch of a line in one face, style and level, with its glyphs.
struct LineSegment {
  /// The range of the text in UTF-16 units; for an ellipsis, the replaced range.
  var range: Range<Int>
  var level: UInt8
  /// The face; `nil` for a stretch without glyphs.
  var face: FontFace?
  /// The em, in points.
  var fontSize: Double
  /// The baseline offset in points; positive values are up.
  var baselineOffset = 0.0
  /// The glyphs in visual order.
  var glyphs: [RunGlyph] = []
  /// The face's tracking after each cluster that has a width, in points; 0 for none.
  var tracking = 0.0
  /// By glyph: 1 if tracking is added after it in reading order; empty without tracking.
  var tracked: [Int] = []
  /// The spacing and justification after each glyph in reading order, in points; empty for none.
  var extras: [Double] = []
  /// The width of a stretch that is not determined by its glyphs, in points.
  var fixedWidth: Double?
  var attachment: TextAttachment?
  var isEllipsis = false
  /// A Boolean value that indicates whether it is a hyphen that is not in the text.
  var isHyphen = false
  /// The distance from the line's left edge, in points.
  var x = 0.0

  /// Creates a stretch without glyphs.
  ///
  /// - Parameter font: The font of the text. Its tracking is applied in its own face.
  init(range: Range<Int>, level: UInt8, face: FontFace?, _ font: Font) {
    (self.range, self.level, self.face, fontSize) = (range, level, face, font.pointSize)
    if face?.isTracked == true { tracking = font.tracking ?? 0 }
  }

  var isRightToLeft: Bool { level % 2 == 1 }

  /// The width in points.
  var width: Double {
    if let fixedWidth { return fixedWidth }
    return width(of: glyphs.indices) + extras.reduce(0, +)
  }

  /// Returns the width of a range of glyphs before spacing and justification, in points.
  func width(of glyphs: Range<Int>) -> Double {
    let units = self.glyphs[glyphs].reduce(0) { $0 + Int($1.xAdvance) }
    return points(units, clusters: tracked.isEmpty ? 0 : tracked[glyphs].reduce(0, +))
  }

  /// As in `PointScale`.
  func points(_ units: Int, clusters: Int) -> Double { Double(units) * scale + Double(clusters) * tracking }

  /// The factor from the shaped fraction of a design unit to points.
  var scale: Double { fontSize / Double(face?.shapingUnitsPerEm ?? 1) }

  /// Adds points after each cluster in reading order: `spacing` after clusters with a width, and
  /// the line's justification.
  mutating func space(by spacing: Double, _ justification: Justification?) {
    let hasExtras = spacing != 0 || justification != nil
    guard hasExtras || tracking != 0, !glyphs.isEmpty else { return }
    if hasExtras { extras = [Double](repeating: 0, count: glyphs.count) }
    if tracking != 0 { tracked = [Int](repeating: 0, count: glyphs.count) }
    for cluster in clusters where cluster.glyphs.lowerBound < cluster.glyphs.upperBound {
      let isWide = glyphs[cluster.glyphs].reduce(0) { $0 + Int($1.xAdvance) } != 0
      let last = isRightToLeft ? cluster.glyphs.lowerBound : cluster.glyphs.upperBound - 1
      if tracking != 0, isWide { tracked[last] = 1 }
      if hasExtras { extras[last] += (isWide ? spacing : 0) + (justification?.extra(in: cluster.range) ?? 0) }
    }
  }

  /// The clusters from left to right, with their units and glyphs.
  var clusters: [(range: Range<Int>, glyphs: Range<Int>)] {
    var groups: [Range<Int>] = []
    var start = 0
    while start < glyphs.count {
      var end = start + 1
      while end < glyphs.count && glyphs[end].cluster == glyphs[start].cluster { end += 1 }
      groups.append(start..<end)
      start = end
    }
    if isRightToLeft { groups.reverse() }
    let starts = groups.map { max(range.lowerBound, Int(glyphs[$0.lowerBound].cluster)) }
    var clusters = groups.indices.map { index -> (range: Range<Int>, glyphs: Range<Int>) in
      let first = index == 0 ? range.lowerBound : starts[index]
      let end = index + 1 < starts.count ? starts[index + 1] : range.upperBound
      return (min(first, end)..<end, groups[index])
    }
    if isRightToLeft { clusters.reverse() }
    return clusters
  }

  /// The glyphs with their positions; `nil` without glyphs.
  var run: GlyphRun? {
    guard let face, !glyphs.isEmpty else { return nil }
    var (units, clusters) = (0, 0)
    var extra = 0.0
    let placed = glyphs.indices.map { index in
      let glyph = glyphs[index]
      let own = extras.isEmpty ? 0 : extras[index]
      let cluster = tracked.isEmpty ? 0 : tracked[index]
      if isRightToLeft { (extra, clusters) = (extra + own, clusters + cluster) }
      let start = x + points(units + Int(glyph.xOffset), clusters: clusters) + extra
      units += Int(glyph.xAdvance)
      if !isRightToLeft { (extra, clusters) = (extra + own, clusters + cluster) }
      return PlacedGlyph(
        glyphID: glyph.glyphID, x: start, y: 0 - Double(glyph.yOffset) * scale - baselineOffset,
        advance: points(Int(glyph.xAdvance), clusters: cluster) + own)
    }
    return GlyphRun(face: face, fontSize: fontSize, glyphs: placed, isRightToLeft: isRightToLeft, utf16Range: range)
  }
}
