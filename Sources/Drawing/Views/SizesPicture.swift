internal import FontMetrics
internal import Foundation
internal import LayoutCore

/// A picture of the same cell or table side by side at several text sizes, as `strut sizes` writes
/// it, and `strut table` for several categories.
///
/// Columns are in the given order and aligned at the top; each is headed by its category and its
/// height.
///
/// ```swift
/// let snapshots = try [ContentSizeCategory.extraSmall, .large].map { category in
///   cell.setTraits(TraitCollection(contentSizeCategory: category))
///   _ = try CellSizing.layOut(cell, width: 320)
///   return try CellSnapshot(of: cell)
/// }
/// try SizesPicture(snapshots, guides: true).picture.write(to: "compare-sizes.png")
/// ```
public struct SizesPicture: Sendable {
  /// The drawing.
  public let picture: Picture

  /// The distance between columns, in points.
  private static let gap = 24.0
  /// From the page's margin to the headings' baseline, and from there to the cells.
  private static let headingBaseline = 12.0
  private static let headingDistance = 10.0

  /// Creates a picture of cells side by side.
  ///
  /// - Throws: ``DrawingError/Code/emptyPicture`` without cells.
  ///
  /// - Complexity: Linear in the content of the cells.
  public init(_ snapshots: [CellSnapshot], guides: Bool = false) throws(DrawingError) {
    try self.init(columns: snapshots.map { $0.column(guides: guides) }, guides: guides)
  }

  /// Creates a picture of tables side by side.
  ///
  /// - Throws: ``DrawingError/Code/emptyPicture`` without tables.
  ///
  /// - Complexity: Linear in the content of the tables.
  public init(_ tables: [TablePicture]) throws(DrawingError) {
    try self.init(columns: tables.map(\.column), guides: false)
  }

  init(columns: [SizesColumn], guides: Bool) throws(DrawingError) {
    guard let first = columns.first else {
      throw DrawingError(.emptyPicture, reason: "there is nothing to compare")
    }
    // Every column takes the same room, so that the eye can compare them.
    let left = columns.map { Double($0.insets.left) }.max() ?? 0
    let right = columns.map { Double($0.insets.right) }.max() ?? 0
    let headings = columns.map(Self.heading)
    let columnWidth = columns.map { Double($0.size.width) }.max() ?? 0
    let width = max(columnWidth + right, headings.map(\.width).max() ?? 0)
    let top = Page.margin + Self.headingBaseline + Self.headingDistance
    var page = Page()
    var x = Page.margin + left
    for (column, heading) in zip(columns, headings) {
      page.place(heading.elements, x: x, y: Page.margin + Self.headingBaseline)
      page.place(column.elements, x: x, y: top)
      page.extend(right: x + width, bottom: top + Double(column.size.height + column.insets.bottom))
      x += width + Self.gap + left
    }
    if guides { page.addLegend(captions: first.captions) }
    picture = page.picture
  }

  /// The category and the height, on one baseline.
  private static func heading(of column: SizesColumn) -> (elements: [PictureElement], width: Double) {
    let title = column.captions.set(column.category.shortName, .title)
    let height = CaptionSetter.text(points: Double(column.size.height))
    let note = column.captions.set("\(height) points", .note)
    let noteX = title.width + 8
    let elements = [
      title.element(x: 0, baseline: 0, Palette.text), note.element(x: noteX, baseline: 0, Palette.secondaryText),
    ]
    return (elements, noteX + note.width)
  }
}

/// The content of a column.
struct SizesColumn {
  var category: ContentSizeCategory
  var size: CGSize
  var elements: [PictureElement]
  /// The room that guides need around it.
  var insets: EdgeInsets
  var captions: CaptionSetter
}

extension CellSnapshot {
  /// The cell as a column.
  fileprivate func column(guides: Bool) -> SizesColumn {
    let (elements, insets) = drawing(guides: guides)
    return SizesColumn(
      category: contentSizeCategory, size: size, elements: elements, insets: insets, captions: captions)
  }
}
