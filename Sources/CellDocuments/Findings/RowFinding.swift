public import Foundation

/// A finding in the rows of a described table: the first row whose cell has it at a view, and the
/// number of such rows.
public struct RowFinding: Hashable, Sendable, CustomStringConvertible {
  /// The first row that has the finding.
  public let indexPath: IndexPath
  /// The number of examined rows that have the finding.
  public internal(set) var rowCount: Int
  /// The finding, with the amount in the first row.
  public let finding: DocumentFinding

  /// Creates a finding for some rows.
  package init(indexPath: IndexPath, rowCount: Int, finding: DocumentFinding) {
    (self.indexPath, self.rowCount, self.finding) = (indexPath, rowCount, finding)
  }

  /// The finding in the form `file:line:column: message (row 0.3 and 4 more)`.
  public var description: String {
    let others = rowCount > 1 ? " and \(rowCount - 1) more" : ""
    return "\(finding) (row \(indexPath.section).\(indexPath.row)\(others))"
  }
}
