internal import Foundation
internal import LayoutCore

extension UIViewController {
  /// Replaces one child's view by another's, with the calls of appearance in UIKit's order.
  ///
  /// The views need not be loaded: `exchange` adds and removes them.
  final func replace(
    _ old: UIViewController?, by new: UIViewController?, animated: Bool, _ exchange: () -> Void
  ) {
    guard bridge.isShownOrAppearing else { return exchange() }
    let isArrivalFirst = self is UITabBarController
    if isArrivalFirst { new?.bridge.beginAppearanceTransition(true, animated: animated) }
    old?.bridge.beginAppearanceTransition(false, animated: animated)
    if !isArrivalFirst { new?.bridge.beginAppearanceTransition(true, animated: animated) }
    exchange()
    old?.bridge.endAppearanceTransition(animated: animated)
    // The views of a container that is about to appear do so with it.
    if bridge.isInSight { new?.bridge.endAppearanceTransition(animated: animated) }
  }

  /// The outermost parent.
  private var outermost: UIViewController { parent?.outermost ?? self }

  /// Presents a controller at once.
  final func presentNow(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    let presenter = presenter(for: controller)
    let names = "\(type(of: controller)) on \(type(of: self))"
    guard presenter.presented == nil else {
      return UIKitLog.once("Attempt to present \(names), which is already presenting \(typeName(presenter.presented)).")
    }
    guard let window = presenter.viewIfLoaded?.window else {
      return UIKitLog.once("Attempt to present \(names), whose view is not in a window.")
    }
    guard controller.presenter == nil, controller.parent == nil else {
      return UIKitLog.once("Attempt to present \(names), but it is already presented or has a parent.")
    }
    let style = controller.modalPresentationStyle
    presenter.presented = controller
    controller.presenter = presenter
    controller.movement = .presented
    let manager = controller.presentationController
    if let popover = manager as? UIPopoverPresentationController,
      let delegate = popover.delegate as? any UIPopoverPresentationControllerDelegate
    {
      delegate.prepareForPopoverPresentation(popover)
    }
    manager?.presentationTransitionWillBegin()
    controller.loadViewIfNeeded()
    let isCovered = style.coversPresenter && presenter.bridge.isInSight
    if isCovered { presenter.bridge.beginAppearanceTransition(false, animated: animated) }
    controller.bridge.beginAppearanceTransition(true, animated: animated)
    // A context that is not the whole window has its place.
    let container: UIView = style.isInContext ? presenter.view.superview ?? window : window
    controller.view.translatesAutoresizingMaskIntoConstraints = true
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(controller.view)
    if style.isInContext {
      controller.view.frame = presenter.view.frame
    } else if style == .custom, let manager {
      // A subclass may determine the frame.
      controller.view.frame = manager.frameOfPresentedViewInContainerView
    } else {
      controller.view.frame = manager?.frame(in: container) ?? container.bounds
    }
    if isCovered { presenter.view.removeFromSuperview() }
    controller.bridge.endAppearanceTransition(animated: animated)
    if isCovered { presenter.bridge.endAppearanceTransition(animated: animated) }
    manager?.presentationTransitionDidEnd(true)
    controller.movement = .none
    completion?()
  }

  /// Dismisses what the controller or one of its ancestors presented, or else the controller.
  final func dismissNow(animated: Bool, _ completion: (() -> Void)?) {
    let ancestors = sequence(first: self, next: \.parent)
    guard let presenter = ancestors.first(where: { $0.presented != nil }) ?? presentingViewController else {
      completion?()
      return
    }
    presenter.endPresentation(animated: animated)
    completion?()
  }

  /// Removes the presented controllers, from the front to the one that this controller presented.
  private func endPresentation(animated: Bool) {
    guard let controller = presented else { return }
    if controller.presented != nil { controller.endPresentation(animated: false) }
    controller.movement = .dismissed
    let manager = controller.presentationController
    manager?.dismissalTransitionWillBegin()
    let returns = controller.modalPresentationStyle.coversPresenter && viewIfLoaded?.superview == nil
    controller.bridge.beginAppearanceTransition(false, animated: animated)
    if returns { bridge.beginAppearanceTransition(true, animated: animated) }
    if returns, let container = controller.viewIfLoaded?.superview, let view = viewIfLoaded {
      container.insertSubview(view, belowSubview: controller.view)
      if !controller.modalPresentationStyle.isInContext { view.frame = container.bounds }
    }
    controller.viewIfLoaded?.removeFromSuperview()
    presented = nil
    controller.presenter = nil
    if returns { bridge.endAppearanceTransition(animated: animated) }
    controller.bridge.endAppearanceTransition(animated: animated)
    manager?.dismissalTransitionDidEnd(true)
    controller.movement = .none
  }

  /// Returns the controller that presents another one: the outermost parent, or one that defines
  /// the context.
  private func presenter(for controller: UIViewController) -> UIViewController {
    guard controller.modalPresentationStyle.isInContext else { return outermost }
    return sequence(first: self, next: \.parent).first(where: \.definesPresentationContext) ?? outermost
  }

  private func typeName(_ controller: UIViewController?) -> String { controller.map { "\(type(of: $0))" } ?? "nothing" }
}
