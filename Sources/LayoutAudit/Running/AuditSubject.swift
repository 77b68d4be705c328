public import CellDocuments
public import LayoutCore

/// Something to audit: a cell, or the rows of a table.
///
/// An audit prepares some rows in a language, makes an ``AuditStage`` for them at each text size, on any thread, and shows the rows on it one
/// after another.
public protocol AuditSubject: Sendable {
  /// What reports call it: a file, or the name of a cell in code.
  var name: String { get }
  /// How many rows there are; 1 for a cell that stands for itself.
  var rowCount: Int { get }
  /// Whether findings name rows.
  var hasRows: Bool { get }
  /// Looks up what rows show in a language.
  func prepare(rows: Range<Int>, locale: AuditLocale) throws -> any PreparedRows
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

/// Rows with their texts in a language.
public protocol PreparedRows {
  /// Makes the cells for them, in surroundings whose language and direction are those the rows were prepared in.
  func stage(traits: TraitCollection) throws -> any AuditStage
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
  /// What texts were looked up by, by the names of the views that show them.
  public var references: [String: TextReference]

  /// A cell that shows a row.
  public init(
    cell: TableViewCell, hasSeparator: Bool = true, fixedHeight: Double? = nil,
    references: [String: TextReference] = [:]
  ) {
    self.cell = cell
    self.hasSeparator = hasSeparator
    self.fixedHeight = fixedHeight
    self.references = references
  }
}
