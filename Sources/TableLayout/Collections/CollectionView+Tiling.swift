import FontMetrics
import Foundation
import LayoutCore

// Tiling: sizes are measured until the visible lines are final, and then views are placed.

extension CollectionView {
  /// Tiles the view if something changed since the last time.
  func tileIfNeeded() {
    guard !display.isTiling else { return }
    guard !display.isLoading else { return setNeedsTiling() }
    for _ in 0..<LayoutLimits.layoutRounds where display.needsTiling || bounds.size != display.size { tile() }
  }

  private func tile() {
    display.isTiling = true
    defer { display.isTiling = false }
    guard lineLayout != nil else { return tileByAttributes() }
    forgetOutdated()
    display.size = bounds.size
    display.needsTiling = false
    loadIfNeeded()
    guard bounds.width > 0, bounds.height > 0 else { return }
    let wasInRange = isInRange
    let revision = display.revision
    forgetInvalidated()
    settle(clamping: wasInRange)
    display.comesBack = false
    guard display.revision == revision, content.isLoaded else {
      display.comesBack = wasInRange
      return setNeedsTiling()
    }
    place()
    display.staysAtTop = isAtStart
  }

  /// Returns the items in visible lines.
  func visibleItems() -> Range<Int> {
    let touched = content.lengths.touched(from: alongOffset, length: alongLength)
    return content.items(from: touched.start, to: touched.end)
  }

  /// Returns the pinned header of the first visible section, and the pinned footer of the last one.
  func pinnedItems() -> [Int] {
    let insets = alongInsets
    let visible = content.lengths.touched(
      from: alongOffset + insets.start, length: max(0, alongLength - insets.start - insets.end))
    func section(at pixel: Int) -> Int? {
      content.heights.item(at: pixel).map { content.sections.place(of: $0).section }
    }
    let footer = section(at: visible.end - 1).flatMap {
      content.shapes[$0].footer?.isPinned == true ? content.sections.footer(of: $0) : nil
    }
    let header = section(at: visible.start).flatMap {
      content.shapes[$0].header?.isPinned == true ? content.sections.header(of: $0) : nil
    }
    return [footer, header].compactMap { $0 }
  }

  /// Measures until the sizes of all visible items are known. The first item that was displayed
  /// before stays in place; see `TableView.settle`.
  private func settle(clamping: Bool) {
    let range = visibleItems()
    let shown = display.shown.keys.filter { range.contains($0) && content.path(of: $0) != nil }.min()
    let kept = display.keptItem.flatMap { range.contains($0) ? $0 : nil }
    display.anchorItem = kept ?? (display.staysAtTop && isAtStart ? range.first : shown ?? range.first)
    defer { (display.anchorItem, display.keptItem) = (nil, nil) }
    let revision = display.revision
    repeat {
      measureVisible()
      guard clamping, display.revision == revision else { return }
      let before = alongOffset
      clampOffset()
      guard alongOffset != before else { return }
    } while true
  }

  private func measureVisible() {
    let revision = display.revision
    while content.isLoaded, display.revision == revision {
      let range = visibleItems()
      guard
        let item = content.heights.nextUnmeasured(in: range, from: display.anchorItem)
          ?? pinnedItems().last(where: { !content.heights.isMeasured($0) })
      else { return }
      measure(content.measuredTogether(with: item))
    }
  }

  /// Marks the sizes of invalidated views as unmeasured.
  private func forgetInvalidated() {
    for (item, view) in display.shown where display.invalidated.contains(ObjectIdentifier(view)) {
      let place = content.sections.place(of: item)
      let shape = content.shapes[place.section]
      let isMeasured =
        switch place.part {
        case .row: !shape.measuredAxes.isEmpty
        case .header: shape.header?.isEstimated ?? false
        case .footer: shape.footer?.isEstimated ?? false
        }
      if isMeasured { content.heights.setMeasured(item, false) }
    }
    display.invalidated = []
  }

  // MARK: Views

  func place() {
    let revision = display.revision
    let wanted = visibleElements()
    let known = Set(wanted.map(\.item))
    for item in display.shown.keys.sorted() where !known.contains(item) {
      guard display.revision == revision else { return setNeedsTiling() }
      endDisplay(of: item)
    }
    for (item, attributes) in wanted {
      guard display.revision == revision, content.isLoaded else { return setNeedsTiling() }
      show(item, attributes)
    }
    for (item, view) in display.prepared where !known.contains(item) {
      giveBack(view, kind: display.knownKinds.removeValue(forKey: item) ?? "")
    }
    display.prepared = [:]
    backgroundView?.frame = bounds
  }

  /// Returns the visible elements as the layout places them. A subclass of a layout may have moved
  /// them.
  private func visibleElements() -> [(item: Int, attributes: CollectionLayoutAttributes)] {
    var seen: Set<Int> = []
    return collectionViewLayout.askedAttributes(in: bounds).compactMap { attributes in
      guard let item = item(of: attributes) else { return nil }
      if !seen.insert(item).inserted, attributes.category == .supplementaryView {
        noteCollision(of: attributes)
        return nil
      }
      return (item, attributes)
    }
  }

  private func item(of attributes: CollectionLayoutAttributes) -> Int? {
    guard attributes.category == .supplementaryView else { return content.item(of: attributes.indexPath) }
    return item(ofSupplementary: attributes)
  }

  private func show(_ item: Int, _ attributes: CollectionLayoutAttributes) {
    let isNew = display.shown[item] == nil
    guard let view = view(of: dated(item), attributes) else { return }
    view.take(attributes)
    guard isNew else { return }
    if view.superview !== self { addSubview(view) }
    display.prepared[item] = nil
    display.shown[item] = view
    if let cell = view as? CollectionViewCell, attributes.category == .cell {
      cell.select(selection.contains(attributes.indexPath))
      delegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
    } else if let kind = attributes.elementKind {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: attributes.indexPath)
    }
  }

  /// Removes a view that is no longer visible.
  func endDisplay(of item: Int) {
    guard let view = display.shown.removeValue(forKey: item) else { return }
    let facade = view.facade
    giveBack(view, kind: display.knownKinds.removeValue(forKey: item) ?? "")
    if let cell = view as? CollectionViewCell, let path = content.path(of: item) {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
    withExtendedLifetime(facade) {}
  }

  func removeAllShown() {
    for item in display.shown.keys.sorted() { endDisplay(of: item) }
    for (item, view) in display.prepared { giveBack(view, kind: display.knownKinds[item] ?? "") }
    display.forgetViews()
  }

  func dated(_ number: Int) -> DatedItem { DatedItem(number: number, revision: display.revision) }
  func isCurrent(_ item: DatedItem) -> Bool { item.revision == display.revision }
}
