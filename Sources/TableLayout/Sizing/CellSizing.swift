import FontMetrics
import Foundation
public import LayoutCore

/// Sizes cells the way a table view does: the width is given, the height is the least that content and constraints need.
///
/// ```swift
/// let height = try CellSizing.rowHeight(for: cell, width: 375)
/// let layout = try CellSizing.layOut(cell, width: 375)
/// layout["headline"]?.firstBaseline
/// ```
public enum CellSizing {
  /// The height of a row, in points, on whole pixels: what the content view needs and the separator, whatever that comes to. Where
  /// constraints suggest no height it is 44, and a cell without any has at least that.
  ///
  /// The cell's `systemLayoutSizeFitting` is asked, with the width required and the height at fitting level; a cell without
  /// constraints is asked for `sizeThatFits` (documented). Where constraints give no height, UIKit's warning is logged once for each cell.
  /// Throws when the width is negative or not finite.
  /// - Parameter separator: Whether the table draws a line below the row.
  /// - Complexity: A few solves (`LayoutLimits`); text is measured once for each width.
  public static func rowHeight(
    for cell: TableViewCell, width: Double, separator: Bool = true
  ) throws(LayoutError) -> Double {
    guard width.isFinite, width >= 0 else {
      throw LayoutError(code: .invalidSize, message: "A cell's width is a finite number, 0 or more, not \(width)")
    }
    show(cell, false)
    if !cell.isReady(width: width, separator: separator) { makeReady(cell, width: width, separator: separator) }
    return PixelGrid.ceil(neededHeight(of: cell, width: width), scale: cell.displayScale)
  }

  /// Says whether a cell that is in no table is to be shown, where that changes its margins.
  static func show(_ cell: TableViewCell, _ isShown: Bool) {
    if cell.isMeasuredWithPlainMargins { cell.isShownAlone = isShown }
  }

  /// Leaves room for the separator and the accessory, and tells the cell its margins.
  private static func makeReady(_ cell: TableViewCell, width: Double, separator: Bool) {
    cell.separatorThickness =
      separator ? cell.layoutMetrics.cell.separatorThickness(in: cell.traitCollection) : 0
    cell.placeContentView(cellWidth: width)
    cell.announceOwnMargins(width: width)
    cell.updateConstraintsIfNeeded()
    cell.noteReadiness(width: width, separator: separator)
  }

  /// What UIKit logs when constraints leave a row no height.
  static let collapseWarning = """
    Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a tableview cell's content \
    view. We're considering the collapse unintentional and using standard height instead.
    """

  private static func neededHeight(of cell: TableViewCell, width: Double) -> Double {
    let isConstrained = cell.usesConstraints
    // A cell that measures itself sees the margins that belong to the width.
    if !isConstrained, Double(cell.bounds.width) != width { cell.frame.size.width = CGFloat(width) }
    // Constraints that the cell itself holds may reach the cell's own edges, which give the content view no height.
    if !cell.constraints.isEmpty {
      let chain = VerticalChain(of: cell.contentView, in: cell)
      if chain.usesCellEdges, !chain.isClosed {
        cell.constraintsGiveNoHeight = true
        return reportCollapse(of: cell)
      }
    }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = Double(size.height)
    if isConstrained { return constrainedHeight(of: cell, fitted: height, width: width) }
    return max(cell.layoutMetrics.cell.minimumHeight, height)
  }

  /// What constraints say, if they say anything. Where a row was found to be without a height before, its content view does not end above
  /// the separator, which is then measured anew.
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

  /// Writes UIKit's warning to the log, which has it once only, and answers with the standard height.
  private static func reportCollapse(of cell: TableViewCell) -> Double {
    cell.traitCollection.log.once(collapseWarning)
    return cell.traitCollection.layoutMetrics.cell.minimumHeight
  }

  /// The height of a header or footer, in points, on whole pixels: what its constraints, its configuration or its own labels need. 0 for
  /// one that holds nothing.
  ///
  /// Its own labels give at least what its position has (`TableMetrics`). Throws when the width is negative or not finite.
  public static func headerFooterHeight(
    for view: TableViewHeaderFooterView, width: Double
  ) throws(LayoutError) -> Double {
    guard width.isFinite, width >= 0 else {
      throw LayoutError(code: .invalidSize, message: "A header's width is a finite number, 0 or more, not \(width)")
    }
    if Double(view.bounds.width) != width { view.frame.size.width = CGFloat(width) }
    // The margins that its own labels keep follow the content view's width.
    if Double(view.contentView.bounds.width) != width { view.contentView.frame.size.width = CGFloat(width) }
    view.updateConstraintsIfNeeded()
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return PixelGrid.ceil(Double(size.height), scale: view.traitCollection.displayScale)
  }

  /// Gives the cell the width and the height it needs, lays it out, and says where everything came to be.
  ///
  /// In iOS 11 the cell is measured with a plain view's margins and laid out with those that it has in a table.
  /// Throws when the width is negative or not finite.
  /// - Complexity: As `rowHeight`, and O(v) looks into the solver.
  public static func layOut(
    _ cell: TableViewCell, width: Double, separator: Bool = true
  ) throws(LayoutError) -> CellLayout {
    try layOut(cell, width: width, height: nil, separator: separator)
  }

  /// The same in a height that the table gives, in points; nil for the one that the cell needs.
  package static func layOut(
    _ cell: TableViewCell, width: Double, height given: Double?, separator: Bool
  ) throws(LayoutError) -> CellLayout {
    // Measured where the height is given as well: that makes the cell ready for the width, and finds whether its constraints give a height,
    // from which follows whether the content view ends above the separator.
    let needed = try rowHeight(for: cell, width: width, separator: separator)
    show(cell, true)
    cell.frame = CGRect(origin: cell.frame.origin, size: CGSize(width: width, height: given ?? needed))
    let result = cell.layOut()
    return CellLayout(of: cell, result: result)
  }

  /// Whether constraints reach from the top of the cell's content view to its bottom, so that they give the row its height.
  ///
  /// - Complexity: O(*n*) in the views and constraints.
  package static func constraintsGiveHeight(to cell: TableViewCell) -> Bool {
    cell.updateConstraintsIfNeeded()
    return cell.usesConstraints && VerticalChain(of: cell.contentView, in: cell).isClosed
  }
}
