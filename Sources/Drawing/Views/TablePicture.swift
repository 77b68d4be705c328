internal import Foundation
internal import LayoutCore
public import TableLayout

/// A picture of a table with its visible content, as `strut table --png` writes it.
///
/// ```swift
/// table.frame.size.height = table.contentSize.height       // all of it
/// table.layoutIfNeeded()
/// try TablePicture(table).picture.write(to: "table.png")
/// ```
public struct TablePicture: Sendable {
  /// The drawing.
  public let picture: Picture
  /// The table among others.
  let column: SizesColumn

  /// Creates a picture of a table that was laid out, with its visible cells, headers and footers.
  ///
  /// - Throws: ``DrawingError`` as ``CellSnapshot/init(of:)``.
  ///
  /// - Complexity: Linear in the views and the displayed text.
  public init(_ table: TableView) throws(DrawingError) {
    let bounds = CGRect(origin: .zero, size: table.bounds.size)
    let ground = table.backgroundColor ?? (table.style == .plain ? Palette.cell : Palette.page)
    var elements: [PictureElement] = [.fill(bounds, ground)]
    for view in table.subviews where !view.isHidden {
      let origin = CGPoint(
        x: view.frame.minX - table.bounds.minX, y: view.frame.minY - table.bounds.minY)
      if let cell = view as? TableViewCell {
        elements.append(try Self.drawing(of: cell, in: table, at: origin))
      } else {
        elements.append(
          .clipped(CGRect(origin: origin, size: view.frame.size), view.contentDrawing(at: origin)))
      }
    }
    picture = Picture(size: bounds.size, elements: [.clipped(bounds, elements)])
    column = SizesColumn(
      category: table.traitCollection.contentSizeCategory, size: bounds.size, elements: picture.elements,
      insets: .zero, captions: try CaptionSetter(table.traitCollection.typesetting))
  }

  /// Returns a cell in place, clipped to the rounded corners of its section if there are any.
  private static func drawing(
    of cell: TableViewCell, in table: TableView, at origin: CGPoint
  ) throws(DrawingError) -> PictureElement {
    let elements = try CellSnapshot(of: cell).drawing(guides: false).elements
      .map { $0.offset(dx: Double(origin.x), dy: Double(origin.y)) }
    return SectionGround.clipped(
      elements, to: CGRect(origin: origin, size: cell.frame.size), in: ground(of: cell, in: table),
      radius: table.traitCollection.layoutMetrics.table.insetGroupedCornerRadius)
  }

  /// Returns the rectangle of the rows of a cell's section, if it has round corners.
  private static func ground(of cell: TableViewCell, in table: TableView) -> CGRect? {
    guard table.style == .insetGrouped, let section = table.indexPath(for: cell)?.section else { return nil }
    let first = table.rectForRow(at: IndexPath(row: 0, section: section))
    let last = table.rectForRow(at: IndexPath(row: table.numberOfRows(inSection: section) - 1, section: section))
    return first.union(last).offsetBy(dx: -table.bounds.minX, dy: -table.bounds.minY)
  }
}
