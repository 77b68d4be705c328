extension NibBuilder {
  /// Creates a builder for a cell, with the sizes of views and the row height in an app's settings,
  /// or the size of a cell of a collection view.
  ///
  /// - Parameter names: The names of the cell as read; nil to ignore the row height and the size of
  ///   the cell in the settings.
  package init(_ cell: NibCell, in document: NibDocument, settings: NibSettings, names: NibNames?) {
    self.init(cell, in: document, sizes: settings.sizes.mapValues(\.value))
    givenHeight = names.flatMap {
      settings.rowHeight(of: cell, names: $0, table: document.table(of: cell), in: document.file)?.value
    }
    givenSize = names.flatMap { settings.itemSize(of: cell, names: $0, in: document.file)?.value }
  }
}
