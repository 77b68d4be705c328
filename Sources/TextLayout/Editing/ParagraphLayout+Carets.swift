extension ParagraphLayout {
  /// Returns the line of a position, or `nil` in a layout without lines. Text that is not displayed
  /// belongs to the truncated line.
  ///
  /// - Complexity: O(log lines).
  public func lineIndex(of position: TextPosition) -> Int? {
    guard !lines.isEmpty else { return nil }
    let next = lines.indices.firstPlace { lines[$0].line.utf16Range.lowerBound > position.utf16Offset }
    let index = max(0, next - 1)
    let start = lines[index].line.utf16Range.lowerBound
    let isWrapped = start == position.utf16Offset && !source.flags(at: start).contains(.mandatoryBefore)
    return isWrapped && index > 0 && position.affinity == .upstream ? index - 1 : index
  }

  /// Returns the caret at a position, or `nil` in a layout without lines. An offset inside a
  /// grapheme cluster counts as the start of the cluster, and one outside the text as its end.
  ///
  /// - Complexity: O(length of the line).
  /// - Complexity: O(length of the line).
  public func caret(at position: TextPosition) -> TextCaret? {
    let position = TextPosition(source.graphemeStart(atOrBefore: position.utf16Offset), affinity: position.affinity)
    guard let index = lineIndex(of: position) else { return nil }
    let line = lines[index]
    let cells = line.line.cells
    let after = cells.first { $0.range.contains(position.utf16Offset) }
    let before =
      cells.first { $0.range.upperBound == position.utf16Offset && !$0.range.isEmpty }
      ?? (after == nil ? cells.last(before: position.utf16Offset) : nil)
    let isUpstream = position.affinity == .upstream
    let places = [before.map { ($0.trailing, $0) }, after.map { ($0.leading, $0) }]
    guard let (x, cell) = (isUpstream ? places : places.reversed()).compactMap({ $0 }).first else {
      return TextCaret(
        frame: line.caret(at: 0), splitFrame: nil, lineIndex: index, isRightToLeft: line.line.isRightToLeft)
    }
    let other = (isUpstream ? after?.leading : before?.trailing) ?? x
    return TextCaret(
      frame: line.caret(at: x), splitFrame: abs(other - x) > LineColumn.tolerance ? line.caret(at: other) : nil,
      lineIndex: index, isRightToLeft: cell.isRightToLeft)
  }

  /// Returns the position between two grapheme clusters that is nearest to a point, or `nil` in a
  /// layout without lines. A point above the first line belongs to that line, a point below the
  /// last line to that one, and a point between two lines to the nearer one.
  ///
  /// - Parameters:
  ///   - x: The distance from the layout's left edge, in points.
  ///   - y: The distance down from its top, in points.
  /// - Complexity: O(log lines), and the length of the line.
  public func position(x: Double, y: Double) -> TextPosition? {
    guard !lines.isEmpty else { return nil }
    let index = (0..<lines.count - 1).firstPlace { index in
      let frame = lines[index].frame
      return y < (frame.y + frame.height + lines[index + 1].frame.y) / 2
    }
    let line = lines[index]
    return source.edge(of: line.line, nearest: x - line.frame.x, line.line.position(x: x - line.frame.x))
  }
}

extension ParagraphLine {
  /// A caret at a distance from the line's left edge.
  func caret(at x: Double) -> TextRect { TextRect(x: frame.x + x, y: frame.y, width: 0, height: frame.height) }
}

extension TextLine {
  /// The position nearest to a distance from the line's left edge.
  fileprivate func position(x: Double) -> TextPosition {
    let cells = cells.filter { $0.right > $0.left }
    guard let first = cells.first, let last = cells.last else { return TextPosition(utf16Range.lowerBound) }
    let cell = x < first.left ? first : cells.first { x < $0.right } ?? last
    if cell.isHyphen { return TextPosition(cell.range.upperBound, affinity: .upstream) }
    let isLeft = x < (cell.left + cell.right) / 2
    return isLeft == cell.isRightToLeft
      ? TextPosition(cell.range.upperBound, affinity: .upstream) : TextPosition(cell.range.lowerBound)
  }
}

extension [LineCell] {
  /// The last cell, in the order of the text, that ends at or before a place.
  fileprivate func last(before place: Int) -> LineCell? {
    filter { $0.range.upperBound <= place }.max { $0.range.upperBound < $1.range.upperBound }
  }
}

extension ShapedParagraphs {
  /// A position on a line, or, if it is inside a grapheme cluster, the nearer edge of the cluster.
  /// A part of a cluster in a separate run has a separate cell.
  fileprivate func edge(of line: TextLine, nearest x: Double, _ position: TextPosition) -> TextPosition {
    let start = graphemeStart(atOrBefore: position.utf16Offset)
    // A line may end inside a cluster (UAX #14).
    guard start < position.utf16Offset, start >= line.utf16Range.lowerBound else { return position }
    let end = graphemeEnd(atOrAfter: position.utf16Offset)
    let cells = line.cells
    guard let first = cells.first(where: { $0.range.lowerBound == start }),
      let last = cells.first(where: { $0.range.upperBound == end }),
      abs(x - last.trailing) < abs(x - first.leading)
    else { return TextPosition(start) }
    return TextPosition(end, affinity: .upstream)
  }

  /// The flags of a unit, or of the text's end.
  func flags(at unit: Int) -> UnitFlags { source.content.analysis.flags[unit] }

  /// Returns the start of the grapheme cluster that contains an offset, clamped to the text.
  func graphemeStart(atOrBefore place: Int) -> Int {
    var start = min(max(0, place), source.content.analysis.units.count)
    while start > 0 && !flags(at: start).contains(.graphemeStart) { start -= 1 }
    return start
  }
}
