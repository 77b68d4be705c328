public import Foundation
internal import TableLayout

extension UITableView {
  /// The height, or estimate, that the table determines itself: -1.
  public static let automaticDimension = TableView.automaticDimension
  /// The title of the index that stands for a search.
  public static let indexSearch = "{search}"

  /// The origin of the separator's inset.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The standard inset.
    case fromAutomaticInsets = 1
  }
}
