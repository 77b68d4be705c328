internal import Foundation
import LayoutCore

extension TableView {
  /// The default result of the delegate's method for indentation levels.
  package static let ownIndentationLevel = Int.min

  /// The style of a table.
  public typealias Style = TableStyle

  /// The style of the lines between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable, CaseIterable {
    /// No lines: the height of a row is that of its content view.
    case none = 0
    /// A line of one pixel.
    case singleLine = 1
  }

  /// The position of a row after scrolling.
  public enum ScrollPosition: Int, Hashable, Sendable, CaseIterable {
    /// The position that requires the least scrolling to show the whole row.
    case none = 0
    /// The top of the table.
    case top = 1
    /// The middle of the table.
    case middle = 2
    /// The bottom of the table.
    case bottom = 3
  }

  /// The animation of a change. Strut does not animate, and the result is the same.
  public enum RowAnimation: Int, Hashable, Sendable, CaseIterable {
    /// A fade.
    case fade = 0
    /// A slide from or to the right.
    case right = 1
    /// A slide from or to the left.
    case left = 2
    /// A slide from or to the top.
    case top = 3
    /// A slide from or to the bottom.
    case bottom = 4
    /// No animation.
    case none = 5
    /// A slide that keeps the row in the middle.
    case middle = 6
    /// The table's choice.
    case automatic = 100
  }

  /// The conditions under which a visible row changes its height. UIKit's
  /// `UITableView.SelfSizingInvalidation`.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable, CaseIterable {
    /// Never.
    case disabled = 0
    /// After `invalidateIntrinsicContentSize()` on its cell or the cell's content view.
    case enabled = 1
    /// Also after any change in the content view that can move something.
    case enabledIncludingConstraints = 2
  }

  /// The source of automatic row estimates.
  public enum Estimation: Hashable, Sendable, CaseIterable {
    /// The standard height, as in UIKit.
    case standard
    /// The mean of the measured rows of the same kind, recomputed whenever their number has
    /// doubled.
    case learned
  }
}
