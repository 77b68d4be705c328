public import Foundation
public import LayoutCore

/// An object that gives its children their sizes: every controller.
@MainActor @preconcurrency public protocol UIContentContainer: AnyObject {
  /// The preferred size of the content, in points.
  var preferredContentSize: CGSize { get }
  /// Called after the preferred size of a child changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called after the fitting size of a child changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child in a container of a size, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the container gets another size.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// The state of a transition.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the user can control the transition.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was canceled.
  var isCancelled: Bool { get }
  /// The duration, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view that contains the transition.
  var containerView: UIView { get }
}

/// The coordinator of a transition, which runs what belongs to it.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs a closure during the transition, and another one after it.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// The coordinator of a change of size, which runs the closures when the size is set.
final class SizeCoordinator: UIViewControllerTransitionCoordinator {
  let isAnimated = false
  let isInteractive = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  let containerView: UIView
  private var waiting: [((any UIViewControllerTransitionCoordinatorContext) -> Void)?] = []
  private var completions: [((any UIViewControllerTransitionCoordinatorContext) -> Void)?] = []

  init(in view: UIView) { containerView = view }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    waiting.append(animation)
    completions.append(completion)
    return true
  }

  /// Runs the closures, after the change.
  func finish() {
    for body in waiting + completions { body?(self) }
  }
}
