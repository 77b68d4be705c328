internal import Foundation
public import LayoutCore

/// A table as a picture, with everything that shows in it: what `strut table --png` writes.
///
/// ```swift
/// table.frame.size.height = table.contentSize.height       // all of it
/// table.layoutIfNeeded()
/// try TablePicture(table).picture.write(to: "table.png")
/// ```
public struct TablePicture: Sendable {
  /// The drawing, ready to be written.
  public let picture: Picture

  /// The radius of the corners of sections that lie in from the sides, in points (Strut's rule).
  private static let cornerRadius = 10.0

  /// Draws a table that has been laid out: the cells, headers and footers that show.
  /// - Throws: ``DrawingError`` as ``CellSnapshot/init(of:)``.
  /// - Complexity: Linear in the views and in the text shown.
  public init(_ table: TableView) throws(DrawingError) {
    let bounds = CGRect(origin: .zero, size: table.bounds.size)
    let ground = table.backgroundColor ?? (table.style == .plain ? Palette.cell : Palette.page)
    var elements: [PictureElement] = [.fill(bounds, ground)]
    if table.style == .insetGrouped { elements += Self.sections(of: table) }
    for view in table.subviews where !view.isHidden {
      let origin = CGPoint(
        x: view.frame.minX - table.bounds.minX, y: view.frame.minY - table.bounds.minY)
      guard view is TableViewCell else {
        elements.append(
          .clipped(CGRect(origin: origin, size: view.frame.size), view.contentDrawing(at: origin)))
        continue
      }
      let cell = try CellSnapshot(of: view).drawing(guides: false).elements
      // The colour of a section with round corners lies beneath its cells.
      let own = table.style == .insetGrouped && view.backgroundColor == nil ? Array(cell.dropFirst()) : cell
      elements += own.map { $0.offset(dx: Double(origin.x), dy: Double(origin.y)) }
    }
    picture = Picture(size: bounds.size, elements: [.clipped(bounds, elements)])
  }

  /// The ground of each section's rows.
  private static func sections(of table: TableView) -> [PictureElement] {
    (0..<table.numberOfSections).compactMap { section -> PictureElement? in
      let count = table.numberOfRows(inSection: section)
      guard count > 0 else { return nil }
      let first = table.rectForRow(at: IndexPath(row: 0, section: section))
      let last = table.rectForRow(at: IndexPath(row: count - 1, section: section))
      let ground = first.union(last).offsetBy(dx: -table.bounds.minX, dy: -table.bounds.minY)
      return Shapes.roundedRectangle(ground, radius: Double(cornerRadius), Palette.cell)
    }
  }
}
