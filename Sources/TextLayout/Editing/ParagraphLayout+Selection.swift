extension ParagraphLayout {
  /// Returns the rectangles of a range of the text, from top to bottom and left to right, in
  /// points. They have the height of their lines; a line with several directions may have several.
  /// Newlines have none. An ellipsis is included if any of the replaced text is, and a hyphen that
  /// is not in the text if the letter before it is.
  ///
  /// - Parameter range: The range in UTF-16 units, extended to whole grapheme clusters.
  /// - Complexity: O(length of the lines it touches).
  public func selectionRectangles(for range: Range<Int>) -> [TextRect] {
    guard !range.isEmpty else { return [] }
    let whole = source.graphemeStart(atOrBefore: range.lowerBound)..<source.graphemeEnd(atOrAfter: range.upperBound)
    let first = lines.indices.firstPlace { lines[$0].line.utf16Range.upperBound > whole.lowerBound }
    return lines[first...].prefix { $0.line.utf16Range.lowerBound < whole.upperBound }
      .flatMap { $0.rectangles(for: whole) }
  }
}

extension ParagraphLine {
  fileprivate func rectangles(for range: Range<Int>) -> [TextRect] {
    var edges: [(left: Double, right: Double)] = []
    var isOpen = false
    for cell in line.cells where cell.right > cell.left {
      let isSelected = cell.isTouched(by: range)
      if isSelected && isOpen {
        edges[edges.count - 1].right = cell.right
      } else if isSelected {
        edges.append((cell.left, cell.right))
      }
      isOpen = isSelected
    }
    return edges.map { TextRect(x: frame.x + $0.left, y: frame.y, width: $0.right - $0.left, height: frame.height) }
  }
}

extension LineCell {
  fileprivate func isTouched(by range: Range<Int>) -> Bool {
    isHyphen
      ? range.lowerBound < self.range.lowerBound && self.range.lowerBound <= range.upperBound
      : self.range.overlaps(range)
  }
}

extension ShapedParagraphs {
  /// The end of the grapheme cluster around a place. A place beyond the text is unchanged.
  func graphemeEnd(atOrAfter place: Int) -> Int {
    var end = max(0, place)
    while end < source.content.analysis.units.count && !flags(at: end).contains(.graphemeStart) { end += 1 }
    return end
  }
}
