/// The mapping from the fields of records to the views of cells.
package struct RowBinding: Hashable, Sendable {
  /// The cell of rows that specify none; nil if every row must specify its own.
  package var cell: String?
  /// The name of the field for each `view.property` and for `cell`; nil if the fields have these
  /// names themselves. Other fields are ignored if this is set.
  package var fields: [String: String]?

  /// Creates a binding.
  package init(cell: String? = nil, fields: [String: String]? = nil) {
    self.cell = cell
    self.fields = fields
  }
}
