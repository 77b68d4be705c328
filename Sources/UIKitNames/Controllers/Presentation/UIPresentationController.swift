public import Foundation
public import LayoutCore

/// The object that manages the presentation of a controller.
@MainActor @preconcurrency open class UIPresentationController {
  /// The presented controller.
  open private(set) unowned var presentedViewController: UIViewController
  private weak var givenPresenter: UIViewController?
  /// The controller that presents, or before the presentation the presented one.
  open var presentingViewController: UIViewController {
    presentedViewController.presenter ?? givenPresenter ?? presentedViewController
  }
  /// The style of the presentation for which the object was created.
  final let style: UIModalPresentationStyle
  /// The delegate.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The traits that override those of the presented controller; nil for none. They are recorded.
  open var overrideTraitCollection: UITraitCollection?

  /// Creates an object for a presentation.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    style = presentedViewController.modalPresentationStyle
    givenPresenter = presentingViewController
  }

  /// Creates the object for the style of a controller.
  static func make(for controller: UIViewController) -> UIPresentationController {
    switch controller.modalPresentationStyle {
    case .popover: UIPopoverPresentationController(presentedViewController: controller, presenting: nil)
    case .pageSheet, .formSheet, .automatic:
      UISheetPresentationController(presentedViewController: controller, presenting: nil)
    case .custom:
      controller.transitioningDelegate?.presentationController(
        forPresented: controller, presenting: nil, source: controller)
        ?? UIPresentationController(presentedViewController: controller, presenting: nil)
    default: UIPresentationController(presentedViewController: controller, presenting: nil)
    }
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { style }
  /// The view that contains the presentation: the window, or nil.
  open var containerView: UIView? { presentedViewController.viewIfLoaded?.superview }
  /// The presented view.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view in its container, in points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView.map { frame(in: $0) } ?? .zero }
  /// A Boolean value that indicates whether the presentation fills the screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// A Boolean value that indicates whether the presenting view disappears.
  open var shouldRemovePresentersView: Bool { style.coversPresenter }
  /// Called before the presentation.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container is laid out. Strut does not call it.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container was laid out. Strut does not call it.
  open func containerViewDidLayoutSubviews() {}
  /// The style for the traits of the container: the style itself.
  open var adaptivePresentationStyle: UIModalPresentationStyle { style }
  /// Returns the style for traits: the style itself.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { style }

  /// Returns the frame of the presented view in a container, by the style.
  ///
  /// Sheets begin 10 points below the safe area; a form sheet in a window at least 600 points wide
  /// is 540 by 620 points, or has the preferred size of the content (documented; not confirmed).
  final func frame(in container: UIView) -> CGRect {
    let bounds = container.bounds
    let preferred = presentedViewController.preferredContentSize
    switch style {
    case .formSheet where bounds.width >= 600, .popover where bounds.width >= 600:
      let usual = style == .popover ? CGSize(width: 320, height: 480) : CGSize(width: 540, height: 620)
      let size = preferred == .zero ? usual : preferred
      let (width, height) = (min(size.width, bounds.width), min(size.height, bounds.height))
      return CGRect(x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
    case .pageSheet, .formSheet, .automatic, .popover:
      let top = container.safeAreaInsets.top + 10
      return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    default: return bounds
    }
  }
}

/// A delegate that adapts presentations.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style of a presentation. Strut does not call it.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns the style of a presentation for traits. Strut does not call it.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns the controller for an adapted presentation, or nil. Strut does not call it.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Returns whether the user may dismiss the presentation. Strut does not call it.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before the user dismisses the presentation. Strut does not call it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user dismissed the presentation. Strut does not call it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after the user tried to dismiss the presentation. Strut does not call it.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the controller's style.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.presentationStyle
  }
  /// Returns the style without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Returns nil.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Returns true.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
