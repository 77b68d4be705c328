internal import Foundation
public import LayoutCore

/// A picture of a cell, as `strut layout --png` writes it.
///
/// Without guides the picture contains only the cell, in its size. With guides it is a page with
/// the margins, the baselines, and the distances between them, in points.
///
/// ```swift
/// _ = try CellSizing.layOut(cell, width: 375)
/// try CellPicture(cell, guides: true).picture.write(to: "cell.svg")
/// ```
public struct CellPicture: Sendable {
  /// The drawing.
  public let picture: Picture

  /// Creates a picture of a view that was laid out.
  /// - Throws: ``DrawingError`` as ``CellSnapshot/init(of:)``.
  public init(_ view: View, guides: Bool = false) throws(DrawingError) {
    self.init(try CellSnapshot(of: view), guides: guides)
  }

  /// Creates a picture of a snapshot.
  public init(_ snapshot: CellSnapshot, guides: Bool = false) {
    let (elements, insets) = snapshot.drawing(guides: guides)
    guard guides else {
      picture = Picture(size: snapshot.size, elements: elements)
      return
    }
    var page = Page()
    page.place(elements, x: Page.margin + Double(insets.left), y: Page.margin + Double(insets.top))
    page.extend(
      right: Page.margin + Double(insets.left + snapshot.size.width + insets.right),
      bottom: Page.margin + Double(insets.top + snapshot.size.height + insets.bottom))
    page.addLegend(captions: snapshot.captions)
    picture = page.picture
  }
}
