import FontMetrics
import Foundation
public import LayoutCore

/// Computes the size of cells as a table view does: for a given width, the smallest height that
/// content and constraints require.
///
/// ```swift
/// let height = try CellSizing.rowHeight(for: cell, width: 375)
/// let layout = try CellSizing.layOut(cell, width: 375)
/// layout["headline"]?.firstBaseline
/// ```
public enum CellSizing {
  /// Returns the height of a row, in points, in whole pixels: the required height of the content
  /// view plus the separator. It is 44 if constraints determine no height, and at least 44 for a
  /// cell without constraints.
  ///
  /// Calls the cell's `systemLayoutSizeFitting` with a required width and a height at fitting
  /// level, or `sizeThatFits` for a cell without constraints (documented). If constraints give no
  /// height, UIKit's warning is logged once per cell. Throws an error if the width is negative or
  /// not finite.
  ///
  /// - Parameter separator: True if the table draws a line below the row.
  ///
  /// - Complexity: A few solves (`LayoutLimits`); text is measured once for each width.
  public static func rowHeight(
    for cell: TableViewCell, width: Double, separator: Bool = true
  ) throws(LayoutError) -> Double {
    guard width.isFinite, width >= 0 else {
      throw LayoutError(code: .invalidSize, message: "expected a finite cell width of 0 or more, got \(width)")
    }
    show(cell, false)
    if !cell.isReady(width: width, separator: separator) { makeReady(cell, width: width, separator: separator) }
    return PixelGrid.ceil(neededHeight(of: cell, width: width), scale: cell.displayScale)
  }

  /// Shows or hides a cell outside a table, if that changes its margins.
  static func show(_ cell: TableViewCell, _ isShown: Bool) {
    if cell.isMeasuredWithPlainMargins { cell.isShownAlone = isShown }
  }

  /// Reserves space for the separator and the accessory, and updates the cell's margins.
  private static func makeReady(_ cell: TableViewCell, width: Double, separator: Bool) {
    cell.separatorThickness =
      separator ? cell.layoutMetrics.cell.separatorThickness(in: cell.traitCollection) : 0
    cell.placeContentView(cellWidth: width)
    cell.announceOwnMargins(width: width)
    cell.updateConstraintsIfNeeded()
    cell.noteReadiness(width: width, separator: separator)
  }

  /// UIKit's message for constraints that give a row no height.
  static let collapseWarning = """
    Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a tableview cell's content \
    view. We're considering the collapse unintentional and using standard height instead.
    """

  private static func neededHeight(of cell: TableViewCell, width: Double) -> Double {
    let isConstrained = cell.hasContentConstraints
    // A cell that measures itself uses the margins of the width.
    if !isConstrained, Double(cell.bounds.width) != width { cell.frame.size.width = CGFloat(width) }
    // The cell's own constraints may involve its edges, which give the content view no height.
    if !cell.constraints.isEmpty {
      let chain = cell.verticalChain
      if chain.usesCellEdges, !chain.isClosed {
        cell.constraintsGiveNoHeight = true
        return reportCollapse(of: cell)
      }
    }
    let size = cell.askedFittingSize(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = Double(size.height)
    if isConstrained { return constrainedHeight(of: cell, fitted: height, width: width) }
    return max(cell.minimumRowHeight, height)
  }

  /// Returns the height that constraints determine, if any. If the row was found to have no height
  /// before, its content view does not end above the separator, and is measured again.
  private static func constrainedHeight(of cell: TableViewCell, fitted height: Double, width: Double) -> Double {
    let separator = cell.contentEndsAboveSeparator ? cell.separatorThickness : 0
    guard height > separator else {
      cell.constraintsGiveNoHeight = true
      return reportCollapse(of: cell)
    }
    guard cell.constraintsGiveNoHeight else { return height }
    cell.constraintsGiveNoHeight = false
    return neededHeight(of: cell, width: width)
  }

  /// Logs UIKit's warning once, and returns the standard height.
  private static func reportCollapse(of cell: TableViewCell) -> Double {
    cell.traitCollection.log.once(collapseWarning)
    return cell.minimumRowHeight
  }

  /// Returns the height of a header or footer, in points, in whole pixels: the required height of
  /// its constraints, its configuration or its own labels, or 0 without content.
  ///
  /// With its own labels, it is at least that of its position (`TableMetrics`). Throws an error if
  /// the width is negative or not finite.
  public static func headerFooterHeight(
    for view: TableViewHeaderFooterView, width: Double
  ) throws(LayoutError) -> Double {
    guard width.isFinite, width >= 0 else {
      throw LayoutError(code: .invalidSize, message: "expected a finite header width of 0 or more, got \(width)")
    }
    if Double(view.bounds.width) != width { view.frame.size.width = CGFloat(width) }
    // The margins of its own labels follow the width of the content view.
    if Double(view.contentView.bounds.width) != width { view.contentView.frame.size.width = CGFloat(width) }
    view.updateConstraintsIfNeeded()
    let size = view.askedFittingSize(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return PixelGrid.ceil(Double(size.height), scale: view.traitCollection.displayScale)
  }

  /// Lays the cell out at a width and its required height, and returns the layout.
  ///
  /// In iOS 11 the cell is measured with a plain view's margins and laid out with those that it has
  /// in a table. Throws an error if the width is negative or not finite.
  ///
  /// - Complexity: As for `rowHeight`, plus O(v) lookups in the solver.
  public static func layOut(
    _ cell: TableViewCell, width: Double, separator: Bool = true
  ) throws(LayoutError) -> CellLayout {
    try layOut(cell, width: width, height: nil, separator: separator)
  }

  /// Lays the cell out in a given height, in points, or in the required one for nil.
  package static func layOut(
    _ cell: TableViewCell, width: Double, height given: Double?, separator: Bool
  ) throws(LayoutError) -> CellLayout {
    // Measuring a cell with a given height prepares it for the width and determines whether its
    // constraints give a height, which affects where the content view ends.
    let needed = try rowHeight(for: cell, width: width, separator: separator)
    show(cell, true)
    cell.frame = CGRect(origin: cell.frame.origin, size: CGSize(width: width, height: given ?? needed))
    let result = cell.layOut()
    return CellLayout(of: cell, result: result)
  }
}
