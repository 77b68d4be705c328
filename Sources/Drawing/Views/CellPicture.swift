internal import Foundation
public import LayoutCore

/// One cell as a picture: what `strut layout --png` writes.
///
/// Without guides the picture is the cell and nothing else, in the cell's size. With guides there is a page around it, with
/// the margins, the baselines and the distances between them, in points.
///
/// ```swift
/// _ = try CellSizing.layOut(cell, width: 375)
/// try CellPicture(cell, guides: true).picture.write(to: "cell.svg")
/// ```
public struct CellPicture: Sendable {
  /// The drawing, ready to be written.
  public let picture: Picture

  /// Draws a view that has been laid out.
  /// - Throws: ``DrawingError`` as ``CellSnapshot/init(of:)``.
  public init(_ view: View, guides: Bool = false) throws(DrawingError) {
    self.init(try CellSnapshot(of: view), guides: guides)
  }

  /// Draws a snapshot of a cell.
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
