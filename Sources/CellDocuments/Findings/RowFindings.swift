import Foundation
import LayoutCore
import StringCatalogs
import TableLayout

/// Examines the rows of a table, or the items, headers and footers of a collection view, as they
/// are shown, and collects their findings.
struct RowFindings {
  /// The maximum number of parts to examine, in the order in which they are shown: enough for a
  /// handwritten table, and fast in a table with a million rows.
  static let lookedAtCount = 1_000

  let document: TableDocument
  private var lookedAt: Set<ShownPart> = []
  /// True if there were more parts than are examined.
  private(set) var isFull = false
  /// The cells whose own layout was examined.
  private var cells: Set<String> = []
  private var places: [Place: Int] = [:]
  private(set) var all: [RowFinding] = []

  private struct Place: Hashable {
    let part: RowFinding.Part
    let file: String
    let position: SourcePosition?
    let kind: CellFinding.Kind
    let view: String
    let edge: LayoutAttribute?
    /// The constraint of the finding; `nil` if there is none.
    let constraint: String?
  }

  init(_ document: TableDocument) { self.document = document }

  /// The number of examined parts if there were more; nil if all were examined.
  var examinedCount: Int? { isFull ? lookedAt.count : nil }

  /// Examines the visible rows that have not been examined yet.
  mutating func look(at table: TableView) {
    guard !isFull else { return }
    let broken = table.brokenConstraints.filter { $0.view != nil }
    for cell in table.visibleCells {
      guard let path = table.indexPath(for: cell), isUnseen(ShownPart(.row, path)),
        let (row, described) = content(try? document.row(at: path.row, in: path.section))
      else { continue }
      var findings = CellSizing.shownFindings(of: cell, heightIsGiven: document.table.rowHeight != .automatic)
      findings += CellSizing.conflictFindings(of: broken, in: cell)
      if isFirst(row.cell) { findings += sizingFindings(of: described, row, table, besides: findings) }
      for finding in findings { add(DocumentFinding(finding, in: described), ShownPart(.row, path)) }
    }
  }

  /// Returns true for a part that was not examined before, and records that it is examined, unless
  /// enough parts are.
  mutating func isUnseen(_ part: ShownPart) -> Bool {
    guard !isFull, !lookedAt.contains(part) else { return false }
    isFull = lookedAt.count == Self.lookedAtCount
    if !isFull { lookedAt.insert(part) }
    return !isFull
  }

  /// Returns values with the cell that shows them; nil if they could not be read.
  func content(_ row: TableRow?) -> (row: TableRow, cell: CellDocument)? {
    row.flatMap { row in document.cells[row.cell].map { (row, $0) } }
  }

  /// Returns true when the layout of a cell by itself is examined for the first time.
  mutating func isFirst(_ cell: String) -> Bool { cells.insert(cell).inserted }

  /// Returns the findings about the height of a cell. A separate cell is examined, so that the
  /// visible ones are unchanged.
  ///
  /// If the table sets the height, the cell's own height is not used.
  private func sizingFindings(
    of described: CellDocument, _ row: TableRow, _ table: TableView, besides known: [CellFinding]
  ) -> [CellFinding] {
    guard document.table.rowHeight == .automatic, let width = table.visibleCells.first?.bounds.width,
      let built = try? CellBuilder(described).build(traits: table.traitCollection)
    else { return [] }
    let cell = RowCell(built, in: document.table.style)
    cell.show(row)
    let findings = try? CellSizing.findings(
      for: cell.cell, width: Double(width), separator: document.table.hasSeparators)
    // A conflict with the table's own constraints does not identify the cell if it names no view.
    let conflicts = CellSizing.conflictFindings(
      of: cell.cell.brokenConstraints.filter { $0.view == nil }, in: cell.cell)
    return conflicts
      + (findings ?? []).filter { finding in
        !known.contains { $0.kind == finding.kind && $0.view == finding.view && $0.edge == finding.edge }
      }
  }

  /// Adds a finding, or counts it if another part of this kind has it at the same view.
  mutating func add(_ finding: DocumentFinding, _ part: ShownPart) {
    let about = finding.finding
    let constraint = about.kind == .droppedConstraint ? about.message : nil
    let place = Place(
      part: part.kind, file: finding.file, position: finding.position, kind: about.kind, view: about.view,
      edge: about.edge, constraint: constraint)
    if let index = places[place] { return all[index].rowCount += 1 }
    places[place] = all.count
    all.append(RowFinding(part.kind, indexPath: part.indexPath, rowCount: 1, finding: finding))
  }
}

/// A row, item, header or footer.
struct ShownPart: Hashable {
  let kind: RowFinding.Part
  let indexPath: IndexPath

  init(_ kind: RowFinding.Part, _ indexPath: IndexPath) { (self.kind, self.indexPath) = (kind, indexPath) }
}
