import FontMetrics
import Foundation
import LayoutCore

// Tiling: heights are measured until the visible items are final, and then views are positioned.

extension TableView {
  /// Tiles the table if something changed since the last time.
  func tileIfNeeded() {
    guard !display.isTiling else { return }
    // A method that was called for estimates may request cells. It gets the visible ones; others
    // follow later.
    guard !display.isLoading else { return setNeedsTiling() }
    for _ in 0..<LayoutLimits.layoutRounds where display.needsTiling || bounds.size != display.size { tile() }
  }

  private func tile() {
    display.isTiling = true
    defer { display.isTiling = false }
    forgetOutdatedHeights()
    display.size = bounds.size
    display.needsTiling = false
    loadIfNeeded()
    settleSize()
    guard bounds.width > 0, bounds.height > 0 else { return }
    forgetInvalidated()
    let wasInRange = isInRange
    let revision = display.revision
    if !display.isUpdated { retire(outside: visibleItems()) }
    settle(clamping: wasInRange)
    (display.comesBack, display.isUpdated) = (false, false)
    // A method that was called for a height may have changed the data, which are measured first.
    guard display.revision == revision, content.isLoaded else {
      display.comesBack = wasInRange
      return setNeedsTiling()
    }
    place()
    placeEdgeViews()
    display.staysAtTop = isAtTop
  }

  // MARK: Visible items

  /// Returns the items that are at least partly visible, including those without height between and
  /// directly above them.
  func visibleItems() -> Range<Int> {
    content.heights.items(from: topInPixels, to: bottomInPixels)
  }

  /// Returns the pinned items of a plain table: the footer of the bottom section and the header of
  /// the top section.
  func pinnedItems() -> [Int] {
    guard style == .plain else { return [] }
    let insets = adjustedContentInset
    let footer = section(atPixel: bottomInPixels - Int(pixels(insets.bottom)) - 1).map(content.sections.footer(of:))
    let header = section(atPixel: topInPixels + Int(pixels(insets.top))).map(content.sections.header(of:))
    return [footer, header].compactMap { $0 }
  }

  private func section(atPixel pixel: Int) -> Int? {
    guard pixel >= 0, let item = content.heights.item(at: pixel) else { return nil }
    return content.sections.place(of: item).section
  }

  // MARK: Heights

  /// Measures until the heights of all visible items are known.
  ///
  /// The anchor is the item that stayed in place in an update, or else the first item that was
  /// visible in its regular position; without one, it is the first item visible now, as in a table
  /// that was and is at its top. Items above the anchor are measured upward from it.
  private func settle(clamping: Bool) {
    let range = visibleItems()
    let shown = display.staysAtTop && isAtTop ? nil : firstInPlace(where: range.contains)
    let kept = display.keptItem.flatMap { range.contains($0) ? $0 : nil }
    display.anchorItem = kept ?? shown ?? range.first
    defer { (display.anchorItem, display.keptItem) = (nil, nil) }
    let revision = display.revision
    repeat { measureVisible() } while clamping && display.revision == revision && clampOffsetToContent()
  }

  /// A Boolean value that indicates whether the table is scrolled to its top.
  var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top }

  /// Measures the visible items, unless the data change meanwhile.
  ///
  /// A method that was called for a height may invalidate other heights. That is repeated a few
  /// times; after that the last value applies.
  func measureVisible() {
    let revision = display.revision
    var rounds: [Int: Int] = [:]
    while content.isLoaded, display.revision == revision, let item = nextUnmeasured() {
      let round = rounds[item, default: 0]
      rounds[item] = round + 1
      if round < LayoutLimits.layoutRounds { measure(item) } else { content.heights.setMeasured(item) }
    }
    if display.revision != revision { setNeedsTiling() }
  }

  private func clampOffsetToContent() -> Bool {
    let before = contentOffset.y
    clampOffset()
    return contentOffset.y != before
  }

  private func nextUnmeasured() -> Int? {
    let range = visibleItems()
    if let item = content.heights.nextUnmeasured(in: range, from: display.anchorItem) { return item }
    return pinnedItems().last { !content.heights.isMeasured($0) }
  }

  /// Marks the heights of invalidated views as unmeasured.
  private func forgetInvalidated() {
    for (item, view) in display.shown where isInvalidated(item, view) { content.heights.setMeasured(item, false) }
    display.invalidated = []
  }

  private func isInvalidated(_ item: Int, _ view: View) -> Bool {
    if display.invalidated.contains(ObjectIdentifier(view)) { return true }
    guard selfSizingInvalidation == .enabledIncludingConstraints, let cell = view as? TableViewCell else {
      return false
    }
    return display.revisions[item] != cell.contentView.layoutRevision
  }

  // MARK: Views

  /// Removes views that are no longer visible.
  private func retire(outside range: Range<Int>) {
    let pinned = pinnedItems()
    let revision = display.revision
    for item in display.shown.keys.sorted() where !range.contains(item) && !pinned.contains(item) {
      guard display.revision == revision else { return setNeedsTiling() }
      endDisplay(of: item)
    }
  }

  func endDisplay(of item: Int) {
    guard let view = display.shown.removeValue(forKey: item) else { return }
    display.revisions[item] = nil
    let facade = view.facade
    defer { withExtendedLifetime(facade) {} }
    giveBack(view)
    let (section, part) = content.sections.place(of: item)
    switch part {
    case .row(let row):
      guard let cell = view as? TableViewCell else { return }
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(row: row, section: section))
    case .header: delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  /// Removes all views, before other data are read.
  func removeAllShown() {
    for item in display.shown.keys.sorted() { endDisplay(of: item) }
    display.prepared.values.forEach(giveBack)
    display.forgetViews()
  }

  /// Positions the view of every visible item.
  private func place() {
    let range = visibleItems()
    let revision = display.revision
    retire(outside: range)
    let pinned = pinnedItems()
    for item in range.filter({ !pinned.contains($0) }) + pinned {
      // A method that was notified of a view may have changed the data.
      guard display.revision == revision else { return setNeedsTiling() }
      if content.heights[item] > 0 { show(item) }
    }
    display.prepared.values.forEach(giveBack)
    display.prepared = [:]
  }

  private func show(_ item: Int) {
    let (section, part) = content.sections.place(of: item)
    switch part {
    case .row(let row): showRow(item, IndexPath(row: row, section: section))
    case .header: showEdge(item, .header, section)
    case .footer: showEdge(item, .footer, section)
    }
  }

  private func showRow(_ item: Int, _ path: IndexPath) {
    let isNew = display.shown[item] == nil
    let current = dated(item)
    guard let cell = cell(of: current, at: path) else { return }
    if cell.superview !== self { insertSubview(cell, at: 0) }
    guard isCurrent(current) else { return }
    cell.contentView.tellOfChanges(cell.contentView as? TableViewCellContentView)
    cell.place(at: frame(ofRow: item))
    // Also for a given height, for which the cell was not consulted.
    cell.separatorThickness = separatorThickness
    cell.isInInsetGroup = style == .insetGrouped
    cell.backgrounds.tableSeparatorInset = separatorInset
    let last = content.sections.rowCount(in: path.section) - 1
    cell.backgrounds.lines = RowLines(style: style, isFirst: path.row == 0, isLast: path.row == last)
    guard isNew else { return }
    // The selection belongs to the table, regardless of the state of the cell from the data source.
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.select(isSelected, animated: false) }
    // The cell's override may have caused the data to be read again.
    guard isCurrent(current) else { return }
    display.prepared[item] = nil
    display.shown[item] = cell
    display.revisions[item] = cell.contentView.layoutRevision
    tellDisplay(of: cell, item, path)
  }

  /// Notifies the delegate, and checks whether that changed the measured height.
  private func tellDisplay(of cell: TableViewCell, _ item: Int, _ path: IndexPath) {
    let (before, revision) = (cell.contentView.layoutRevision, display.revision)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    guard cell.contentView.layoutRevision != before, content.isLoaded, display.revision == revision,
      givenHeight(at: path) < 0
    else { return }
    let (height, needed) = (content.heights[item], neededHeight(of: cell))
    guard needed != height else { return }
    record(LateChange(indexPath: path, height: points(Int(height)), neededHeight: points(Int(needed))))
  }

  private func showEdge(_ item: Int, _ edge: SectionEdge, _ section: Int) {
    let isNew = display.shown[item] == nil
    guard let view = view(of: dated(item), edge, section) else { return }
    view.place(at: pinned(frame(of: edge, section: section), edge, section: section))
    guard isNew else { return }
    display.prepared[item] = nil
    display.shown[item] = view
    addSubview(view)
    switch edge {
    case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  // MARK: The views above and below all sections

  func replaceEdgeView(_ old: View?, with new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    guard content.isLoaded else { return setNeedsTiling() }
    let isInRange = verticalLimits.contains(contentOffset.y)
    settleSize()
    if isInRange { clampOffset() }
    setNeedsTiling()
  }

  private func placeEdgeViews() {
    let below = headerViewHeight + points(content.heights.total)
    for (view, y) in [(tableHeaderView, 0), (tableFooterView, below)] {
      guard let view else { continue }
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    }
  }
}
