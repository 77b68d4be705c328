public import Foundation
import LayoutCore

extension CollectionView {
  /// The position of an item after scrolling, on the axis of scrolling.
  public enum ScrollPosition: Hashable, Sendable {
    /// At the start.
    case start
    /// In the middle.
    case center
    /// At the end.
    case end
  }

  /// The number of sections.
  public var numberOfSections: Int {
    readCounts()
    return content.sections.count
  }

  /// Returns the number of items in a section, or 0 if it does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    readCounts()
    return section >= 0 && section < content.sections.count ? content.sections.rowCount(in: section) : 0
  }

  private func readCounts() { if lineLayout == nil { tileIfNeeded() } else { loadIfNeeded() } }

  /// Returns the attributes of an item, as measured or estimated, or nil if it does not exist.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
    collectionViewLayout.askedAttributes(at: indexPath)
  }

  /// The visible cells, in order. Reading it tiles the view.
  public var visibleCells: [CollectionViewCell] {
    tileIfNeeded()
    return display.shown.keys.sorted().compactMap { display.shown[$0] as? CollectionViewCell }
      .filter { cell in display.shown.contains { $0.value === cell && content.path(of: $0.key) != nil } }
  }

  /// The index paths of the visible items, in order. Reading it tiles the view.
  public var indexPathsForVisibleItems: [IndexPath] {
    tileIfNeeded()
    return display.shown.keys.sorted().compactMap(content.path(of:))
  }

  /// Returns the cell of an item if it is visible.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    tileIfNeeded()
    return content.item(of: indexPath).flatMap { display.shown[$0] as? CollectionViewCell }
  }

  /// Returns a visible supplementary view.
  public func supplementaryView(forElementKind kind: String, at indexPath: IndexPath) -> CollectionReusableView? {
    tileIfNeeded()
    return display.shown.first { item, _ in
      let (section, part) = content.sections.place(of: item)
      if case .row = part { return false }
      return section == indexPath.first && display.knownKinds[item] == kind
    }?.value as? CollectionReusableView
  }

  /// Returns the item of a visible cell.
  public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    display.shown.first { $0.value === cell }.flatMap { content.path(of: $0.key) }
  }

  /// Returns the item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let spot = CGRect(origin: point, size: CGSize(width: 0.001, height: 0.001))
    return collectionViewLayout.askedAttributes(in: spot)
      .first { $0.category == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// Scrolls so that an item is at a position, exactly: the visible items are measured. Paths that
  /// do not exist are ignored.
  ///
  /// - Complexity: A few measurements of the visible items.
  public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    tileIfNeeded()
    for _ in 0..<LayoutLimits.layoutRounds {
      loadIfNeeded()
      guard let item = content.item(of: indexPath) else { return }
      let wanted = offset(showing: content.frame(of: item), at: position)
      guard wanted != alongOffset else { break }
      alongOffset = wanted
      display.shownFirst = item
      tileIfNeeded()
    }
    display.shownFirst = nil
  }

  private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGFloat {
    let (insets, limits) = (alongInsets, alongLimits)
    let room = alongLength - insets.start - insets.end
    let start =
      switch position {
      case .start: frame.minY
      case .center: frame.midY - room / 2
      case .end: frame.maxY - room
      }
    return min(max(start - insets.start, limits.lowerBound), limits.upperBound)
  }

  // MARK: Selection

  /// The selected items, in the order of selection.
  public var indexPathsForSelectedItems: [IndexPath] { selection.rows }

  /// Selects an item, or deselects all for nil.
  public func selectItem(at indexPath: IndexPath?, animated: Bool) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selection.rows where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath, allowsSelection, content.item(of: indexPath) != nil else { return }
    selection.insert(indexPath)
    cellForItem(at: indexPath)?.select(true)
  }

  /// Deselects an item.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cellForItem(at: indexPath)?.select(false)
  }
}
