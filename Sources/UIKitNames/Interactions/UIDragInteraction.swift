public import Foundation

/// Dragging content out of a view. It is recorded.
@MainActor @preconcurrency open class UIDragInteraction: UIInteraction {
  /// The view to which the interaction was added, or nil.
  open private(set) weak var view: UIView?
  /// The object that describes the content, or nil.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// A Boolean value that indicates whether the interaction is on.
  open var isEnabled = true
  /// A Boolean value that indicates whether other gestures are recognized while content is lifted.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction is added to a view, or removed (nil).
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view, or removed (nil).
  open func didMove(to view: UIView?) { self.view = view }
}

/// An object that describes content that is dragged out of a view. Strut does not call it.
@MainActor @preconcurrency public protocol UIDragInteractionDelegate: AnyObject {
  /// Returns the items that are dragged; none prevents the drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// Dropping content into a view. It is recorded.
@MainActor @preconcurrency open class UIDropInteraction: UIInteraction {
  /// The view to which the interaction was added, or nil.
  open private(set) weak var view: UIView?
  /// The object that receives the content, or nil.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// A Boolean value that indicates whether drops of several sessions are received.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction is added to a view, or removed (nil).
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view, or removed (nil).
  open func didMove(to view: UIView?) { self.view = view }
}

/// An object that receives content that is dropped into a view. Strut does not call it.
@MainActor @preconcurrency public protocol UIDropInteractionDelegate: AnyObject {
  /// Returns `true` if the content can be dropped.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Returns the kind of drop.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Receives the content.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Returns `true`.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  /// Returns a canceled drop.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}

/// A session of dragging or dropping.
@MainActor @preconcurrency public protocol UIDragDropSession: AnyObject {
  /// The items.
  var items: [UIDragItem] { get }
  /// Returns the point of the finger in the coordinates of a view.
  func location(in view: UIView) -> CGPoint
}

/// A session of dragging.
@MainActor @preconcurrency public protocol UIDragSession: UIDragDropSession {
  /// A value of the program, or nil.
  var localContext: Any? { get set }
}

/// A session of dropping.
@MainActor @preconcurrency public protocol UIDropSession: UIDragDropSession {
  /// The session of dragging, if it began in this program.
  var localDragSession: (any UIDragSession)? { get }
}

/// An item that is dragged.
@MainActor @preconcurrency open class UIDragItem {
  /// The content: the object that was given, because Linux has no item providers.
  public final let itemProvider: Any
  /// A value of the program, or nil.
  open var localObject: Any?
  /// Creates an item.
  public init(itemProvider: Any) { self.itemProvider = itemProvider }
}

/// The effect of a drop. It has UIKit's raw values.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// Nothing is dropped.
  case cancel = 0
  /// The drop is forbidden.
  case forbidden = 1
  /// The content is copied.
  case copy = 2
  /// The content is moved.
  case move = 3
}

/// The answer to a possible drop.
@MainActor @preconcurrency open class UIDropProposal {
  /// The effect of the drop.
  public final let operation: UIDropOperation
  /// A Boolean value that indicates whether the finger must be exact.
  open var isPrecise = false
  /// Creates an answer.
  public init(operation: UIDropOperation) { self.operation = operation }
}
