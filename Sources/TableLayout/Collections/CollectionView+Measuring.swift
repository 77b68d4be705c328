import Foundation
import LayoutCore

extension CollectionView {
  /// Measures items of one section, or a header or footer, that will be displayed, and keeps their
  /// views for that.
  func measure(_ items: [Int]) {
    let revision = display.revision
    var lengths: [(item: Int, length: LineLength)] = []
    for (item, frame) in zip(items, content.frames(of: items)) {
      let length = measuredLength(of: dated(item), at: frame)
      guard display.revision == revision else { return }
      lengths.append((item, length ?? content.sizes[item]))
    }
    take(lengths)
  }

  /// Returns the size that a view prefers, or nil if there is no view or the data changed.
  private func measuredLength(of item: DatedItem, at frame: CGRect) -> LineLength? {
    guard let attributes = attributes(of: item.number, at: frame), let view = view(of: item, attributes) else {
      return nil
    }
    let axes = attributes.measuredAxes
    let size = traitCollection.performAsCurrent { view.measuredSize(attributes, scale: content.lengths.scale) }
    guard isCurrent(item) else { return nil }
    var length = LineLength(size, scrolling: axis)
    let known = content.sizes[item.number]
    if !axes.contains(axis == .vertical ? .horizontal : .vertical) { length.across = known.across }
    if !axes.contains(LayoutAxes(axis)) { length.along = known.along }
    return length
  }

  /// Replaces estimates by measured sizes. If the anchor moves, so does the offset.
  private func take(_ lengths: [(item: Int, length: LineLength)]) {
    let before = display.anchorItem.map { content.heights.offset(of: content.lineStart(of: $0)) }
    content.measure(lengths)
    settleSize()
    guard let anchor = display.anchorItem, let before, let first = lengths.first?.item, first < anchor else { return }
    let change = content.heights.offset(of: content.lineStart(of: anchor)) - before
    moveOffset(by: change, as: .measurement, at: content.path(of: first))
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
    display.knownKinds[item.number] = attributes.elementKind ?? ""
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = attributes.frame
    if view.superview !== self { insertSubview(view, at: 0) }
    return view
  }
}
