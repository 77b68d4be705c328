internal import FontMetrics
public import Foundation
import LayoutCore

extension TableView {
  // MARK: Batch updates

  /// Applies updates that the data source already made. Remaining rows keep their heights, and
  /// visible cells stay in place. So does the top row, or if that is deleted or moved, the next one
  /// that is not. A table at its top stays there (Strut's rule, as in UIKit).
  ///
  /// Throws an error if the data source returns unexpected numbers of rows or sections, or if the
  /// updates contradict each other. The table is then unchanged, and needs ``reloadData()``.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  public func apply(_ updates: TableUpdates) throws(TableError) {
    guard content.isLoaded else { return setNeedsTiling() }
    // Updates during other updates, or while data are read, can't be distinguished from these.
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
    (display.keptItem, display.isUpdated) = (held?.1, true)
    if wasInRange { clampOffset() }
    setNeedsTiling()
  }

  /// Calls `updates`, which inserts, deletes, moves and reloads rows and sections, and applies all
  /// updates at once. Stops the program with UIKit's message where ``apply(_:)`` throws an error.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Begins a group of updates, which ends with the matching call of ``endUpdates()``.
  public func beginUpdates() {
    loadIfNeeded()
    updates.depth += 1
  }

  /// Applies the updates since ``beginUpdates()``. Without any, it measures the visible rows again
  /// with their cells, so that rows can expand. Other rows remain estimates until they are
  /// displayed.
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
    // Data that were never read are read in their current state.
    guard updates.depth > 0 || content.isLoaded else { return setNeedsTiling() }
    beginUpdates()
    body(&updates.collected)
    endUpdates()
  }

  // MARK: Single updates

  /// Inserts rows at their positions after the update.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertRows(at: indexPaths) }
  }

  /// Deletes rows at their positions before the update.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleteRows(at: indexPaths) }
  }

  /// Requests the cells of rows again, at their positions before the update. The rows are
  /// deselected, unlike with ``reconfigureRows(at:)``.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadRows(at: indexPaths) }
  }

  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moveRow(at: indexPath, to: newIndexPath) }
  }

  /// Inserts sections at their positions after the update.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertSections(sections) }
  }

  /// Deletes sections at their positions before the update.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deleteSections(sections) }
  }

  /// Reloads sections at their positions before the update. Their rows are deselected.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadSections(sections) }
  }

  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(section, toSection: newSection) }
  }

  /// Reconfigures the visible cells of rows without replacing them: the data source is called for
  /// the cell, and dequeues the visible one, without `prepareForReuse()`. The rows are measured
  /// again. Rows that are not visible are configured when they are displayed.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    loadIfNeeded()
    // While data are read, no cell was requested yet.
    guard content.hasHeights else { return setNeedsTiling() }
    for path in indexPaths {
      guard let item = content.item(of: path) else { stopOutOfBounds(path, "reconfigure") }
      content.heights.setMeasured(item, false)
      if let old = display.shown[item] as? TableViewCell { reconfigure(old, item, path) }
    }
    setNeedsTiling()
    tileIfNeeded()
  }

  /// - Parameter old: The visible cell.
  private func reconfigure(_ old: TableViewCell, _ item: Int, _ path: IndexPath) {
    display.shown[item] = nil
    pool.lent = old
    let cell = self.cell(of: dated(item), at: path)
    pool.lent = nil
    // Another cell from the data source is displayed like a new one. After a change of data, the
    // item may belong to another row.
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
