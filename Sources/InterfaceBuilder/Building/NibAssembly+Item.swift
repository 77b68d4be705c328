import LayoutCore
import TableLayout

extension NibAssembly {
  /// Returns the finished cell of a collection view.
  func finishedItem(_ item: CollectionViewCell) -> BuiltNibItem {
    item.updateConstraintsIfNeeded()
    let isHeightKnown = item.constraintsDetermineHeight
    let size = NibItemSize(
      of: source, given: givenSize, isHeightKnown: isHeightKnown && !fitsOnly(item, in: source.recordedHeight),
      screenWidth: document.sizeClasses.leastWidth)
    if let note = size.note(of: source) { log.add(note) }
    return BuiltNibItem(
      source: source, cell: item, size: size, isHeightKnown: isHeightKnown,
      items: items.compactMapValues { $0 as? View }, recorded: recorded, notes: log.notes)
  }
}
