internal import LayoutCore
package import TableLayout

/// A cell of a document that shows the values of successive rows.
package struct RowCell {
  package let cell: TableViewCell
  private let views: RowViews

  /// Creates a cell for a table of a style, which determines its margins.
  package init(_ built: BuiltCell, in style: TableStyle) {
    cell = built.cell
    cell.isInInsetGroup = style == .insetGrouped
    views = RowViews(built.document, in: built.cell.contentView)
    // A data source that gets the cell back from the table finds its views here.
    cell.contentGiver = views
  }

  /// Creates the row cell of a table cell; nil for other cells.
  init?(_ cell: TableViewCell) {
    guard let views = cell.contentGiver as? RowViews else { return nil }
    self.cell = cell
    self.views = views
  }

  /// Shows the values of a row. Values that only the previous row set are reset to those of the
  /// document.
  ///
  /// - Complexity: O(*n*) in the number of values in both rows. Unchanged values are not set again.
  package func show(_ row: TableRow) { views.show(row) }
}
