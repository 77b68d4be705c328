public import Foundation
import LayoutCore

extension TableView {
  /// The row that is selected; nil without one. Of several, the one selected first.
  public var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The rows that are selected, in the order they were; nil without one.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.rows }

  /// Selects a row, or takes all selections away for nil, and scrolls to it unless `none` is asked for; the delegate is not told.
  ///
  /// A row that is not there is left alone.
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

  /// Takes the selection from a row; the delegate is not told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    showSelection(of: indexPath, false, animated)
  }

  /// Does what a person's touch on a row does: lights it up and lets it go, asks the delegate whether it may be selected, takes the
  /// selection from another, selects it, and tells the delegate of each. Strut's own. Touching a selected row of several takes its
  /// selection. ``userTap(at:)`` finds the row.
  ///
  /// Nothing happens when there is no such row or selection is not allowed. Answers whether a row was selected.
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

  /// Lights a row up for as long as a finger lies on it.
  private func press(_ indexPath: IndexPath) {
    shownCell(at: indexPath)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    shownCell(at: indexPath)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
  }

  private func showSelection(of path: IndexPath, _ isSelected: Bool, _ animated: Bool) {
    guard let cell = shownCell(at: path), cell.isSelected != isSelected else { return }
    cell.setSelected(isSelected, animated: animated)
  }

  private func shownCell(at path: IndexPath) -> TableViewCell? {
    content.item(of: path).flatMap { display.shown[$0] as? TableViewCell }
  }
}
