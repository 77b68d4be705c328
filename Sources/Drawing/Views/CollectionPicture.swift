internal import Foundation
internal import LayoutCore
public import TableLayout

/// A picture of a collection view with its visible content, as `strut table --png` writes it.
///
/// ```swift
/// view.frame.size.height = view.contentSize.height       // all of it
/// view.layoutIfNeeded()
/// try CollectionPicture(view).picture.write(to: "collection.png")
/// ```
public struct CollectionPicture: Sendable {
  /// The drawing.
  public let picture: Picture
  /// The collection view among others.
  let column: SizesColumn

  /// Creates a picture of a collection view that was laid out, with its visible cells, headers and
  /// footers. Cells without a color are white. There are no separators and no rounded corners.
  ///
  /// - Throws: ``DrawingError`` as ``CellSnapshot/init(of:)``.
  ///
  /// - Complexity: Linear in the views and the displayed text.
  public init(_ view: CollectionView) throws(DrawingError) {
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    var elements: [PictureElement] = [.fill(bounds, view.backgroundColor ?? Palette.page)]
    for subview in view.subviews where !subview.isHidden {
      let origin = CGPoint(x: subview.frame.minX - view.bounds.minX, y: subview.frame.minY - view.bounds.minY)
      let frame = CGRect(origin: origin, size: subview.frame.size)
      let isCell = (subview as? CollectionViewCell).map { view.indexPath(for: $0) != nil } ?? false
      let drawn =
        isCell
        ? try CellSnapshot(of: subview).drawing(guides: false).elements
          .map { $0.offset(dx: Double(origin.x), dy: Double(origin.y)) } : subview.contentDrawing(at: origin)
      elements.append(.clipped(frame, drawn))
    }
    picture = Picture(size: bounds.size, elements: [.clipped(bounds, elements)])
    column = SizesColumn(
      category: view.traitCollection.contentSizeCategory, size: bounds.size, elements: picture.elements,
      insets: .zero, captions: try CaptionSetter(view.traitCollection.typesetting))
  }
}

extension SizesPicture {
  /// Creates a picture of collection views side by side.
  ///
  /// - Throws: ``DrawingError/Code/emptyPicture`` without collection views.
  ///
  /// - Complexity: Linear in the content of the collection views.
  public init(_ collections: [CollectionPicture]) throws(DrawingError) {
    try self.init(columns: collections.map(\.column), guides: false)
  }
}
