import FontMetrics
import Foundation

/// Sizes cells the way a table view does: the width is given, the height is the least that content and constraints need.
///
/// ```swift
/// let height = try CellSizing.rowHeight(for: cell, width: 375)
/// let layout = try CellSizing.layOut(cell, width: 375)
/// layout["headline"]?.firstBaseline
/// ```
public enum CellSizing {
  /// The height of a row, in points, on whole pixels: what the content view needs, one pixel for a separator, and 44 at least.
  ///
  /// The cell's `systemLayoutSizeFitting` is asked, with the width required and the height at fitting level; a cell without
  /// constraints is asked for `sizeThatFits` (documented). Where constraints give no height, UIKit's warning is logged.
  /// Throws when the width is negative or not finite.
  /// - Parameter separator: Whether the table draws a line below the row.
  /// - Complexity: A few solves (``LayoutLimits``); text is measured once for each width.
  public static func rowHeight(
    for cell: TableViewCell, width: Double, separator: Bool = true
  ) throws(LayoutError) -> Double {
    guard width.isFinite, width >= 0 else {
      throw LayoutError(code: .invalidSize, message: "A cell's width is a finite number, 0 or more, not \(width)")
    }
    let traits = cell.traitCollection
    cell.separatorThickness =
      separator ? traits.layoutMetrics.cell.separatorThickness(displayScale: traits.displayScale) : 0
    cell.updateConstraintsIfNeeded()
    let needed = neededHeight(of: cell, width: width)
    return max(traits.layoutMetrics.cell.minimumHeight, PixelGrid.ceil(needed, scale: traits.displayScale))
  }

  /// What UIKit logs when constraints leave a row no height.
  static let collapseWarning = """
    Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a tableview cell's content \
    view. We're considering the collapse unintentional and using standard height instead.
    """

  private static func neededHeight(of cell: TableViewCell, width: Double) -> Double {
    let target = CGSize(width: width, height: 0)
    guard cell.contentView.holdsConstraints else {
      return Double(cell.sizeThatFits(target).height) + cell.separatorThickness
    }
    let size = cell.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let height = Double(size.height)
    if height <= cell.separatorThickness { cell.traitCollection.log(collapseWarning) }
    return height
  }

  /// Gives the cell the width and the height it needs, lays it out, and says where everything came to be.
  ///
  /// Throws when the width is negative or not finite. - Complexity: As `rowHeight`, and O(v) looks into the solver.
  public static func layOut(
    _ cell: TableViewCell, width: Double, separator: Bool = true
  ) throws(LayoutError) -> CellLayout {
    let height = try rowHeight(for: cell, width: width, separator: separator)
    cell.frame = CGRect(origin: cell.frame.origin, size: CGSize(width: width, height: height))
    let result = cell.layOut()
    return CellLayout(of: cell, result: result)
  }
}
