package import StringCatalogs

/// The limits of cells and tables.
extension DocumentLimits {
  /// The maximum size of a file of rows, in bytes: 1 GiB.
  package static let rowBytes = 1 << 30
  /// The maximum number of views in a cell. The time to solve long chains of views is more than
  /// linear.
  package static let views = 500
  /// The maximum nesting of stacks.
  package static let stackDepth = 20
  /// The maximum number of values in a document. Each alias counts as much as the value that it
  /// refers to.
  package static let nodes = 400_000
  /// The maximum number of views, and of guides, that an unknown name is compared with for a
  /// suggestion.
  package static let suggestions = 1000
  /// The maximum height of a table, in points. Each visible row has its own cell.
  package static let tableHeight = 20_000.0
  /// The maximum magnitude of any number: a point size, a width, a constant, a multiplier.
  package static let magnitude = 1_000_000.0
}
