import JSONText
package import Strut

/// A finding about a cell, or about all rows or items that have it, in JSON.
package struct FindingEntry: Encodable {
  package var kind, view: String
  @Nullable var edge: String?
  @Nullable var points: Double?
  package var file: String
  @Nullable var line: Int?
  @Nullable var column: Int?
  package var message: String
  /// The section of the first row or item with the finding.
  package var section: Int?
  /// In a table, the first row with the finding, and the number of such rows.
  package var row, rowCount: Int?
  /// In a collection view, the first item with the finding, and the number of such items.
  package var item, itemCount: Int?

  package init(_ finding: DocumentFinding) {
    let about = finding.finding
    (kind, view, edge, points) = (about.kind.rawValue, about.view, about.edge?.name, about.points)
    (file, line, column) = (finding.file, finding.position?.line, finding.position?.column)
    message = about.message
  }

  package init(_ finding: RowFinding) {
    self.init(finding.finding)
    section = finding.indexPath.section
    if finding.isAboutItems {
      (item, itemCount) = (finding.indexPath.row, finding.rowCount)
    } else {
      (row, rowCount) = (finding.indexPath.row, finding.rowCount)
    }
  }
}
