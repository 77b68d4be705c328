import LayoutCore

/// What shows cells, as a table does.
protocol CellContainer: AnyObject {
  /// Does what follows when something in the content of a cell may move.
  func contentChanged(of cell: TableViewCell)
}
