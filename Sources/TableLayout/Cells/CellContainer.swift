import LayoutCore

/// A container of cells, such as a table.
protocol CellContainer: AnyObject {
  /// Reacts to a change in a cell's content that may move something.
  func contentChanged(of cell: TableViewCell)
}
