import Foundation
import LayoutCore

extension CollectionView {
  /// Measures an item, header or footer that will be displayed, and keeps its view for that.
  func measure(_ number: Int) {
    let item = dated(number)
    let (section, part) = content.sections.place(of: number)
    let shape = content.shapes[section]
    let isAbsent = part == .header && shape.header == nil || part == .footer && shape.footer == nil
    guard !isAbsent, let attributes = attributes(of: number), let view = view(of: item, attributes) else {
      if isCurrent(item) { content.heights.setMeasured(number) }
      return
    }
    guard isCurrent(item) else { return }
    let size = traitCollection.performAsCurrent { view.measuredSize(attributes, scale: content.lengths.scale) }
    guard isCurrent(item) else { return }
    take(size, for: number)
  }

  /// Replaces an estimate by a measured size. If the anchor moves, so does the offset.
  private func take(_ size: CGSize, for item: Int) {
    let (section, part) = content.sections.place(of: item)
    var length = LineLength(size, scrolling: axis)
    let axes = content.shapes[section].measuredAxes
    if part == .header || part == .footer || !axes.contains(axis == .vertical ? .horizontal : .vertical) {
      length.across = content.sizes[item].across
    }
    if case .row = part, !axes.contains(axis) { length.along = content.sizes[item].along }
    let before = display.anchorItem.map { content.heights.offset(of: content.lineStart(of: $0)) }
    content.measure(item, as: length)
    settleSize()
    guard let anchor = display.anchorItem, let before else { return }
    let change = content.heights.offset(of: content.lineStart(of: anchor)) - before
    if item < anchor { moveOffset(by: change, as: .measurement, at: content.path(of: item)) }
  }

  /// Returns the view of an element that is or will be displayed, from the data source if there is
  /// none. Returns nil if the data changed meanwhile.
  func view(of item: DatedItem, _ attributes: CollectionLayoutAttributes) -> CollectionReusableView? {
    if let view = display.shown[item.number] ?? display.prepared[item.number] { return view as? CollectionReusableView }
    guard let dataSource else { return nil }
    let path = attributes.indexPath
    let view: CollectionReusableView = traitCollection.performAsCurrent {
      guard let kind = attributes.elementKind else { return dataSource.collectionView(self, cellForItemAt: path) }
      return dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
    guard isCurrent(item) else { return nil }
    if let known = display.shown[item.number] ?? display.prepared[item.number] {
      if known !== view { giveBack(view, kind: attributes.elementKind ?? "") }
      return known as? CollectionReusableView
    }
    display.prepared[item.number] = view
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = attributes.frame
    if view.superview !== self { insertSubview(view, at: 0) }
    return view
  }
}
