import LayoutCore

extension CellSizing {
  /// Returns a missing height with the ends of the chains of constraints, if they do not connect
  /// the top and bottom of the content view.
  static func chainFindings(of cell: some ContentCell) -> [CellFinding] {
    guard cell.hasContentConstraints else { return [] }
    let chain = cell.verticalChain
    guard !chain.isClosed else { return [] }
    let reason =
      chain.usesCellEdges
      ? """
      Constraints to the cell's own margins have no effect on its height. Set preservesSuperviewLayoutMargins on the content view and use its \
      layoutMarginsGuide.
      """
      : "Add an unbroken chain of constraints from the top of the content view to its bottom."
    let collapse = CellFinding(
      .collapsed, view: cell.displayName,
      """
      No chain of constraints leads from the top of the content view to its bottom, so \
      \(cell.isInCollectionView ? "they do not determine the height of the cell" : "the cell has the standard height"). \
      \(reason)
      """)
    return [collapse] + chain.openEnds.map { openChain($0.view, $0.attribute) }
  }

  private static func openChain(_ view: View, _ attribute: LayoutAttribute) -> CellFinding {
    let name = view.displayName
    let cure =
      switch attribute {
      case .top:
        "\(name).top has no constraint to anything above. Constrain it to the content view's top or to a view above."
      case .bottom:
        "\(name).bottom has no constraint to anything below. Constrain it to the content view's bottom or to a view below."
      default: "\(name) has no height. Constrain its height, or give it content that has one."
      }
    return CellFinding(.openChain, view: name, edge: attribute, cure)
  }
}
