public import FontMetrics
public import Foundation
public import LayoutCore
internal import TableLayout

/// A laid-out cell as it looks at one moment, apart from its views.
///
/// ```swift
/// let layout = try CellSizing.layOut(cell, width: 375)
/// let snapshot = try CellSnapshot(of: cell)
/// snapshot.size.height        // layout.height
/// ```
/// A value: take one, lay the same cell out at another size, and take the next.
public struct CellSnapshot: Sendable {
  /// Width and height of the cell, in points.
  public let size: CGSize
  /// The text size it was laid out at.
  public let contentSizeCategory: ContentSizeCategory

  /// The cell's own color and the line below it, which lie beneath the guides, and its texts, which lie over them.
  let background: [PictureElement]
  let content: [PictureElement]
  let guides: CellGuides
  let captions: CaptionSetter

  /// Draws a view that has been laid out: the texts of its labels, backgrounds, and the line below a table's cell.
  /// - Throws: ``DrawingError/Code/captionFontMissing`` when the layout's fonts have no system font.
  /// - Complexity: Linear in the views and in the text shown.
  public init(of view: View) throws(DrawingError) {
    size = view.bounds.size
    contentSizeCategory = view.traitCollection.contentSizeCategory
    captions = try CaptionSetter(view.traitCollection.typesetting)
    background =
      [.fill(CGRect(origin: .zero, size: view.bounds.size), Self.backgroundColor(of: view))]
      + Self.separators(of: view)
    content = view.contentDrawing(at: .zero)
    guides = CellGuides(of: view)
  }

  /// A selected cell is gray, unless it has a background of its own for that.
  private static func backgroundColor(of view: View) -> Color {
    let own = view.backgroundColor ?? Palette.cell
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
    // What a word wider than the cell shows outside would cover the guides' numbers, or the next column.
    let shown = PictureElement.clipped(CGRect(origin: .zero, size: size), content)
    guard isGuided else { return (background + [shown], .zero) }
    let drawing = GuideDrawing(guides, captions: captions)
    return (background + drawing.lines + [shown] + drawing.gutters, drawing.insets)
  }
}
