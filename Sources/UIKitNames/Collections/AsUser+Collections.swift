public import Foundation
internal import LayoutCore

extension AsUser where Subject: UICollectionView {
  /// Taps an item, which need not be visible: it is highlighted, and the delegate is asked and
  /// notified, in the order of a table. With multiple selection, a tap on a selected item deselects
  /// it.
  ///
  /// Returns `false` if the item does not exist or is not selected by the tap.
  @discardableResult public func selectItem(at indexPath: IndexPath) -> Bool {
    guard subject.isTouchable, subject.allowsSelection, subject.hasItem(at: indexPath), highlight(indexPath) else {
      return false
    }
    let (delegate, selected) = (subject.delegate, subject.indexPathsForSelectedItems ?? [])
    if subject.allowsMultipleSelection, selected.contains(indexPath) {
      if delegate?.collectionView(subject, shouldDeselectItemAt: indexPath) ?? true { deselect(indexPath) }
      return false
    }
    guard delegate?.collectionView(subject, shouldSelectItemAt: indexPath) ?? true else { return false }
    if !subject.allowsMultipleSelection { for other in selected where other != indexPath { deselect(other) } }
    subject.selectItem(at: indexPath, animated: false, scrollPosition: [])
    delegate?.collectionView(subject, didSelectItemAt: indexPath)
    return true
  }

  private func deselect(_ indexPath: IndexPath) {
    subject.deselectItem(at: indexPath, animated: false)
    subject.delegate?.collectionView(subject, didDeselectItemAt: indexPath)
  }

  /// Highlights an item during a touch. Returns `false` if the delegate does not allow it.
  private func highlight(_ indexPath: IndexPath) -> Bool {
    let delegate = subject.delegate
    guard delegate?.collectionView(subject, shouldHighlightItemAt: indexPath) ?? true else { return false }
    subject.cellForItem(at: indexPath)?.isHighlighted = true
    delegate?.collectionView(subject, didHighlightItemAt: indexPath)
    subject.cellForItem(at: indexPath)?.isHighlighted = false
    delegate?.collectionView(subject, didUnhighlightItemAt: indexPath)
    return true
  }
}

extension UICollectionView {
  fileprivate final func hasItem(at indexPath: IndexPath) -> Bool {
    (0..<numberOfSections).contains(indexPath.section)
      && (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
  }
}
