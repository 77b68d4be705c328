public import Foundation
import LayoutCore

// Positions. Rectangles are in the content's coordinates, in points. They are empty for missing
// items, and while the delegate returns estimates.

extension TableView {
  /// The number of sections.
  public var numberOfSections: Int {
    loadIfNeeded()
    return content.sections.count
  }

  /// Returns the number of rows in a section, or 0 if it does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return hasSection(section) ? content.sections.rowCount(in: section) : 0
  }

  func hasSection(_ section: Int) -> Bool { section >= 0 && section < content.sections.count }

  /// Returns the rectangle of a row, as measured or currently estimated.
  ///
  /// - Complexity: O(log *n*).
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard content.hasHeights else { return .zero }
    return content.item(of: indexPath).map(frame(ofRow:)) ?? .zero
  }

  /// Returns the rectangle of a section's header when it is not pinned to the top.
  public func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return hasSection(section) && content.hasHeights ? frame(of: .header, section: section) : .zero
  }

  /// Returns the rectangle of a section's footer when it is not pinned to the bottom.
  public func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return hasSection(section) && content.hasHeights ? frame(of: .footer, section: section) : .zero
  }

  /// Returns the rectangle of a section with its header and footer.
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

  /// Returns the frame of a plain section's header or footer pinned to the top or bottom, within
  /// its section. Header and footer do not cover each other: Strut's rule.
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

  // MARK: Rows at positions

  /// Returns the row at a point, or nil for a header or footer and outside the content.
  ///
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

  /// Returns the rows that intersect a rectangle, in order, or nil if there is none.
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

  // MARK: Visible items

  /// The visible rows, in order, or nil if there is none. Reading it tiles the table.
  public var indexPathsForVisibleRows: [IndexPath]? {
    tileIfNeeded()
    let paths = display.shown.keys.sorted().compactMap(content.path(of:))
    return paths.isEmpty ? nil : paths
  }

  /// The visible cells, in order. Reading it tiles the table.
  public var visibleCells: [TableViewCell] {
    tileIfNeeded()
    return display.shown.sorted { $0.key < $1.key }.compactMap { $0.value as? TableViewCell }
  }

  /// Returns the cell of a visible row, or nil for other rows.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    tileIfNeeded()
    return content.item(of: indexPath).flatMap { display.shown[$0] as? TableViewCell }
  }

  /// Returns the row of a visible cell, or nil for other cells.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    display.shown.first { $0.value === cell }.flatMap { content.path(of: $0.key) }
  }

  /// Returns the header of a section if it is visible.
  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? { edgeView(.header, section) }

  /// Returns the footer of a section if it is visible.
  public func footerView(forSection section: Int) -> TableViewHeaderFooterView? { edgeView(.footer, section) }

  private func edgeView(_ edge: SectionEdge, _ section: Int) -> TableViewHeaderFooterView? {
    tileIfNeeded()
    guard hasSection(section) else { return nil }
    return display.shown[item(of: edge, section: section)] as? TableViewHeaderFooterView
  }

  /// Returns `true` if a row's height was measured, and `false` if it is an estimate.
  public func isMeasured(rowAt indexPath: IndexPath) -> Bool {
    loadIfNeeded()
    guard content.hasHeights else { return false }
    return content.item(of: indexPath).map(content.heights.isMeasured) ?? false
  }

  /// The number of rows, headers and footers, including those without height, and the number of
  /// measured ones.
  public var measurementProgress: (measured: Int, count: Int) {
    loadIfNeeded()
    return (content.heights.measuredCount, content.heights.count)
  }

  /// The memory for the heights of the table, in bytes.
  public var heightsByteCount: Int { content.heights.memoryByteCount }
}
