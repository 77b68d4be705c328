package import TableLayout

extension NibSettings {
  /// Returns the row height of a cell, or else that of its table; nil if the settings contain
  /// neither.
  ///
  /// - Parameters:
  ///   - names: The names of the cell as read.
  ///   - table: The table of the cell; nil for none.
  ///   - file: The path of the file.
  public func rowHeight(
    of cell: NibCell, names: NibNames, table: NibTable?, in file: String
  ) -> Entry<NibGivenHeight>? {
    NibObjectKeys.value(rowHeights, of: cell.view.id, named: names.cellNames, in: file)
      ?? table.flatMap { NibObjectKeys.value(rowHeights, of: $0.id, named: $0.names, in: file) }
  }

  /// Returns the size of a cell, header or footer of a collection view; nil if the settings do not
  /// contain it.
  ///
  /// - Parameters:
  ///   - names: The names of the cell as read.
  ///   - file: The path of the file.
  package func itemSize(of cell: NibCell, names: NibNames, in file: String) -> Entry<CollectionSize>? {
    NibObjectKeys.value(itemSizes, of: cell.view.id, named: names.cellNames, in: file)
  }

  /// Returns true if a cell or its table is ignored.
  ///
  /// - Parameters:
  ///   - names: The names of the cell as read.
  ///   - table: The table of the cell; nil for none.
  ///   - file: The path of the file.
  public func ignores(_ cell: NibCell, names: NibNames, table: NibTable?, in file: String) -> Bool {
    ignores(cell.view.id, names.cellNames, in: file) || table.map { ignores($0, in: file) } ?? false
  }

  /// Returns true if a table is ignored.
  ///
  /// - Parameter file: The path of the file.
  public func ignores(_ table: NibTable, in file: String) -> Bool { ignores(table.id, table.names, in: file) }

  private func ignores(_ id: String, _ names: [String], in file: String) -> Bool {
    guard !ignored.isEmpty else { return false }
    let keys = Set(NibObjectKeys.keys(of: id, named: names, in: file))
    return ignored.contains { keys.contains($0.value) }
  }
}
