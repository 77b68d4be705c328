public import CellDocuments
public import LayoutCore

/// Something to audit: a cell, or the rows of a table.
///
/// An audit makes a ``AuditStage`` for each language and text size, on any thread, and shows the rows on it one after another.
public protocol AuditSubject: Sendable {
  /// What reports call it: a file, or the name of a cell in code.
  var name: String { get }
  /// How many rows there are; 1 for a cell that stands for itself.
  var rowCount: Int { get }
  /// Whether findings name rows.
  var hasRows: Bool { get }
  /// Makes the cells, in surroundings whose language and direction are the locale's.
  func stage(traits: TraitCollection, locale: AuditLocale) throws -> any AuditStage
  /// Where an element is described; nil for cells in code.
  func place(ofElement path: String, row: Int) -> ElementPlace?
}

/// Where an element is described.
public struct ElementPlace: Hashable, Sendable {
  /// The file.
  public var file: String
  /// Where in it.
  public var position: SourcePosition

  /// A place in a file.
  public init(file: String, position: SourcePosition) {
    self.file = file
    self.position = position
  }
}

/// Cells that rows are shown in. It stays on the thread that made it.
public protocol AuditStage: AnyObject {
  /// Shows a row, counting from 0, and hands out its cell, not laid out yet.
  func show(row: Int) throws -> StagedRow
}

/// A cell that shows a row.
public struct StagedRow {
  /// The cell.
  public var cell: TableViewCell
  /// Whether a line below the row adds to its height.
  public var hasSeparator: Bool
  /// The height of the row, in points, where the cell is not asked for it.
  public var fixedHeight: Double?
  /// The keys of the texts that elements show, by the names of their views.
  public var keys: [String: String]

  /// A cell that shows a row.
  public init(
    cell: TableViewCell, hasSeparator: Bool = true, fixedHeight: Double? = nil, keys: [String: String] = [:]
  ) {
    self.cell = cell
    self.hasSeparator = hasSeparator
    self.fixedHeight = fixedHeight
    self.keys = keys
  }
}
