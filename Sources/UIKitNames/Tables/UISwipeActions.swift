public import Foundation
internal import LayoutCore

/// The actions at one end of a row. They are recorded; Strut has no gestures.
@MainActor @preconcurrency open class UISwipeActionsConfiguration {
  /// The actions, from the edge inward.
  open private(set) var actions: [UIContextualAction]
  /// A Boolean value that indicates whether a long swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a list of actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action next to a row.
@MainActor @preconcurrency open class UIContextualAction {
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    /// The standard style.
    case normal = 0
    /// The style of a deletion.
    case destructive = 1
  }

  /// Performs an action; the last argument is called with whether it was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style.
  open private(set) var style: Style
  /// The closure that performs the action.
  open private(set) var handler: Handler
  /// The title, or nil.
  open var title: String?
  /// The image, or nil.
  open var image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The background: gray, or red for a deletion, until it is set.
  open var backgroundColor: UIColor! {
    get { ownColor ?? UIColor(Color(hexadecimal: style == .normal ? 0x8E8E93 : 0xFF3B30)) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}

/// An action next to a row, as before iOS 11.
@MainActor @preconcurrency open class UITableViewRowAction {
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    /// The standard style.
    case normal = 1
    /// The style of a deletion.
    case destructive = 0
    /// The style of a deletion.
    public static var `default`: Style { .destructive }
  }

  /// The style.
  open private(set) var style: Style
  /// The title, or nil.
  open var title: String?
  /// The background, or nil for that of the style.
  open var backgroundColor: UIColor?
  /// The closure that performs the action.
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}
