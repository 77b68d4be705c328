#if Service
import Strut

/// A single row of a table, or part of a collection view, as the subject of an audit.
struct RowSubject: AuditSubject {
  private let table: TableSubject
  /// The index among the parts of the table or collection view.
  private let index: Int

  /// - Parameter row: The number of the row of a table, or of the part of a collection view,
  ///   counted from 0 through all sections.
  /// - Throws: ``ServiceError`` if there is no such row or part.
  init(_ document: TableDocument, row: Int, strings: StringCatalog?) throws(ServiceError) {
    table = TableSubject(document, strings: strings)
    guard !document.isCollection else {
      index = try table.checkedPart(at: row).index
      return
    }
    let place = try document.place(ofRow: row)
    // Parts are in the order of their sections, so a binary search finds the first part of the
    // section.
    var (low, high) = (0, table.partCount)
    while low < high {
      let middle = (low + high) / 2
      if table.part(at: middle).map({ $0.section < place.section }) == true { low = middle + 1 } else { high = middle }
    }
    index = low + (table.part(at: low)?.row == nil ? 1 : 0) + place.row
  }

  var name: String { table.name }
  var partCount: Int { 1 }

  func part(at _: Int) -> AuditPart? { table.part(at: index) }

  func prepare(parts _: Range<Int>, locale: AuditLocale) throws -> any PreparedParts {
    PreparedRow(table: try table.prepare(parts: index..<index + 1, locale: locale), index: index)
  }

  func place(ofElement path: String, part _: Int) -> ElementPlace? { table.place(ofElement: path, part: index) }
}

private struct PreparedRow: PreparedParts {
  let table: any PreparedParts
  let index: Int

  func stage(traits: TraitCollection) throws -> any AuditStage { RowStage(try table.stage(traits: traits), index) }
}

private final class RowStage: AuditStage {
  private let table: any AuditStage
  private let index: Int

  init(_ table: any AuditStage, _ index: Int) { (self.table, self.index) = (table, index) }

  func show(part _: Int) throws -> StagedPart { try table.show(part: index) }
}

extension TableDocument {
  /// Returns the section and index of a row, counted from 0 through all sections.
  func place(ofRow index: Int) throws(ServiceError) -> (section: Int, row: Int) {
    var rest = index
    for (section, description) in sections.enumerated() {
      if rest < description.rows.count { return (section, rest) }
      rest -= description.rows.count
    }
    throw ServiceError(.notFound, "no-such-row", "row \(index + 1) does not exist; the table has \(index - rest) rows.")
  }
}
#endif
