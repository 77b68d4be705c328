import JSONText
package import Strut

/// A finding about a cell, or about all rows or other parts that have it, in JSON.
package struct FindingEntry: Encodable {
  package var kind, view: String
  @Nullable var edge: String?
  @Nullable var points: Double?
  package var file: String
  @Nullable var line: Int?
  @Nullable var column: Int?
  package var message: String
  /// The section of the first row, item, header or footer with the finding.
  package var section: Int?
  /// In a table, the first row with the finding, and the number of such rows.
  package var row, rowCount: Int?
  /// In a collection view, the first item with the finding, and the number of such items.
  package var item, itemCount: Int?
  /// In the headers or footers of a collection view, `header` or `footer`.
  package var part: String?
  /// The number of headers or footers with the finding.
  package var sectionCount: Int?

  package init(_ finding: DocumentFinding) {
    let about = finding.finding
    (kind, view, edge, points) = (about.kind.rawValue, about.view, about.edge?.name, about.points)
    (file, line, column) = (finding.file, finding.position?.line, finding.position?.column)
    message = about.message
  }

  package init(_ finding: RowFinding) {
    self.init(finding.finding)
    section = finding.indexPath.section
    switch finding.part {
    case .row: (row, rowCount) = (finding.indexPath.row, finding.rowCount)
    case .item: (item, itemCount) = (finding.indexPath.row, finding.rowCount)
    case .header, .footer: (part, sectionCount) = (finding.part.rawValue, finding.rowCount)
    }
  }
}
