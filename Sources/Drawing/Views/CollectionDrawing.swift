internal import Foundation
internal import LayoutCore
internal import TableLayout

/// The drawn part of a collection view, to which the visible views are added at one or more
/// offsets.
struct CollectionDrawing {
  let view: CollectionView
  /// The drawn rectangle of the content.
  let frame: CGRect
  /// True if headers and footers are drawn where they pin, and false if at their place in the
  /// section.
  private let pins: Bool
  /// The drawn subviews with their order from back to front, as numbers that are compared in turn.
  private var elements: [(order: [Int], element: PictureElement)] = []
  private var drawn: Set<Drawn> = []

  /// An element or another subview that was drawn.
  private enum Drawn: Hashable {
    case element(IndexPath, kind: String?)
    case other(ObjectIdentifier)
  }

  init(_ view: CollectionView, frame: CGRect, pins: Bool) { (self.view, self.frame, self.pins) = (view, frame, pins) }

  /// The drawing, clipped to its rectangle.
  var picture: Picture {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let sorted = elements.sorted { $0.order.lexicographicallyPrecedes($1.order) }.map(\.element)
    return Picture(
      size: bounds.size, elements: [.clipped(bounds, [.fill(bounds, ground)] + backgroundDrawing() + sorted)])
  }

  /// The color behind the cells: that of the view, or that of a table with the appearance of the
  /// list.
  private var ground: Color {
    if let color = view.backgroundColor { return color }
    switch view.list(ofSection: 0)?.appearance {
    case .plain, .sidebarPlain: return Palette.cell
    case .grouped, .insetGrouped, .sidebar, nil: return Palette.page
    }
  }

  /// The view behind all cells, which fills the drawn rectangle as it fills the collection view.
  private func backgroundDrawing() -> [PictureElement] {
    guard let background = view.backgroundView else { return [] }
    let before = background.frame
    background.frame = frame
    background.layoutIfNeeded()
    let elements = background.wholeDrawing(at: .zero)
    background.frame = before
    background.layoutIfNeeded()
    return elements
  }

  /// Adds the visible cells, headers, footers and other subviews that are not drawn yet.
  mutating func addVisible() throws(DrawingError) {
    for subview in view.subviews where !subview.isHidden && subview !== view.backgroundView {
      let shown = view.shownElement(in: subview)
      let place = pins ? subview.frame : shown?.frame ?? subview.frame
      let mark = shown.map { Drawn.element($0.indexPath, kind: $0.kind) } ?? .other(ObjectIdentifier(subview))
      guard place.intersects(frame), drawn.insert(mark).inserted else { continue }
      let origin = CGPoint(x: place.minX - frame.minX, y: place.minY - frame.minY)
      elements.append((shown.map(order) ?? [], try drawing(of: subview, shown, at: origin)))
    }
  }

  /// Returns the order of an element: that of the layout, then that of the content. Views that are
  /// reused stay in the order of their first use, which has no meaning.
  private func order(_ shown: ShownElement) -> [Int] {
    let path = shown.indexPath
    switch shown.kind {
    case nil: return [view.layoutAttributesForItem(at: path)?.zIndex ?? 0, path.section, 1, path.row]
    case CollectionView.elementKindSectionHeader: return [shown.isPinned ? 1 : 0, path.section, 0]
    default: return [shown.isPinned ? 1 : 0, path.section, 2]
    }
  }

  private func drawing(
    of subview: View, _ shown: ShownElement?, at origin: CGPoint
  ) throws(DrawingError) -> PictureElement {
    if let shown, shown.kind == nil, let cell = subview as? CollectionViewCell {
      return try drawing(of: cell, at: shown.indexPath, origin)
    }
    return .clipped(CGRect(origin: origin, size: subview.frame.size), subview.wholeDrawing(at: origin))
  }

  private func drawing(
    of cell: CollectionViewCell, at path: IndexPath, _ origin: CGPoint
  ) throws(DrawingError) -> PictureElement {
    let lines = view.separatorFrames(of: cell, at: path).map { PictureElement.fill($0, Palette.separator) }
    let content = try CellSnapshot(of: cell).drawing(guides: false).elements + lines
    return SectionGround.clipped(
      content.map { $0.offset(dx: Double(origin.x), dy: Double(origin.y)) },
      to: CGRect(origin: origin, size: cell.frame.size),
      in: view.insetGround(ofSection: path.section)?.offsetBy(dx: -frame.minX, dy: -frame.minY),
      radius: view.traitCollection.layoutMetrics.table.insetGroupedCornerRadius)
  }
}
