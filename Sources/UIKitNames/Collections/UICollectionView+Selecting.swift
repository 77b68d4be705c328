internal import Foundation
internal import LayoutCore
internal import TableLayout

extension UICollectionView {
  /// Returns the item whose cell contains the view that received a touch; nil if there is none, or
  /// if a control or text view in the cell keeps the touch.
  final func touchedItem(by view: UIView) -> IndexPath? {
    guard view.isDescendant(of: self) else { return nil }
    for view in sequence(first: view, next: \.superview).prefix(while: { $0 !== self }) {
      if view.strutView.keepsTouches { return nil }
      if let cell = view as? UICollectionViewCell, let path = indexPath(for: cell) { return path }
    }
    return nil
  }

  /// Selects an item as a touch does: it is highlighted, the delegate is asked and notified, and
  /// the segues of its cell are performed before the delegate is notified, as in a table. With
  /// multiple selection, a touch of a selected item deselects it.
  ///
  /// Returns `false` if the item does not exist or is not selected by the touch.
  @discardableResult final func userSelectItem(at indexPath: IndexPath) -> Bool {
    guard allowsSelection, hasItem(at: indexPath), highlight(indexPath) else { return false }
    let selected = indexPathsForSelectedItems ?? []
    if allowsMultipleSelection, selected.contains(indexPath) {
      if delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true { userDeselectItem(at: indexPath) }
      return false
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return false }
    if !allowsMultipleSelection { for other in selected where other != indexPath { userDeselectItem(at: other) } }
    selectItem(at: indexPath, animated: false, scrollPosition: [])
    let cell = cellForItem(at: indexPath)
    cell?.segueTrigger?.fire(cell)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    return true
  }

  private func userDeselectItem(at indexPath: IndexPath) {
    deselectItem(at: indexPath, animated: false)
    delegate?.collectionView(self, didDeselectItemAt: indexPath)
  }

  /// Highlights an item during a touch. Returns `false` if the delegate does not allow it.
  private func highlight(_ indexPath: IndexPath) -> Bool {
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return false }
    cellForItem(at: indexPath)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    cellForItem(at: indexPath)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    return true
  }

  private func hasItem(at indexPath: IndexPath) -> Bool {
    (0..<numberOfSections).contains(indexPath.section)
      && (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
  }
}
