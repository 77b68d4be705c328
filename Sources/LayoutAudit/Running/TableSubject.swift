public import CellDocuments
import Foundation
import LayoutCore

/// The rows of a document's table.
public struct TableSubject: AuditSubject {
  /// The document.
  public let document: TableDocument
  /// What its keys are looked up in; nil for a document without keys.
  public let strings: StringCatalogue?
  /// Where each section's rows begin among all rows, and where the last one's end.
  private let starts: [Int]

  /// A document's rows.
  public init(_ document: TableDocument, strings: StringCatalogue? = nil) {
    var document = document
    // So that rows can be read whose keys nobody has looked up yet.
    if let strings { document.strings = StringLocalization(strings) }
    self.document = document
    self.strings = strings
    starts = document.sections.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.rows.count) }
  }

  /// The file.
  public var name: String { document.file }
  /// How many rows the sections have together.
  public var rowCount: Int { starts.last ?? 0 }
  /// Whether findings name rows.
  public var hasRows: Bool { true }

  /// The rows and the cells with their texts in the language.
  public func prepare(rows: Range<Int>, locale: AuditLocale) throws -> any PreparedRows {
    let localization = strings.map { StringLocalization($0, locale: locale.identifier) }
    var document = document
    document.strings = localization
    if let localization { document.cells = try document.cells.mapValues { try $0.localized(by: localization) } }
    let prepared = rows.map { index in Result { try row(index, of: document) } }
    return PreparedTable(table: document.table, cells: document.cells, rows: prepared, start: rows.lowerBound)
  }

  /// Where the element's view is described.
  public func place(ofElement path: String, row: Int) -> ElementPlace? {
    guard let cell = (try? self.row(row, of: document)).flatMap({ document.cells[$0.cell] }) else { return nil }
    return cell.place(ofElement: path)
  }

  /// A row, counting from 0 through all sections.
  private func row(_ row: Int, of document: TableDocument) throws(CellDocumentErrors) -> TableRow {
    let section = (starts.firstIndex { $0 > row } ?? 1) - 1
    return try document.row(at: row - starts[section], in: section)
  }
}

private struct PreparedTable: PreparedRows {
  let table: TableDescription
  let cells: [String: CellDocument]
  /// One that cannot be read or localized fails when it is shown.
  let rows: [Result<TableRow, any Error>]
  let start: Int

  func stage(traits: TraitCollection) throws -> any AuditStage {
    var traits = traits
    if let era = table.era, era != traits.layoutMetrics.era { traits.layoutMetrics = LayoutMetrics(era: era) }
    let height = try table.rowHeight.points(in: traits)
    return TableStage(self, traits: traits, fixedHeight: height >= 0 ? Double(height) : nil)
  }
}

/// A cell of each kind, which rows are shown in.
private final class TableStage: AuditStage {
  private let prepared: PreparedTable
  private let traits: TraitCollection
  private let fixedHeight: Double?
  private var cells: [String: Cell] = [:]

  private struct Cell {
    let cell: RowCell
    let references: [String: TextReference]
  }

  init(_ prepared: PreparedTable, traits: TraitCollection, fixedHeight: Double?) {
    self.prepared = prepared
    self.traits = traits
    self.fixedHeight = fixedHeight
  }

  func show(row index: Int) throws -> StagedRow {
    let row = try prepared.rows[index - prepared.start].get()
    guard let cell = try cell(named: row.cell) else { throw MissingCell(name: row.cell) }
    cell.cell.show(row)
    var references = cell.references
    for value in row.values where value.value.isText { references[value.view] = value.textReference }
    return StagedRow(
      cell: cell.cell.cell, hasSeparator: prepared.table.hasSeparators, fixedHeight: fixedHeight, references: references
    )
  }

  private func cell(named name: String) throws -> Cell? {
    if let known = cells[name] { return known }
    guard let document = prepared.cells[name] else { return nil }
    let cell = Cell(
      cell: RowCell(try CellBuilder(document).build(traits: traits)), references: document.references)
    cells[name] = cell
    return cell
  }
}

extension ViewValue {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}

/// A row of a document that was put together by hand names a cell that is not there.
private struct MissingCell: Error, CustomStringConvertible {
  let name: String

  var description: String { "a row has the cell \"\(name)\", which the document does not describe" }
}
