public import Foundation

extension AsUser where Subject: UICollectionView {
  /// Taps an item, which need not be visible: it is highlighted, and the delegate is asked and
  /// notified, in the order of a table. With multiple selection, a tap on a selected item deselects
  /// it.
  ///
  /// Returns `false` if the item does not exist or is not selected by the tap.
  @discardableResult public func selectItem(at indexPath: IndexPath) -> Bool {
    subject.isTouchable && subject.userSelectItem(at: indexPath)
  }
}
