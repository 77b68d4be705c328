/// A way of interacting with a view, such as with a pointer. Interactions are recorded: there is no
/// screen that performs them.
@MainActor @preconcurrency public protocol UIInteraction: AnyObject {
  /// The view to which the interaction was added, or nil.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed (nil).
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed (nil).
  func didMove(to view: UIView?)
}
