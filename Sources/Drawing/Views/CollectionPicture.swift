public import Foundation
public import LayoutCore
public import TableLayout

/// A picture of a collection view, as `strut table --png` writes it.
///
/// ```swift
/// try CollectionPicture(view).picture.write(to: "visible.png")
/// try CollectionPicture(contentOf: view).picture.write(to: "collection.png")
/// ```
/// Cells without a color are white, on the gray of a page or the white of a plain list. Lists have
/// separators, and inset sections have round corners, as in a table with their style.
public struct CollectionPicture: Sendable {
  /// The drawing.
  public let picture: Picture
  /// The drawn rectangle of the content, in points.
  public let contentFrame: CGRect
  /// The collection view among others.
  let column: SizesColumn

  /// Creates a picture of a collection view that was laid out, with its visible cells, headers and
  /// footers.
  ///
  /// - Throws: ``DrawingError`` as ``CellSnapshot/init(of:)``.
  ///
  /// - Complexity: Linear in the views and the displayed text.
  public init(_ view: CollectionView) throws(DrawingError) {
    var drawing = CollectionDrawing(view, frame: view.bounds, pins: true)
    try drawing.addVisible()
    try self.init(drawing)
  }

  /// Creates a picture of all content, or of a length of it from the start.
  ///
  /// The view is scrolled through and back, and keeps its size, so that lengths in fractions of it
  /// do not change. A header or footer that pins to the visible part is drawn at its place in the
  /// section. The content of a horizontal layout starts on the right if it is mirrored.
  /// - Parameters:
  ///   - axis: The direction of scrolling for a layout of the program. Flow and compositional
  ///     layouts have their own.
  ///   - length: The greatest length of the picture, in points.
  /// - Throws: ``DrawingError/Code/unknownAxis`` without an axis for a layout of the program, and
  ///   the errors of ``CellSnapshot/init(of:)``.
  ///
  /// - Complexity: O(*n*) in the drawn items. Each is laid out twice.
  public init(
    contentOf view: CollectionView, along axis: LayoutAxis? = nil, upTo length: CGFloat = .greatestFiniteMagnitude
  ) throws(DrawingError) {
    guard let axis = view.lineAxis ?? axis else {
      let layout = type(of: view.collectionViewLayout)
      throw DrawingError(.unknownAxis, reason: "\(layout) has no direction of scrolling; pass it as \"along\"")
    }
    view.layoutIfNeeded()
    // Measured sizes may move items, so they are drawn when everything is measured.
    view.scrollThrough(along: axis, from: view.start(of: length), length: length) {}
    let start = view.start(of: length)
    var drawing = CollectionDrawing(
      view, frame: view.contentFrame(along: axis, from: start, length: length), pins: false)
    try view.scrollThrough(along: axis, from: start, length: length) { () throws(DrawingError) in
      try drawing.addVisible()
    }
    try self.init(drawing)
  }

  private init(_ drawing: CollectionDrawing) throws(DrawingError) {
    (picture, contentFrame) = (drawing.picture, drawing.frame)
    let traits = drawing.view.traitCollection
    column = SizesColumn(
      category: traits.contentSizeCategory, size: drawing.frame.size, elements: picture.elements, insets: .zero,
      captions: try CaptionSetter(traits.typesetting))
  }
}

extension CollectionView {
  /// Returns the offset at which a picture of a length starts. Content that begins at the right is
  /// drawn from there.
  fileprivate func start(of length: CGFloat) -> CGFloat {
    isReversed ? max(0, contentSize.width - length) : 0
  }

  /// Returns a stretch of the content; at least the width or height of the view across it.
  fileprivate func contentFrame(along axis: LayoutAxis, from start: CGFloat, length: CGFloat) -> CGRect {
    if axis == .vertical {
      return CGRect(x: 0, y: start, width: bounds.width, height: max(1, min(contentSize.height - start, length)))
    }
    return CGRect(x: start, y: 0, width: max(1, min(contentSize.width - start, length)), height: bounds.height)
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
