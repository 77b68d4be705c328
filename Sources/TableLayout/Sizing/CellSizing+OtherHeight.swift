import LayoutCore

extension CellSizing {
  /// Whether something in a cell reaches out above or below in the height that constraints give it, and nothing does in another one that is
  /// higher, and no constraint speaks against that: whoever shows such a cell gives it the other height.
  ///
  /// - Parameters:
  ///   - width: The width of the cell, in points.
  ///   - height: The other height, in points.
  /// - Complexity: O(*n*) in the views and constraints, and two layouts where an edge is tied to neither end.
  package static func fits(_ cell: TableViewCell, width: Double, onlyIn height: Double, separator: Bool) -> Bool {
    guard !VerticalChain(of: cell.contentView, in: cell).tiesEverything,
      let own = try? layOut(cell, width: width, height: nil, separator: separator), own.height < height,
      reachesOut(of: cell),
      let other = try? layOut(cell, width: width, height: height, separator: separator)
    else { return false }
    return other.unsatisfied.isEmpty && !reachesOut(of: cell)
  }

  /// Whether something reaches out of a cell above or below, as it is laid out now.
  private static func reachesOut(of cell: TableViewCell) -> Bool {
    shownFindings(of: cell, heightIsGiven: true).contains { finding in
      finding.kind == .reachesOut && (finding.edge == .top || finding.edge == .bottom)
    }
  }
}
