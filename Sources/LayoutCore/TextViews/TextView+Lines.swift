internal import FontMetrics
package import Foundation
internal import TextLayout

extension TextView {
  /// Returns the rectangle of the lines with a range of the text, in UTF-16 units, in the view's
  /// coordinates. Without lines, it is that of the text.
  ///
  /// - Complexity: O(n) in the text.
  package func linesRect(of range: Range<Int>) -> CGRect {
    let (label, frame) = shownText
    let lines = label.textLines(in: frame.size).map(Array.init) ?? []
    guard let last = lines.lastIndex(where: { $0.utf16Range.lowerBound <= max(range.lowerBound, range.upperBound - 1) })
    else { return frame }
    let first = lines[...last].lastIndex { $0.utf16Range.lowerBound <= range.lowerBound } ?? last
    let (top, bottom) = (extent(ofLine: first, label, frame), extent(ofLine: last, label, frame))
    return CGRect(
      x: frame.minX, y: frame.minY + top.lowerBound, width: frame.width, height: bottom.upperBound - top.lowerBound)
  }

  /// Returns the distances from the top of the text to the top and the bottom of a line, in points.
  private func extent(ofLine index: Int, _ label: Label, _ frame: CGRect) -> ClosedRange<CGFloat> {
    if let layout = label.paragraphLayout(in: frame.size), layout.lines.indices.contains(index) {
      let line = layout.lines[index].frame
      return CGFloat(line.y)...CGFloat(line.y + line.height)
    }
    let stack = label.measurer.lineStack(of: label.font)
    let top = CGFloat(stack.drop(to: index))
    return top...(top + CGFloat(stack.lineHeight))
  }
}
