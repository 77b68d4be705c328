public import Foundation

/// A finding about rows of a described table: of all rows whose cell has it at the same view, the first, and how many they are.
public struct RowFinding: Hashable, Sendable, CustomStringConvertible {
  /// The first row that has it.
  public let indexPath: IndexPath
  /// How many of the rows that were looked at have it.
  public internal(set) var rowCount: Int
  /// What it is, with the amount of the first row.
  public let finding: DocumentFinding

  /// A finding of some rows.
  package init(indexPath: IndexPath, rowCount: Int, finding: DocumentFinding) {
    (self.indexPath, self.rowCount, self.finding) = (indexPath, rowCount, finding)
  }

  /// `file:line:column: message (row 0.3 and 4 more)`.
  public var description: String {
    let others = rowCount > 1 ? " and \(rowCount - 1) more" : ""
    return "\(finding) (row \(indexPath.section).\(indexPath.row)\(others))"
  }
}
