public import FontMetrics
public import Foundation
public import LayoutCore
internal import TableLayout

/// The appearance of a cell after its layout, without its views.
///
/// ```swift
/// let layout = try CellSizing.layOut(cell, width: 375)
/// let snapshot = try CellSnapshot(of: cell)
/// snapshot.size.height        // layout.height
/// ```
/// It is a value: take a snapshot, lay out the same cell at another size, and take the next one.
public struct CellSnapshot: Sendable {
  /// The width and height of the cell, in points.
  public let size: CGSize
  /// The text size of the layout.
  public let contentSizeCategory: ContentSizeCategory

  /// The cell's own color and the line below it, which are behind the guides, and its text, which
  /// is in front of them.
  let background: [PictureElement]
  let content: [PictureElement]
  let guides: CellGuides
  let captions: CaptionSetter

  /// Creates a snapshot of a view that was laid out: its text and backgrounds, and the separator of
  /// a table's cell.
  ///
  /// - Throws: ``DrawingError/Code/captionFontMissing`` if the layout's fonts lack a system font.
  ///
  /// - Complexity: Linear in the views and the displayed text.
  public init(of view: View) throws(DrawingError) {
    size = view.bounds.size
    contentSizeCategory = view.traitCollection.contentSizeCategory
    captions = try CaptionSetter(view.traitCollection.typesetting)
    let color = Self.backgroundColor(of: view)
    background = [.fill(CGRect(origin: .zero, size: view.bounds.size), color)] + Self.separators(of: view)
    content = view.contentDrawing(at: .zero).withVisibleText(over: color)
    guides = CellGuides(of: view)
  }

  /// A cell without a color, or with a clear one, has that of cells, so that its edges can be seen.
  /// A selected cell is gray, unless it has its own background for selection.
  private static func backgroundColor(of view: View) -> Color {
    let own = view.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil } ?? Palette.cell
    guard let cell = view as? TableViewCell, cell.showsSelection, cell.selectedBackgroundView == nil else { return own }
    return Palette.selectedCell
  }

  /// The lines above and below a cell.
  private static func separators(of view: View) -> [PictureElement] {
    guard let cell = view as? TableViewCell else { return [] }
    return [cell.topSeparatorFrame, cell.separatorFrame].compactMap { $0.map { .fill($0, Palette.separator) } }
  }

  /// The cell with its top left corner at (0, 0), and the room that its guides need around it.
  func drawing(guides isGuided: Bool) -> (elements: [PictureElement], insets: EdgeInsets) {
    // Words that extend beyond the cell would cover the guides' numbers or the next column.
    let shown = PictureElement.clipped(CGRect(origin: .zero, size: size), content)
    guard isGuided else { return (background + [shown], .zero) }
    let drawing = GuideDrawing(guides, captions: captions)
    return (background + drawing.lines + [shown] + drawing.gutters, drawing.insets)
  }
}
