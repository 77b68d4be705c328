extension ParagraphLayout {
  /// The boxes of a stretch of the text, from the top and from left to right, in points: as high as their lines, several on a line
  /// where directions meet. Newlines have none; an ellipsis counts when any of what it stands for does.
  ///
  /// - Parameter range: In UTF-16 units; grapheme clusters that it touches count whole.
  /// - Complexity: O(length of the lines it touches).
  public func selectionRectangles(for range: Range<Int>) -> [TextRect] {
    guard !range.isEmpty else { return [] }
    let first = lines.indices.firstPlace { lines[$0].line.utf16Range.upperBound > range.lowerBound }
    return lines[first...].prefix { $0.line.utf16Range.lowerBound < range.upperBound }
      .flatMap { $0.rectangles(for: range) }
  }
}

extension ParagraphLine {
  fileprivate func rectangles(for range: Range<Int>) -> [TextRect] {
    var edges: [(left: Double, right: Double)] = []
    var isOpen = false
    for cell in line.cells where cell.right > cell.left {
      let isSelected = cell.range.overlaps(range)
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
