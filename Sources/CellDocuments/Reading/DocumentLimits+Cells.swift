package import StringCatalogs

/// The limits of cells and tables.
extension DocumentLimits {
  /// The largest file of rows, in bytes: 1 GiB.
  package static let rowBytes = 1 << 30
  /// The most views of one cell. Solving for many that follow one another takes more than linear time.
  package static let views = 500
  /// The most stacks within each other.
  package static let stackDepth = 20
  /// The most values in a document, each alias counted as large as what it stands for.
  package static let nodes = 400_000
  /// The most views, and the most guides, that an unknown name is compared with for a suggestion: the first ones.
  package static let suggestions = 1000
  /// The greatest height of a table, in points. Every row that shows has a cell of its own.
  package static let tableHeight = 20_000.0
  /// The greatest magnitude of any number: a point size, a width, a constant, a multiplier.
  package static let magnitude = 1_000_000.0
}
