public import Foundation

/// The behavior of a view under a pointer. It is recorded.
@MainActor @preconcurrency open class UIPointerInteraction: UIInteraction {
  /// The view to which the interaction was added, or nil.
  open private(set) weak var view: UIView?
  /// The object that describes the behavior, or nil.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// A Boolean value that indicates whether the interaction is on.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

  /// Called before the interaction is added to a view, or removed (nil).
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view, or removed (nil).
  open func didMove(to view: UIView?) { self.view = view }

  /// Asks the delegate again. It has no effect, because there is no pointer.
  open func invalidate() {}
}

/// An object that describes the behavior of a view under a pointer. Strut does not call it.
@MainActor @preconcurrency public protocol UIPointerInteractionDelegate: AnyObject {
  /// Returns the region of a pointer, or nil.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style of a pointer in a region, or nil.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// Returns the default region.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns nil.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// A question for the region of a pointer.
@MainActor @preconcurrency open class UIPointerRegionRequest {
  /// The point of the pointer in the view.
  open var location: CGPoint { .zero }
  /// The keys that are held.
  open var modifiers: UIKeyModifierFlags { [] }
  init() {}
}

/// A part of a view in which a pointer has one style.
@MainActor @preconcurrency open class UIPointerRegion {
  /// The part, in the view's coordinates.
  public final let rect: CGRect
  /// The name of the region, or nil.
  public final let identifier: AnyHashable?

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}

/// The look of a pointer, and of the view under it.
@MainActor @preconcurrency open class UIPointerStyle {
  /// The effect on the view, or nil.
  public final let effect: UIPointerEffect?
  /// The shape of the pointer, or nil.
  public final let shape: UIPointerShape?

  /// Creates a style with an effect.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { (self.effect, self.shape) = (effect, shape) }
  /// Creates a style with a shape.
  public init(shape: UIPointerShape, constrainedAxes: NSLayoutConstraint.Axis? = nil) {
    (effect, self.shape) = (nil, shape)
  }

  private init() { (effect, shape) = (nil, nil) }
  /// Returns a style without a pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle() }
  /// Returns the system's style.
  open class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// The effect of a pointer on a view.
@MainActor public enum UIPointerEffect {
  /// The effect that suits the view.
  case automatic(UITargetedPreview)
  /// The pointer becomes the background of the view.
  case highlight(UITargetedPreview)
  /// The view rises under the pointer.
  case lift(UITargetedPreview)
  /// The view changes a little.
  case hover(UITargetedPreview)
}

/// The shape of a pointer.
@MainActor public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rectangle with rounded corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical bar.
  case verticalBeam(length: CGFloat)
  /// A horizontal bar.
  case horizontalBeam(length: CGFloat)
}
