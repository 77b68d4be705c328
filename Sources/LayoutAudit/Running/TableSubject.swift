public import CellDocuments
import Foundation
public import LayoutCore

/// The rows of a document's table.
public struct TableSubject: AuditSubject {
  /// The document.
  public let document: TableDocument
  /// Where each section's rows begin among all rows, and where the last one's end.
  private let starts: [Int]

  /// A document's rows.
  public init(_ document: TableDocument) {
    self.document = document
    starts = document.sections.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.rows.count) }
  }

  /// The file.
  public var name: String { document.file }
  /// How many rows the sections have together.
  public var rowCount: Int { starts.last ?? 0 }
  /// Whether findings name rows.
  public var hasRows: Bool { true }

  /// The cells, made from the document.
  public func stage(traits: TraitCollection, locale: AuditLocale) throws -> any AuditStage {
    var traits = traits
    if let era = document.table.era, era != traits.layoutMetrics.era { traits.layoutMetrics = LayoutMetrics(era: era) }
    let height = try document.table.rowHeight.points(in: traits)
    return TableStage(self, traits: traits, fixedHeight: height >= 0 ? Double(height) : nil)
  }

  /// Where the element's view is described.
  public func place(ofElement path: String, row: Int) -> ElementPlace? {
    guard let cell = (try? self.row(row)).flatMap({ document.cells[$0.cell] }) else { return nil }
    return cell.place(ofElement: path)
  }

  /// A row, counting from 0 through all sections.
  func row(_ row: Int) throws(CellDocumentErrors) -> TableRow {
    let section = (starts.firstIndex { $0 > row } ?? 1) - 1
    return try document.row(at: row - starts[section], in: section)
  }
}

/// A cell of each kind, which rows are shown in.
private final class TableStage: AuditStage {
  private let subject: TableSubject
  private let traits: TraitCollection
  private let fixedHeight: Double?
  private var cells: [String: RowCell] = [:]

  init(_ subject: TableSubject, traits: TraitCollection, fixedHeight: Double?) {
    self.subject = subject
    self.traits = traits
    self.fixedHeight = fixedHeight
  }

  func show(row index: Int) throws -> StagedRow {
    let row = try subject.row(index)
    guard let cell = try cell(named: row.cell) else { throw MissingCell(name: row.cell) }
    cell.show(row)
    return StagedRow(cell: cell.cell, hasSeparator: subject.document.table.hasSeparators, fixedHeight: fixedHeight)
  }

  private func cell(named name: String) throws -> RowCell? {
    if let known = cells[name] { return known }
    guard let document = subject.document.cells[name] else { return nil }
    let cell = RowCell(try CellBuilder(document).build(traits: traits))
    cells[name] = cell
    return cell
  }
}

/// A row of a document that was put together by hand names a cell that is not there.
private struct MissingCell: Error, CustomStringConvertible {
  let name: String

  var description: String { "a row has the cell \"\(name)\", which the document does not describe" }
}
