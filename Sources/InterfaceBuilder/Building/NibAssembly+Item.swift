import LayoutCore
import TableLayout

extension NibAssembly {
  /// Returns the finished cell of a collection view.
  func finishedItem(_ item: CollectionViewCell) -> BuiltNibItem {
    item.updateConstraintsIfNeeded()
    let isHeightKnown = item.constraintsDetermineHeight
    let size = NibItemSize(
      of: source, given: givenSize, isHeightKnown: isHeightKnown && !fits(item, onlyIn: source.recordedHeight),
      screenWidth: document.sizeClasses.leastWidth)
    if let note = size.note(of: source) { log.add(note) }
    return BuiltNibItem(
      source: source, cell: item, size: size, isHeightKnown: isHeightKnown,
      items: items.compactMapValues { $0 as? View }, recorded: recorded, notes: log.notes)
  }

  /// Returns true if the content of a cell of a collection view fits into a height, but not into
  /// the one that constraints determine.
  private func fits(_ cell: CollectionViewCell, onlyIn height: Double) -> Bool {
    let width = source.view.frame?.width.bounded ?? 0
    return height > 0 && width > 0 && cell.fits(width: width, onlyIn: height)
  }
}
