internal import FontMetrics
public import Foundation
import LayoutCore

extension TableView {
  // MARK: All at once

  /// Takes changes over that the data source has already made. Rows that stay keep their heights, and cells that show stay where they
  /// are, as does the row at the top, or if that goes or moves the next that does neither; at the very top the table stays scrolled
  /// there (Strut's rule, as UIKit does).
  ///
  /// Throws when the data source has other numbers of rows or sections than the changes lead to, and when changes contradict one
  /// another. The table then is as it was, and ``reloadData()`` is what helps.
  /// - Complexity: O(*n*) for *n* rows.
  public func apply(_ updates: TableUpdates) throws(TableError) {
    guard content.isLoaded else { return setNeedsTiling() }
    // Changes that are made while others are taken over, or data read, cannot be told apart from those.
    guard !display.isLoading else { return reloadData() }
    display.isLoading = true
    defer { display.isLoading = false }
    let plan = try TableUpdatePlan(updates, of: content.sections, to: rowCountsOfData())
    let held = surviving(anchor(), in: plan, of: updates)
    let wasInRange = verticalLimits.contains(contentOffset.y)
    carryOut(plan)
    settleSize()
    measurePending()
    hold(held, as: .update)
    if wasInRange { clampOffset() }
    setNeedsTiling()
  }

  /// Calls `updates`, in which rows and sections are inserted, deleted, moved and reloaded, and takes all changes over at once. Stops
  /// with UIKit's message where ``apply(_:)`` throws.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Begins changes that count together, up to the ``endUpdates()`` that belongs to it.
  public func beginUpdates() {
    loadIfNeeded()
    updates.depth += 1
  }

  /// Takes over what was changed since ``beginUpdates()``. Where nothing was, heights of rows that show are found again, from their
  /// cells as they are now: so rows expand. Those of other rows stay estimates until they are shown.
  public func endUpdates() {
    guard updates.depth > 0 else { return }
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let collected = updates.collected
    updates.collected = TableUpdates()
    if collected.isEmpty { askHeightsAgain() } else { applyOrStop(collected) }
    tileIfNeeded()
  }

  private func applyOrStop(_ updates: TableUpdates) {
    do throws(TableError) { try apply(updates) } catch { stopAsUIKit(error.message) }
  }

  private func askHeightsAgain() {
    content.heights.forgetMeasured()
    if delegate == nil, rowHeight >= 0 { forgetHeights() }
    setNeedsTiling()
  }

  private func change(_ body: (inout TableUpdates) -> Void) {
    // What was never read is read as it is now.
    guard updates.depth > 0 || content.isLoaded else { return setNeedsTiling() }
    beginUpdates()
    body(&updates.collected)
    endUpdates()
  }

  // MARK: One kind at a time

  /// Inserts rows, named by where they are afterwards.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertRows(at: indexPaths) }
  }

  /// Deletes rows, named by where they were before.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleteRows(at: indexPaths) }
  }

  /// Asks for the cells of rows again, named by where they were before. They lose their selection; ``reconfigureRows(at:)`` leaves it.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadRows(at: indexPaths) }
  }

  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moveRow(at: indexPath, to: newIndexPath) }
  }

  /// Inserts sections, named by where they are afterwards.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertSections(sections) }
  }

  /// Deletes sections, named by where they were before.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deleteSections(sections) }
  }

  /// Reads sections again, named by where they were before. Their rows lose their selection.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadSections(sections) }
  }

  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(section, toSection: newSection) }
  }

  /// Configures the cells of rows again without another one taking their place: the data source is asked for the cell, and gets the
  /// one that shows when it dequeues, without `prepareForReuse()`. Heights are found again. Rows that do not show are left for when they
  /// do.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    loadIfNeeded()
    // While data are read all cells are still to be asked for.
    guard content.hasHeights else { return setNeedsTiling() }
    for path in indexPaths {
      guard let item = content.item(of: path) else { stopOutOfBounds(path, "reconfigure") }
      content.heights.setMeasured(item, false)
      if let old = display.shown[item] as? TableViewCell { reconfigure(old, item, path) }
    }
    setNeedsTiling()
    tileIfNeeded()
  }

  /// - Parameter old: The cell that shows.
  private func reconfigure(_ old: TableViewCell, _ item: Int, _ path: IndexPath) {
    display.shown[item] = nil
    pool.lent = old
    let cell = self.cell(of: dated(item), at: path)
    pool.lent = nil
    // Another that was given in its place shows as any new one does; after the data have changed the item is not the row's.
    guard cell === old else { return endDisplay(of: old, at: path) }
    display.prepared[item] = nil
    display.shown[item] = old
    display.revisions[item] = old.contentView.layoutRevision
  }

  private func endDisplay(of cell: TableViewCell, at path: IndexPath) {
    giveBack(cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }
}
