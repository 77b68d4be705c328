internal import LayoutCore

/// An interaction that shows large content of small items at large text sizes. It is recorded.
@MainActor @preconcurrency open class UILargeContentViewerInteraction: UIInteraction {
  /// The view to which the interaction was added, or nil.
  open private(set) weak var view: UIView?
  /// The object that chooses the items, or nil.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  /// Creates an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) { self.delegate = delegate }

  /// Called before the interaction is added to a view, or removed (nil).
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view, or removed (nil).
  open func didMove(to view: UIView?) { self.view = view }

  /// A Boolean value that indicates whether large content is shown: at accessibility sizes.
  public class var isEnabled: Bool { UITraitCollection.current.contentSizeCategory.isAccessibilityCategory }
}

/// An object that chooses the items of a large content viewer. Strut does not call it.
@MainActor @preconcurrency public protocol UILargeContentViewerInteractionDelegate: AnyObject {}
