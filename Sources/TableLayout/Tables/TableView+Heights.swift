import FontMetrics
import Foundation
import LayoutCore

extension TableView {
  /// The width of rows, headers and footers, in points.
  var rowWidth: Double { max(0, Double(bounds.width) - 2 * rowInset) }

  /// The distance of rows from the sides, in points.
  var rowInset: Double {
    guard style == .insetGrouped else { return 0 }
    return traitCollection.layoutMetrics.table.insetGroupedSide(width: Double(bounds.width))
  }

  /// Measures an item that will be displayed, and keeps its view for that.
  func measure(_ number: Int) {
    let item = dated(number)
    let (section, part) = content.sections.place(of: number)
    switch part {
    case .row(let row):
      let path = IndexPath(row: row, section: section)
      if let cell = cell(of: item, at: path) {
        take(height(of: cell, at: path), for: item, at: path)
        // Layout before the cell is displayed must not find it without height.
        if isCurrent(item), cell.superview === self { cell.place(at: frame(ofRow: number)) }
      }
    case .header: measure(item, .header, section)
    case .footer: measure(item, .footer, section)
    }
    if estimates.learned.takesEffect() { relearn() }
  }

  private func measure(_ item: DatedItem, _ edge: SectionEdge, _ section: Int) {
    let view = view(of: item, edge, section)
    // Nothing is called for a section that may no longer exist.
    guard isCurrent(item) else { return }
    take(edgeHeight(of: edge, section: section, view: view), for: item)
  }

  /// Measures an item that will not be displayed, and returns its view to the pool.
  func measureUnseen(_ number: Int) {
    guard display.shown[number] == nil, display.prepared[number] == nil else { return measure(number) }
    let item = dated(number)
    if let path = content.path(of: number) {
      let given = givenHeight(at: path)
      if given >= 0 { return take(pixels(given), for: item, at: path) }
    }
    guard isCurrent(item) else { return }
    measure(number)
    if isCurrent(item), let view = display.prepared.removeValue(forKey: number) { giveBack(view) }
  }

  /// Returns the height of a row, in pixels: the given one, or that which the cell requires.
  private func height(of cell: TableViewCell, at path: IndexPath) -> Int32 {
    let given = givenHeight(at: path)
    return given >= 0 ? pixels(given) : neededHeight(of: cell)
  }

  /// The thickness of the line below a row, in points; 0 without one.
  var separatorThickness: Double {
    let metrics = traitCollection.layoutMetrics.cell
    return separatorStyle == .none ? 0 : metrics.separatorThickness(in: traitCollection)
  }

  func givenHeight(at path: IndexPath) -> CGFloat {
    checked(
      delegate?.tableView(self, heightForRowAt: path) ?? rowHeight, "row height",
      "row \(path.row) in section \(path.section)")
  }

  func neededHeight(of cell: TableViewCell) -> Int32 {
    cell.isInInsetGroup = style == .insetGrouped
    let needed = try? CellSizing.rowHeight(for: cell, width: rowWidth, separator: separatorStyle != .none)
    return pixels(CGFloat(needed ?? traitCollection.layoutMetrics.cell.minimumHeight))
  }

  /// Replaces an estimate by a measured height. Above the anchor, it also moves the offset, so that
  /// the anchor stays in place.
  private func take(_ height: Int32, for item: DatedItem, at path: IndexPath? = nil) {
    guard isCurrent(item) else { return }
    let before = content.heights[item.number]
    content.heights.measure(item.number, as: height)
    let change = Int(content.heights[item.number]) - Int(before)
    if let path, estimation == .learned { estimates.learned.learn(height, of: kind(of: path)) }
    guard change != 0 else { return }
    settleSize()
    if let anchor = display.anchorItem, item.number < anchor { moveOffset(by: change, as: .measurement, at: path) }
  }

  // MARK: Views

  /// Returns the cell of a row that is or will be displayed, from the data source if there is none.
  /// Returns nil if the data changed meanwhile.
  func cell(of item: DatedItem, at path: IndexPath) -> TableViewCell? {
    if let cell = (display.shown[item.number] ?? display.prepared[item.number]) as? TableViewCell { return cell }
    guard let dataSource else { return TableViewCell() }
    let cell = traitCollection.performAsCurrent { dataSource.tableView(self, cellForRowAt: path) }
    guard isCurrent(item) else { return nil }
    if let known = known(item, insteadOf: cell) as? TableViewCell { return known }
    if let level = delegate?.tableView(self, indentationLevelForRowAt: path), level != Self.ownIndentationLevel {
      cell.indentationLevel = level
    }
    adopt(cell, for: item)
    return isCurrent(item) ? cell : nil
  }

  /// Returns the view of a header or footer that is or will be displayed. Returns nil if it has
  /// none, or if the data changed meanwhile.
  func view(of item: DatedItem, _ edge: SectionEdge, _ section: Int) -> View? {
    if let view = display.shown[item.number] ?? display.prepared[item.number] {
      if view.superview !== self { adopt(view, for: item) }
      return view
    }
    guard !display.viewless.contains(item.number) else { return nil }
    let view = traitCollection.performAsCurrent { makeView(of: item, edge, section) }
    guard isCurrent(item) else { return nil }
    guard let view else {
      display.viewless.insert(item.number)
      return nil
    }
    if let known = known(item, insteadOf: view) { return known }
    adopt(view, for: item)
    return view
  }

  /// Returns the view that an item received in a nested measurement, and returns the given view to
  /// the pool.
  private func known(_ item: DatedItem, insteadOf view: View) -> View? {
    guard let known = display.shown[item.number] ?? display.prepared[item.number] else { return nil }
    if known !== view { giveBack(view) }
    return known
  }

  /// Adds a view, so that it has the table's traits and margins for measuring. In iOS 11 the
  /// margins follow later.
  private func adopt(_ view: View, for item: DatedItem) {
    guard isCurrent(item) else { return }
    display.prepared[item.number] = view
    view.translatesAutoresizingMaskIntoConstraints = true
    let y = Double(top(of: item.number))
    view.frame = CGRect(x: rowInset, y: y, width: rowWidth, height: Double(view.frame.height))
    if isMeasuredWithPlainMargins, view.superview == nil {
      view.setTraits(traitCollection)
    } else if view.superview !== self {
      insertSubview(view, at: 0)
    }
  }

  /// Removes a view and returns it to the pool.
  func giveBack(_ view: View) {
    // Removal releases the facade, which a view that waits for reuse needs.
    let facade = view.facade
    view.removeFromSuperview()
    pool.give(view)
    withExtendedLifetime(facade) {}
  }
}
