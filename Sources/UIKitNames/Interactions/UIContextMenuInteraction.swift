public import Foundation

/// A menu that opens at a long press. It is recorded; ask the delegate for its configuration in a
/// test.
@MainActor @preconcurrency open class UIContextMenuInteraction: UIInteraction {
  /// The view to which the interaction was added, or nil.
  open private(set) weak var view: UIView?
  /// The object that describes the menu, or nil.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction is added to a view, or removed (nil).
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view, or removed (nil).
  open func didMove(to view: UIView?) { self.view = view }

  /// Returns the point of the press: the middle of the interaction's view.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  /// Closes the menu. It has no effect, because none is displayed.
  open func dismissMenu() {}

  /// Updates the menu that is displayed. It has no effect, because none is.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}

/// An object that describes the menu of a view.
@MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu for a point in the view's coordinates, or nil.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A menu with a preview.
@MainActor @preconcurrency open class UIContextMenuConfiguration {
  /// A closure that returns the controller of the preview, or nil.
  public typealias PreviewProvider = () -> UIViewController?
  /// A closure that returns the menu for suggested elements, or nil.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// The name of the configuration.
  public final let identifier: AnyHashable
  /// The closure that returns the controller of the preview, or nil.
  public final let previewProvider: PreviewProvider?
  /// The closure that returns the menu, or nil.
  public final let actionProvider: ActionProvider?

  /// Creates a configuration.
  public init(
    identifier: AnyHashable? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? AnyHashable(UUID())
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }
}
