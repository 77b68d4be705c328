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
    loadIfNeeded()
    return content.sections.count
  }

  /// Returns the number of items in a section, or 0 if it does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return section >= 0 && section < content.sections.count ? content.sections.rowCount(in: section) : 0
  }

  /// Returns the attributes of an item, as measured or estimated, or nil if it does not exist.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
    collectionViewLayout.askedAttributes(at: indexPath)
  }

  /// The visible cells, in order. Reading it tiles the view.
  ///
  /// - Complexity: O(*n* log *n*) for *n* visible cells.
  public var visibleCells: [CollectionViewCell] {
    tileIfNeeded()
    return display.shown.sorted { $0.key < $1.key }.compactMap { item, view in
      content.path(of: item) == nil ? nil : view as? CollectionViewCell
    }
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
  ///
  /// - Complexity: O(*n*) for *n* visible views. To visit all visible cells, call
  ///   ``cellForItem(at:)`` for ``indexPathsForVisibleItems``.
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
  /// do not exist are ignored. In a layout of the program, the position applies to both axes.
  ///
  /// - Complexity: A few measurements of the visible items.
  public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    tileIfNeeded()
    guard lineLayout != nil else { return scrollByAttributes(to: indexPath, at: position) }
    for _ in 0..<LayoutLimits.layoutRounds {
      loadIfNeeded()
      guard let item = content.item(of: indexPath) else { return }
      let frame = content.frame(of: item)
      let wanted = position.offset(
        showing: frame.minY...frame.maxY, within: alongLimits, insets: alongInsets, length: alongLength)
      guard wanted != alongOffset else { break }
      alongOffset = wanted
      display.keptItem = item
      tileIfNeeded()
    }
    display.keptItem = nil
  }

  // MARK: Selection

  /// The selected items, in the order of selection.
  public var indexPathsForSelectedItems: [IndexPath] { selection.rows }

  /// Selects an item, or deselects all for nil. Items that do not exist are ignored.
  public func selectItem(at indexPath: IndexPath?, animated: Bool) {
    loadIfNeeded()
    guard let indexPath else { return selection.rows.forEach { deselectItem(at: $0, animated: animated) } }
    guard content.item(of: indexPath) != nil, allowsSelection else { return }
    if !allowsMultipleSelection {
      for path in selection.rows where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    selection.insert(indexPath)
    cellForItem(at: indexPath)?.select(true)
  }

  /// Deselects an item.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cellForItem(at: indexPath)?.select(false)
  }
}

extension CollectionView.ScrollPosition {
  /// Returns the offset at which a stretch of the content is at the position, on one axis.
  func offset(
    showing stretch: ClosedRange<CGFloat>, within limits: ClosedRange<CGFloat>, insets: (start: CGFloat, end: CGFloat),
    length: CGFloat
  ) -> CGFloat {
    let room = length - insets.start - insets.end
    let start =
      switch self {
      case .start: stretch.lowerBound
      case .center: (stretch.lowerBound + stretch.upperBound - room) / 2
      case .end: stretch.upperBound - room
      }
    return min(max(start - insets.start, limits.lowerBound), limits.upperBound)
  }
}
