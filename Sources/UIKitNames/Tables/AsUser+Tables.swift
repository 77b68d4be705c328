public import Foundation
internal import LayoutCore
internal import TableLayout

extension AsUser where Subject: UITableView {
  /// Taps a row, which need not be visible: it is highlighted, and the delegate is asked and
  /// notified. With multiple selection, a tap on a selected row deselects it.
  ///
  /// Returns `false` if the row does not exist or is not selected by the tap.
  @discardableResult public func selectRow(at indexPath: IndexPath) -> Bool {
    subject.isTouchable && subject.strutTable.userSelectRow(at: indexPath)
  }

  /// Taps the accessory button of a visible row, and notifies the delegate. Returns `false` if the
  /// row is not visible or has no such button.
  @discardableResult public func tapAccessoryButton(ofRowAt indexPath: IndexPath) -> Bool {
    guard subject.isTouchable, let cell = subject.cellForRow(at: indexPath),
      cell.accessoryView == nil, [.detailButton, .detailDisclosureButton].contains(cell.accessoryType)
    else { return false }
    subject.delegate?.tableView(subject, accessoryButtonTappedForRowWith: indexPath)
    return true
  }
}
