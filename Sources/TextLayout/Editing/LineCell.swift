internal import FontInterop
internal import FontMetrics

/// A grapheme cluster on its line, an ellipsis, or a hyphen that is not in the text.
struct LineCell: Hashable {
  /// The range in UTF-16 units. The range of an ellipsis is the replaced text; that of a hyphen is
  /// empty, after the letter before it.
  var range: Range<Int>
  /// The distance from the line's left edge, in points.
  var left: Double
  var right: Double
  var isRightToLeft: Bool
  var isHyphen = false

  /// The position of a caret before the cell, in reading order.
  var leading: Double { isRightToLeft ? right : left }
  /// The position of a caret after the cell.
  var trailing: Double { isRightToLeft ? left : right }
}

extension TextLine {
  /// The grapheme clusters of the line from left to right.
  ///
  /// - Complexity: O(length of the line).
  var cells: [LineCell] {
    let flags = source.content.analysis.flags
    return LineComposer(self).placed().flatMap { $0.cells(flags) }
  }
}

extension LineSegment {
  fileprivate func cells(_ flags: [UnitFlags]) -> [LineCell] {
    if isEllipsis || isHyphen || fixedWidth != nil {
      return [LineCell(range: range, left: x, right: x + width, isRightToLeft: isRightToLeft, isHyphen: isHyphen)]
    }
    var (units, tracked) = (0, 0)
    var extra = 0.0
    return clusters.flatMap { cluster -> [LineCell] in
      let left = x + points(units, clusters: tracked) + extra
      units += glyphs[cluster.glyphs].reduce(0) { $0 + Int($1.xAdvance) }
      if !self.tracked.isEmpty { tracked += self.tracked[cluster.glyphs].reduce(0, +) }
      if !extras.isEmpty { extra += extras[cluster.glyphs].reduce(0, +) }
      let right = x + points(units, clusters: tracked) + extra
      return cells(of: cluster, left: left, right: right, flags)
    }
  }

  /// The parts of a cluster: one, unless it is a ligature.
  private func cells(
    of cluster: (range: Range<Int>, glyphs: Range<Int>), left: Double, right: Double, _ flags: [UnitFlags]
  ) -> [LineCell] {
    let starts = cluster.range.filter { $0 == cluster.range.lowerBound || flags[$0].contains(.graphemeStart) }
    let edges = [left] + carets(in: cluster.glyphs, parts: starts.count, left: left, right: right) + [right]
    return starts.indices.map { place in
      let index = isRightToLeft ? starts.count - 1 - place : place
      let end = index + 1 < starts.count ? starts[index + 1] : cluster.range.upperBound
      return LineCell(
        range: starts[index]..<end, left: edges[place], right: edges[place + 1], isRightToLeft: isRightToLeft)
    }
  }

  /// Returns the carets within a ligature, from left to right: those of the font, or else evenly
  /// spaced ones.
  private func carets(in cluster: Range<Int>, parts: Int, left: Double, right: Double) -> [Double] {
    guard parts > 1 else { return [] }
    if let face, cluster.count == 1, let glyph = glyphs[cluster].first {
      let carets = face.shapingFont.ligatureCarets(of: glyph.glyphID, isRightToLeft: isRightToLeft)
        .map { left + Double($0) * scale }.sorted()
      if carets.count == parts - 1, carets.allSatisfy({ (left...max(left, right)).contains($0) }) { return carets }
    }
    return (1..<parts).map { left + (right - left) * Double($0) / Double(parts) }
  }
}
