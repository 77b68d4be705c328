/// How the fields of a file's records go into cells.
public struct RowBinding: Hashable, Sendable {
  /// The cell of rows that name none; nil where every row has to name its own.
  public var cell: String?
  /// The name of a field for each `view.property`, and for `cell`; nil where fields have such names themselves. With it, other
  /// fields of a record are left alone.
  public var fields: [String: String]?

  /// A binding.
  public init(cell: String? = nil, fields: [String: String]? = nil) {
    self.cell = cell
    self.fields = fields
  }
}
