public import Foundation

/// A finding in the rows of a described table, or in the items of a collection view: the first one
/// whose cell has it at a view, and their number.
public struct RowFinding: Hashable, Sendable, CustomStringConvertible {
  /// The first row or item that has the finding.
  public let indexPath: IndexPath
  /// The number of examined rows or items that have the finding.
  public internal(set) var rowCount: Int
  /// True for the items of a collection view, and false for the rows of a table.
  public let isAboutItems: Bool
  /// The finding, with the amount in the first row or item.
  public let finding: DocumentFinding

  /// Creates a finding for some rows or items.
  package init(indexPath: IndexPath, rowCount: Int, finding: DocumentFinding, isAboutItems: Bool = false) {
    (self.indexPath, self.rowCount, self.finding) = (indexPath, rowCount, finding)
    self.isAboutItems = isAboutItems
  }

  /// The finding in the form `file:line:column: message (row 0.3 and 4 more)`, or `(item 0.3)`.
  public var description: String {
    let others = rowCount > 1 ? " and \(rowCount - 1) more" : ""
    let first = "\(isAboutItems ? "item" : "row") \(indexPath.section).\(indexPath.row)"
    return "\(finding) (\(first)\(others))"
  }
}
