public import Foundation
import LayoutCore

extension TableView {
  /// The selected row, or nil without one. Of several, the row that was selected first.
  public var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows, in the order of selection, or nil without any.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.rows }

  /// Selects a row, or deselects all rows for nil, and scrolls to it unless the position is `none`.
  /// The delegate is not notified.
  ///
  /// A row that does not exist is ignored.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else { return selection.rows.forEach { deselectRow(at: $0, animated: animated) } }
    guard content.item(of: indexPath) != nil, allowsSelection else { return }
    if !allowsMultipleSelection {
      for row in selection.rows where row != indexPath { deselectRow(at: row, animated: animated) }
    }
    selection.insert(indexPath)
    showSelection(of: indexPath, true, animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row. The delegate is not notified.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    showSelection(of: indexPath, false, animated)
  }

  /// Simulates a touch on a row: highlights it and removes the highlight, consults the delegate,
  /// deselects another row, selects this one, and notifies the delegate of each step. Strut's own.
  /// With multiple selection, touching a selected row deselects it. ``userTap(at:)`` finds the row.
  ///
  /// Has no effect if the row does not exist or selection is not allowed. Returns `true` if the row
  /// was selected.
  @discardableResult
  public func userSelectRow(at indexPath: IndexPath) -> Bool {
    loadIfNeeded()
    guard allowsSelection, content.item(of: indexPath) != nil,
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return false }
    press(indexPath)
    if allowsMultipleSelection, selection.contains(indexPath) {
      userDeselectRow(at: indexPath)
      return false
    }
    guard let delegate else {
      selectRow(at: indexPath, animated: false, scrollPosition: .none)
      return true
    }
    guard let chosen = delegate.tableView(self, willSelectRowAt: indexPath) else { return false }
    if !allowsMultipleSelection { for row in selection.rows where row != chosen { userDeselectRow(at: row) } }
    selectRow(at: chosen, animated: false, scrollPosition: .none)
    delegate.tableView(self, didSelectRowAt: chosen)
    return true
  }

  private func userDeselectRow(at indexPath: IndexPath) {
    guard let delegate else { return deselectRow(at: indexPath, animated: false) }
    guard let chosen = delegate.tableView(self, willDeselectRowAt: indexPath) else { return }
    deselectRow(at: chosen, animated: false)
    delegate.tableView(self, didDeselectRowAt: chosen)
  }

  /// Highlights a row during a touch.
  private func press(_ indexPath: IndexPath) {
    shownCell(at: indexPath)?.highlight(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    shownCell(at: indexPath)?.highlight(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
  }

  private func showSelection(of path: IndexPath, _ isSelected: Bool, _ animated: Bool) {
    guard let cell = shownCell(at: path), cell.isSelected != isSelected else { return }
    cell.select(isSelected, animated: animated)
  }

  private func shownCell(at path: IndexPath) -> TableViewCell? {
    content.item(of: path).flatMap { display.shown[$0] as? TableViewCell }
  }
}
