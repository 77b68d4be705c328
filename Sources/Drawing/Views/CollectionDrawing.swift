internal import Foundation
internal import LayoutCore
internal import TableLayout

/// The drawn part of a collection view, to which the visible views are added at one or more
/// offsets.
struct CollectionDrawing {
  let view: CollectionView
  /// The drawn rectangle of the content.
  let frame: CGRect
  private var elements: [PictureElement] = []
  /// The frames of the views that were drawn.
  private var drawn: Set<CGRect> = []

  init(_ view: CollectionView, frame: CGRect) { (self.view, self.frame) = (view, frame) }

  /// The drawing, clipped to its rectangle.
  var picture: Picture {
    let bounds = CGRect(origin: .zero, size: frame.size)
    return Picture(size: bounds.size, elements: [.clipped(bounds, [.fill(bounds, ground)] + elements)])
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

  /// Adds the visible cells, headers and footers that are not drawn yet.
  mutating func addVisible() throws(DrawingError) {
    for subview in view.subviews where !subview.isHidden && subview.frame.intersects(frame) {
      guard drawn.insert(subview.frame).inserted else { continue }
      let origin = CGPoint(x: subview.frame.minX - frame.minX, y: subview.frame.minY - frame.minY)
      if let cell = subview as? CollectionViewCell, let path = view.indexPath(for: cell) {
        elements.append(try drawing(of: cell, at: path, origin))
      } else {
        elements.append(
          .clipped(CGRect(origin: origin, size: subview.frame.size), subview.contentDrawing(at: origin)))
      }
    }
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
