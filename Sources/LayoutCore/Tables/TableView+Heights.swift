import FontMetrics
import Foundation

extension TableView {
  /// The width of rows, headers and footers, in points.
  var rowWidth: Double { max(0, Double(bounds.width) - 2 * rowInset) }

  /// How far rows are in from the sides, in points.
  var rowInset: Double {
    guard style == .insetGrouped else { return 0 }
    return traitCollection.layoutMetrics.table.insetGroupedSide(width: Double(bounds.width))
  }

  /// Finds the height of an item that is to show; its view is kept for that.
  func measure(_ item: Int) {
    let (section, part) = content.sections.place(of: item)
    switch part {
    case .row(let row):
      let path = IndexPath(row: row, section: section)
      let revision = display.revision
      let cell = cell(of: item, at: path)
      guard display.revision == revision else { return }
      take(height(of: cell, at: path), for: item, at: path)
    case .header: measure(item, .header, section)
    case .footer: measure(item, .footer, section)
    }
    if estimates.learned.takesEffect() { relearn() }
  }

  private func measure(_ item: Int, _ edge: SectionEdge, _ section: Int) {
    let revision = display.revision
    let view = view(of: item, edge, section)
    guard display.revision == revision else { return }
    let height = edgeHeight(of: edge, section: section, view: view)
    if display.revision == revision { take(height, for: item) }
  }

  /// Finds the height of an item that is not to show; a view that it took to find it is given back.
  func measureUnseen(_ item: Int) {
    guard display.shown[item] == nil, display.prepared[item] == nil else { return measure(item) }
    if let path = content.path(of: item) {
      let given = givenHeight(at: path)
      if given >= 0 { return take(pixels(given), for: item, at: path) }
    }
    measure(item)
    if let view = display.prepared.removeValue(forKey: item) { giveBack(view) }
  }

  /// The height of a row, in pixels: the given one, else what the cell needs.
  private func height(of cell: TableViewCell, at path: IndexPath) -> Int32 {
    let given = givenHeight(at: path)
    return given >= 0 ? pixels(given) : neededHeight(of: cell)
  }

  /// How thick the line below a row is, in points; 0 without one.
  var separatorThickness: Double {
    let metrics = traitCollection.layoutMetrics.cell
    return separatorStyle == .none ? 0 : metrics.separatorThickness(displayScale: traitCollection.displayScale)
  }

  func givenHeight(at path: IndexPath) -> CGFloat {
    checked(
      delegate?.tableView(self, heightForRowAt: path) ?? rowHeight, "row height",
      "row \(path.row) in section \(path.section)")
  }

  func neededHeight(of cell: TableViewCell) -> Int32 {
    let needed = try? CellSizing.rowHeight(for: cell, width: rowWidth, separator: separatorStyle != .none)
    return pixels(CGFloat(needed ?? traitCollection.layoutMetrics.cell.minimumHeight))
  }

  /// Puts a measured height in the place of an estimate. What is above the anchor moves the offset, so that the anchor stays.
  private func take(_ height: Int32, for item: Int, at path: IndexPath? = nil) {
    let before = content.heights[item]
    content.heights.measure(item, as: height)
    let change = Int(content.heights[item]) - Int(before)
    if let path, estimation == .learned { estimates.learned.learn(height, of: kind(of: path)) }
    guard change != 0 else { return }
    settleSize()
    if let anchor = display.anchorItem, item < anchor { moveOffset(by: change, as: .measurement, at: path) }
  }

  // MARK: Views

  /// The cell of a row that shows or is to show; asks the data source for one if there is none.
  func cell(of item: Int, at path: IndexPath) -> TableViewCell {
    if let cell = (display.shown[item] ?? display.prepared[item]) as? TableViewCell { return cell }
    guard let dataSource else { return TableViewCell() }
    let revision = display.revision
    let cell = traitCollection.performAsCurrent { dataSource.tableView(self, cellForRowAt: path) }
    guard display.revision == revision else { return cell }
    if let level = delegate?.tableView(self, indentationLevelForRowAt: path), level != Self.ownIndentationLevel {
      cell.indentationLevel = level
    }
    adopt(cell, for: item)
    return cell
  }

  /// The view of a header or footer that shows or is to show; nil when it has none.
  func view(of item: Int, _ edge: SectionEdge, _ section: Int) -> View? {
    if let view = display.shown[item] ?? display.prepared[item] {
      if view.superview !== self { adopt(view, for: item) }
      return view
    }
    guard !display.viewless.contains(item) else { return nil }
    guard let view = traitCollection.performAsCurrent({ makeView(of: edge, section: section) }) else {
      display.viewless.insert(item)
      return nil
    }
    adopt(view, for: item)
    return view
  }

  /// Takes a view in, so that it has the table's traits and margins when its height is found. In iOS 11 the margins come later.
  private func adopt(_ view: View, for item: Int) {
    display.prepared[item] = view
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: rowInset, y: Double(top(of: item)), width: rowWidth, height: Double(view.frame.height))
    if traitCollection.layoutMetrics.cell.isMeasuredWithPlainMargins, view.superview == nil {
      view.setTraits(traitCollection)
    } else if view.superview !== self {
      insertSubview(view, at: 0)
    }
  }

  /// Takes a view out, to be used again.
  func giveBack(_ view: View) {
    view.removeFromSuperview()
    pool.give(view)
  }
}
