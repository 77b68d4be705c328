public import Foundation

/// The look of a preview.
@MainActor @preconcurrency open class UIPreviewParameters {
  /// The part of the view that shows, or nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow, or nil.
  open var shadowPath: UIBezierPath?
  /// The color behind the view, or nil for the default.
  open var backgroundColor: UIColor?
  /// Creates the default look.
  public init() {}
}

/// The place of a preview.
@MainActor @preconcurrency open class UIPreviewTarget {
  /// The view that contains the preview.
  public final let container: UIView
  /// The middle of the preview in the container.
  public final let center: CGPoint
  /// Creates a place.
  public init(container: UIView, center: CGPoint) { (self.container, self.center) = (container, center) }
}

/// A view that is shown as a preview.
@MainActor @preconcurrency open class UITargetedPreview {
  /// The view.
  public final let view: UIView
  /// The look of the preview.
  public final let parameters: UIPreviewParameters
  /// The place of the preview.
  public final let target: UIPreviewTarget

  /// Creates a preview in a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }
  /// Creates a preview at the position of the view.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }
  /// Creates a preview at the position of the view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }
}
