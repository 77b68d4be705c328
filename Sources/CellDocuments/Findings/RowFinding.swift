public import Foundation

/// A finding in the rows of a described table, or in the items, headers and footers of a collection
/// view: the first part whose cell has it at a view, and the number of such parts.
public struct RowFinding: Hashable, Sendable, CustomStringConvertible {
  /// The kind of the parts that have a finding.
  public enum Part: String, Hashable, Sendable {
    /// The rows of a table.
    case row
    /// The items of a collection view.
    case item
    /// The headers of sections.
    case header
    /// The footers of sections.
    case footer
  }

  /// The kind of the parts.
  public let part: Part
  /// The first part that has the finding. The row is 0 for a header or footer.
  public let indexPath: IndexPath
  /// The number of examined parts of this kind that have the finding.
  public internal(set) var rowCount: Int
  /// The finding, with the amount in the first part.
  public let finding: DocumentFinding

  /// Creates a finding for some parts.
  package init(_ part: Part = .row, indexPath: IndexPath, rowCount: Int, finding: DocumentFinding) {
    (self.part, self.indexPath, self.rowCount, self.finding) = (part, indexPath, rowCount, finding)
  }

  /// The finding in the form `file:line:column: message (row 0.3 and 4 more)`, or `(item 0.3)`, or
  /// `(header of section 0)`.
  public var description: String {
    let others = rowCount > 1 ? " and \(rowCount - 1) more" : ""
    let first =
      switch part {
      case .row, .item: "\(part.rawValue) \(indexPath.section).\(indexPath.row)"
      case .header, .footer: "\(part.rawValue) of section \(indexPath.section)"
      }
    return "\(finding) (\(first)\(others))"
  }
}
