public import Foundation
import LayoutCore

// Where things are. Rectangles are in the content's coordinates, in points; of what is not there, and while the
// delegate is asked for estimates, empty.

extension TableView {
  /// How many sections there are.
  public var numberOfSections: Int {
    loadIfNeeded()
    return content.sections.count
  }

  /// How many rows a section has; 0 when there is no such section.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return hasSection(section) ? content.sections.rowCount(in: section) : 0
  }

  func hasSection(_ section: Int) -> Bool { section >= 0 && section < content.sections.count }

  /// Where a row is: as measured, or as estimated so far.
  /// - Complexity: O(log *n*).
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard content.hasHeights else { return .zero }
    return content.item(of: indexPath).map(frame(ofRow:)) ?? .zero
  }

  /// Where a section's header is when it is not held at the top.
  public func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return hasSection(section) && content.hasHeights ? frame(of: .header, section: section) : .zero
  }

  /// Where a section's footer is when it is not held at the bottom.
  public func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return hasSection(section) && content.hasHeights ? frame(of: .footer, section: section) : .zero
  }

  /// Where a section is, with its header and footer.
  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard hasSection(section), content.hasHeights else { return .zero }
    let items = content.sections.items(of: section)
    let top = top(of: items.lowerBound)
    return CGRect(x: 0, y: top, width: bounds.width, height: self.top(of: items.upperBound) - top)
  }

  func frame(ofRow item: Int) -> CGRect {
    CGRect(
      x: CGFloat(rowInset), y: top(of: item), width: CGFloat(rowWidth), height: points(Int(content.heights[item])))
  }

  func frame(of edge: SectionEdge, section: Int) -> CGRect {
    var frame = frame(ofRow: item(of: edge, section: section))
    guard edge == .header, frame.height > 0 else { return frame }
    let padding = min(frame.height, points(Int(padding(above: .header))))
    frame.origin.y += padding
    frame.size.height -= padding
    return frame
  }

  /// Where a plain section's header or footer is when it is held at the top or the bottom, as long as there is something of its section.
  /// Neither covers the other: Strut's rule.
  func pinned(_ frame: CGRect, _ edge: SectionEdge, section: Int) -> CGRect {
    guard style == .plain else { return frame }
    let insets = adjustedContentInset
    var result = frame
    switch edge {
    case .header:
      let end = top(of: content.sections.footer(of: section))
      result.origin.y = max(frame.minY, min(contentOffset.y + insets.top, end - frame.height))
    case .footer:
      let start = top(of: content.sections.header(of: section) + 1)
      result.origin.y = min(frame.minY, max(contentOffset.y + bounds.height - insets.bottom - frame.height, start))
    }
    return result
  }

  // MARK: From places to rows

  /// The row at a point; nil at a header or footer, or where there is nothing.
  /// - Complexity: O(log *n*).
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard content.hasHeights, point.x >= 0, point.x < bounds.width, let item = item(at: point.y) else { return nil }
    return content.path(of: item)
  }

  private func item(at y: CGFloat) -> Int? {
    guard y.isFinite else { return nil }
    return content.heights.item(at: Self.whole((Double(y - headerViewHeight) * pixelScale + 1e-6).rounded(.down)))
  }

  /// The rows that a rectangle meets, in order; nil when there is none.
  public func indexPathsForRows(in rectangle: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    let (top, bottom) = (rectangle.minY - headerViewHeight, rectangle.maxY - headerViewHeight)
    guard content.hasHeights, content.heights.count > 0, rectangle.height > 0, bottom > 0,
      top < points(content.heights.total)
    else { return nil }
    let first = item(at: max(rectangle.minY, headerViewHeight)) ?? 0
    let last = item(at: rectangle.maxY) ?? content.heights.count - 1
    let paths = (first...last).filter { content.heights[$0] > 0 && self.top(of: $0) < rectangle.maxY }
      .compactMap(content.path(of:))
    return paths.isEmpty ? nil : paths
  }

  // MARK: What shows

  /// The rows that show, in order; nil when there is none. Cells are brought in first.
  public var indexPathsForVisibleRows: [IndexPath]? {
    tileIfNeeded()
    let paths = display.shown.keys.sorted().compactMap(content.path(of:))
    return paths.isEmpty ? nil : paths
  }

  /// The cells that show, in order. Cells are brought in first.
  public var visibleCells: [TableViewCell] {
    tileIfNeeded()
    return display.shown.sorted { $0.key < $1.key }.compactMap { $0.value as? TableViewCell }
  }

  /// The cell of a row that shows; nil of another.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    tileIfNeeded()
    return content.item(of: indexPath).flatMap { display.shown[$0] as? TableViewCell }
  }

  /// The row of a cell that shows; nil of another.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    display.shown.first { $0.value === cell }.flatMap { content.path(of: $0.key) }
  }

  /// The header of a section when it shows.
  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? { edgeView(.header, section) }

  /// The footer of a section when it shows.
  public func footerView(forSection section: Int) -> TableViewHeaderFooterView? { edgeView(.footer, section) }

  private func edgeView(_ edge: SectionEdge, _ section: Int) -> TableViewHeaderFooterView? {
    tileIfNeeded()
    guard hasSection(section) else { return nil }
    return display.shown[item(of: edge, section: section)] as? TableViewHeaderFooterView
  }

  /// Whether a row's height was measured; false when it is an estimate.
  public func isMeasured(rowAt indexPath: IndexPath) -> Bool {
    loadIfNeeded()
    guard content.hasHeights else { return false }
    return content.item(of: indexPath).map(content.heights.isMeasured) ?? false
  }

  /// How many rows, headers and footers there are, those of no height counted too, and how many have been measured.
  public var measurementProgress: (measured: Int, count: Int) {
    loadIfNeeded()
    return (content.heights.measuredCount, content.heights.count)
  }

  /// How many bytes the heights of the table take.
  public var heightsByteCount: Int { content.heights.memoryByteCount }
}
