public import Foundation

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the directions.
  public let rawValue: UInt
  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// All directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// No known direction.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The object that manages a popover. Its properties are recorded and do not affect layout.
@MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points to.
  open weak var sourceView: UIView?
  /// The rectangle that the popover points to, in the source view, in points.
  open var sourceRect = CGRect.null
  /// The item of a bar that the popover points to.
  open var barButtonItem: UIBarButtonItem?
  /// The allowed directions of the arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow: unknown, because popovers are not drawn.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The color behind the content.
  open var backgroundColor: UIColor?
  /// The views with which the user can interact while the popover is shown.
  open var passthroughViews: [UIView]?
  /// The minimum distances from the edges of the window, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// A Boolean value that indicates whether the popover may overlap its source.
  open var canOverlapSourceViewRect = false
  /// The delegate.
  open override weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
}

/// A delegate of a popover. Strut calls only the method before a presentation.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called before the popover is presented.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Returns whether the user may dismiss the popover.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called after the user dismissed the popover.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// Returns true.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
