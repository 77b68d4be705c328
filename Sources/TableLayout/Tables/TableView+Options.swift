internal import Foundation
import LayoutCore

extension TableView {
  /// What a delegate answers that says nothing about levels.
  static let ownIndentationLevel = Int.min

  /// How sections look.
  public typealias Style = TableStyle

  /// The lines between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable, CaseIterable {
    /// None: a row is no higher than its content view.
    case none = 0
    /// A line of a pixel.
    case singleLine = 1
  }

  /// Where in the table a row comes to lie.
  public enum ScrollPosition: Int, Hashable, Sendable, CaseIterable {
    /// Where it takes least scrolling to show the whole row.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How a change is shown; Strut shows no motion, and the answer is the same.
  public enum RowAnimation: Int, Hashable, Sendable, CaseIterable {
    /// Fading.
    case fade = 0
    /// From or to the right.
    case right = 1
    /// From or to the left.
    case left = 2
    /// From or to the top.
    case top = 3
    /// From or to the bottom.
    case bottom = 4
    /// Not at all.
    case none = 5
    /// Staying in the middle.
    case middle = 6
    /// As the table thinks best.
    case automatic = 100
  }

  /// When a row that shows gets another height by itself. UIKit's `UITableView.SelfSizingInvalidation`.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable, CaseIterable {
    /// Never.
    case disabled = 0
    /// When its cell, or the cell's content view, calls `invalidateIntrinsicContentSize()`.
    case enabled = 1
    /// As well when anything changes in the content view that can move something.
    case enabledIncludingConstraints = 2
  }

  /// Where the estimate of a row comes from that nobody gave one.
  public enum Estimation: Hashable, Sendable, CaseIterable {
    /// The standard height, as in UIKit.
    case standard
    /// The mean of the measured rows of the same kind, taken anew whenever twice as many have been measured.
    case learned
  }
}
