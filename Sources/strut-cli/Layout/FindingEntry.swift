import Strut

/// The JSON of a finding about a cell, or about rows that have it.
struct FindingEntry: Encodable {
  var kind, view: String
  @Nullable var edge: String?
  @Nullable var points: Double?
  var file: String
  @Nullable var line: Int?
  @Nullable var column: Int?
  var message: String
  /// Of a table's row: the first that has it, and how many do.
  var section, row, rowCount: Int?

  init(_ finding: DocumentFinding) {
    let about = finding.finding
    (kind, view, edge, points) = (about.kind.rawValue, about.view, about.edge?.name, about.points)
    (file, line, column) = (finding.file, finding.position?.line, finding.position?.column)
    message = about.message
  }

  init(_ finding: RowFinding) {
    self.init(finding.finding)
    (section, row, rowCount) = (finding.indexPath.section, finding.indexPath.row, finding.rowCount)
  }
}
