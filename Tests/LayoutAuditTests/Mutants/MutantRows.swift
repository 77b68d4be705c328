import CellDocuments
import LayoutAudit
import LayoutCore

/// The rows of the fixed app, each alone, with its strings in a language.
struct MutantRows: Sendable {
  private let tables: [String: [TableDocument]]
  let locales: [String]

  init(locales: [String]) throws {
    let strings = try AuditExample.strings()
    self.locales = locales
    tables = try Dictionary(
      uniqueKeysWithValues: locales.map { tag in (tag, try Self.rows(StringLocalization(strings, locale: tag))) })
  }

  /// The number of rows.
  var count: Int { tables.values.first?.count ?? 0 }

  /// A row in some languages.
  func row(_ index: Int, in tags: [String]) -> [(locale: String, table: TableDocument)] {
    tags.compactMap { tag in tables[tag].map { (tag, $0[index]) } }
  }

  private static func rows(_ strings: StringLocalization) throws -> [TableDocument] {
    let folder = "\(AuditExample.folder)/Repaired"
    let tables = try AuditExample.tables.flatMap { name in
      try single(TableDocument(path: "\(folder)/\(name).yaml").localized(by: strings))
    }
    return tables + [try single(CellDocument(path: "\(folder)/artist-cell.yaml").localized(by: strings))]
  }

  private static func single(_ document: TableDocument) -> [TableDocument] {
    document.sections.flatMap { section -> [TableDocument] in
      guard case .listed(let rows) = section.rows else { return [] }
      return rows.compactMap { row in
        guard let cell = document.cells[row.cell] else { return nil }
        return single(row, cell, document.table)
      }
    }
  }

  private static func single(_ cell: CellDocument) -> TableDocument {
    let values = cell.views.compactMap { view in
      view.isLabel ? view.content.text.map { BoundValue(view: view.name, value: .text($0)) } : nil
    }
    return single(TableRow(cell: "artist", values: values), cell, TableDescription())
  }

  /// Returns a table with one row, with unchanged text.
  private static func single(_ row: TableRow, _ cell: CellDocument, _ table: TableDescription) -> TableDocument {
    var (row, cell) = (row, cell)
    for index in row.values.indices { row.values[index].textReference = nil }
    cell.views = cell.views.map { view in
      ViewDescription(
        name: view.name, content: view.content, hugging: view.hugging, compression: view.compression,
        isHidden: view.isHidden, backgroundColor: view.backgroundColor, position: view.position)
    }
    return TableDocument(table: table, cells: [row.cell: cell], sections: [SectionDescription(rows: .listed([row]))])
  }
}
