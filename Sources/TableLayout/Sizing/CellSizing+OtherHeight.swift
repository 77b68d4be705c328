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
  package static func fits(_ cell: some SizedCell, width: Double, onlyIn height: Double) -> Bool {
    guard !cell.verticalChain.tiesEverything,
      let own = cell.layOut(width: width, height: nil), own.height < height, reachesOut(of: cell.contentView),
      let other = cell.layOut(width: width, height: height)
    else { return false }
    return other.unsatisfied.isEmpty && !reachesOut(of: cell.contentView)
  }
}
