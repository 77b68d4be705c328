internal import Foundation
internal import TableLayout

extension NSDiffableDataSourceSnapshot {
  /// Returns the item at an index path, or nil if it does not exist.
  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard let section = section(at: indexPath.section) else { return nil }
    let items = itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// Returns the index path of an item, or nil if it does not exist.
  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item), let place = indexOfSection(section),
      let row = itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(row: row, section: place)
  }

  /// Returns the identifier of a section, or nil if it does not exist.
  func section(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }
}
