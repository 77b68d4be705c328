public import Foundation
internal import LayoutCore
public import StringCatalogs
public import TableLayout

/// Provides a table with the rows of a document, each when the table requests it.
///
/// A row that cannot be read has an empty cell, and its errors are in ``problems``.
public final class TableDocumentSource: TableViewDataSource {
  /// The document.
  public let document: TableDocument
  /// The problems of the rows that the table requested, in that order, without duplicates: the
  /// first `DocumentLimits.errors`, followed by one that reports that there are more.
  public var problems: [CellDocumentError] { noted.all }
  private var noted = RowProblems()
  private let traits: TraitCollection
  /// The names of the cells of rows found so far.
  private var kindNames: [String] = []
  /// The indices of the rows' cells by section; negative for rows that have not been requested.
  private var knownKinds: [Int: [Int32]] = [:]
  /// The number of cells built. The table keeps the cells, which own their row views.
  private(set) var cellCount = 0

  init(_ document: TableDocument, traits: TraitCollection) {
    self.document = document
    self.traits = traits
  }

  /// Returns the number of sections.
  public func numberOfSections(in tableView: TableView) -> Int { document.sections.count }

  /// Returns the number of rows in a section.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    document.sections[section].rows.count
  }

  /// Returns the header text of a section.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    document.sections[section].header?.title
  }

  /// Returns the footer text of a section.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    document.sections[section].footer?.title
  }

  /// Returns a cell with the values of a row.
  public func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    do throws(CellDocumentErrors) {
      let row = try document.row(at: indexPath.row, in: indexPath.section)
      let cell = try rowCell(named: row.cell, of: tableView)
      cell.show(row)
      return cell.cell
    } catch {
      noted.note(error)
      return traits.performAsCurrent { TableViewCell() }
    }
  }

  /// Returns a cell that the table no longer uses, or a new one.
  private func rowCell(named name: String, of table: TableView) throws(CellDocumentErrors) -> RowCell {
    if let known = table.dequeueReusableCell(withIdentifier: name).flatMap(RowCell.init) { return known }
    cellCount += 1
    return RowCell(
      try CellBuilder(document.cells[name] ?? CellDocument()).build(traits: traits, reuseIdentifier: name),
      in: document.table.style)
  }

  /// Returns the name of a row's cell. A table requests it repeatedly for all rows; each row of a
  /// file is read once for it.
  func kind(of indexPath: IndexPath) -> String {
    if case .file(_, let binding) = document.sections[indexPath.section].rows, let cell = binding.cell,
      binding.fields.map({ $0[RowReader.cellField] == nil }) ?? (document.cells.count == 1)
    {
      return cell
    }
    let number: Int
    if let known = knownKinds[indexPath.section]?[indexPath.row], known >= 0 {
      number = Int(known)
    } else {
      number = kindNumber((try? document.row(at: indexPath.row, in: indexPath.section).cell) ?? "")
      let count = document.sections[indexPath.section].rows.count
      knownKinds[indexPath.section, default: Array(repeating: -1, count: count)][indexPath.row] = Int32(number)
    }
    return kindNames[number]
  }

  private func kindNumber(_ name: String) -> Int {
    if let known = kindNames.firstIndex(of: name) { return known }
    kindNames.append(name)
    return kindNames.count - 1
  }
}
