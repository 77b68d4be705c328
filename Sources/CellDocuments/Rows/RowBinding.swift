/// How the fields of a file's records go into cells.
package struct RowBinding: Hashable, Sendable {
  /// The cell of rows that name none; nil where every row has to name its own.
  package var cell: String?
  /// The name of a field for each `view.property`, and for `cell`; nil where fields have such names themselves. With it, other
  /// fields of a record are left alone.
  package var fields: [String: String]?

  /// A binding.
  package init(cell: String? = nil, fields: [String: String]? = nil) {
    self.cell = cell
    self.fields = fields
  }
}
