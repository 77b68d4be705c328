import LayoutCore

extension CellSizing {
  /// Returns true if something extends above or below a cell with the height from its constraints,
  /// but nothing does with a larger height that all constraints allow. Such a cell is meant for the
  /// other height.
  ///
  /// - Parameters:
  ///   - width: The width of the cell, in points.
  ///   - height: The other height, in points.
  /// - Complexity: O(*n*) in the number of views and constraints, and two layouts if an edge has no
  ///   constraint to either end.
  package static func fits(_ cell: TableViewCell, width: Double, onlyIn height: Double, separator: Bool) -> Bool {
    guard !VerticalChain(of: cell.contentView, in: cell).tiesEverything,
      let own = try? layOut(cell, width: width, height: nil, separator: separator), own.height < height,
      reachesOut(of: cell.contentView),
      let other = try? layOut(cell, width: width, height: height, separator: separator)
    else { return false }
    return other.unsatisfied.isEmpty && !reachesOut(of: cell.contentView)
  }
}
