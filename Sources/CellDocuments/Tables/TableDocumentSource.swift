public import Foundation
internal import LayoutCore
public import StringCatalogs
public import TableLayout

/// Gives a table the rows of a document, each when the table asks for it.
///
/// A row that cannot be read has an empty cell, and what is wrong with it is among ``problems``.
public final class TableDocumentSource: TableViewDataSource {
  /// The document.
  public let document: TableDocument
  /// The problems of rows that the table has asked for, in that order, each once: the first `DocumentLimits.errors` of them, and a last one
  /// that says so where there are more.
  public private(set) var problems: [CellDocumentError] = []
  private var known: Set<CellDocumentError> = []
  private let traits: TraitCollection
  /// The cells that rows were found to name.
  private var kindNames: [String] = []
  /// By section, which of these each row names; less than 0 where nobody has asked.
  private var knownKinds: [Int: [Int32]] = [:]
  /// How many cells were made. The table keeps them, and what shows rows in them is theirs.
  private(set) var cellCount = 0

  init(_ document: TableDocument, traits: TraitCollection) {
    self.document = document
    self.traits = traits
  }

  /// How many sections there are.
  public func numberOfSections(in tableView: TableView) -> Int { document.sections.count }

  /// How many rows a section has.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    document.sections[section].rows.count
  }

  /// The text above a section.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    document.sections[section].header
  }

  /// The text below a section.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    document.sections[section].footer
  }

  /// A cell with the row's values.
  public func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    do throws(CellDocumentErrors) {
      let row = try document.row(at: indexPath.row, in: indexPath.section)
      let cell = try rowCell(named: row.cell, of: tableView)
      cell.show(row)
      return cell.cell
    } catch {
      error.all.forEach(note)
      return traits.performAsCurrent { TableViewCell() }
    }
  }

  private func note(_ problem: CellDocumentError) {
    guard problems.count <= DocumentLimits.errors, known.insert(problem).inserted else { return }
    if problems.count < DocumentLimits.errors { return problems.append(problem) }
    problems.append(.more(in: problem.file))
  }

  /// One that the table does not use any more, or a new one.
  private func rowCell(named name: String, of table: TableView) throws(CellDocumentErrors) -> RowCell {
    if let known = table.dequeueReusableCell(withIdentifier: name).flatMap(RowCell.init) { return known }
    cellCount += 1
    return RowCell(
      try CellBuilder(document.cells[name] ?? CellDocument()).build(traits: traits, reuseIdentifier: name),
      in: document.table.style)
  }

  /// The name of a row's cell. A table asks again and again, of all rows; of a file's each is read for that once.
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
