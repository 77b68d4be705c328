internal import LayoutCore
package import TableLayout

/// A cell of a document whose views take the values of one row after another.
package struct RowCell {
  package let cell: TableViewCell
  private let views: RowViews

  /// A row's cell in a table of a style, on which its margins depend.
  package init(_ built: BuiltCell, in style: TableStyle) {
    cell = built.cell
    cell.isInInsetGroup = style == .insetGrouped
    views = RowViews(built)
    // Whoever is given the cell back, as a table's data source is, finds its views again.
    cell.contentGiver = views
  }

  /// A cell that was made so; nil for any other.
  init?(_ cell: TableViewCell) {
    guard let views = cell.contentGiver as? RowViews else { return nil }
    self.cell = cell
    self.views = views
  }

  /// Gives the views a row's values, and those of the document where the row before gave some and this one does not.
  ///
  /// - Complexity: O(*n*) in the values of both rows; a value that is there already costs nothing more.
  package func show(_ row: TableRow) { views.show(row) }
}
