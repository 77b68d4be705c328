package import Foundation
internal import LayoutCore
internal import TableLayout

extension UITableViewCell {
  /// The control that a table shows for editing a row.
  public enum EditingStyle: Int, Hashable, Sendable, CaseIterable {
    /// None.
    case none = 0
    /// A control that deletes the row.
    case delete = 1
    /// A control that inserts a row.
    case insert = 2
  }

  /// The controls around the content of a cell.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// UIKit's raw value.
    public let rawValue: UInt
    /// Creates a mask from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control at the leading edge.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The confirmation of a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// The appearance of a cell with the focus.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// The standard appearance.
    case `default` = 0
    /// An appearance of the program's own.
    case custom = 1
  }

  /// The part of a cell in dragging.
  public enum DragState: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// The cell is lifted.
    case lifting = 1
    /// The cell is dragged.
    case dragging = 2
  }
}

extension UITableViewCell: ReusableViewFacade {
  nonisolated package func callSetFrame(_ frame: CGRect) { onMain { self.frame = frame } }
  nonisolated package func callPrepareForReuse() { onMain { prepareForReuse() } }
  nonisolated package func callSetSelected(_ selected: Bool, animated: Bool) {
    onMain { setSelected(selected, animated: animated) }
  }
  nonisolated package func callSetHighlighted(_ highlighted: Bool, animated: Bool) {
    onMain { setHighlighted(highlighted, animated: animated) }
  }
}

extension UIListContentConfiguration {
  /// Creates a configuration from one of Strut's, or nil if it is of another type.
  init?(of configuration: any ContentConfiguration) {
    guard let list = configuration as? ListContentConfiguration else { return nil }
    self.init(list)
  }
}
