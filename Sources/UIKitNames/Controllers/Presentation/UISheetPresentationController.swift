public import Foundation
public import LayoutCore

/// The object that manages a sheet. Its properties are recorded and do not affect layout: a sheet
/// has its largest height.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor @preconcurrency public final class Detent {
    /// The name of a height.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
      /// The name.
      public let rawValue: String
      /// Creates an identifier from a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// About half the height of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier
    private let resolver: ((Context) -> CGFloat?)?

    private init(_ identifier: Identifier, _ resolver: ((Context) -> CGFloat?)? = nil) {
      (self.identifier, self.resolver) = (identifier, resolver)
    }

    /// The values from which a height is computed.
    public struct Context {
      /// The traits of the container.
      public let containerTraitCollection: UITraitCollection
      /// The largest height, in points.
      public let maximumDetentValue: CGFloat
    }

    /// Returns the detent at about half the height of the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// Returns the detent at the full height.
    public static func large() -> Detent { Detent(.large) }
    /// Returns a detent at a height that a closure computes, in points.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (_ context: Context) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }
    /// Returns the height of a custom detent, in points; nil for the others.
    public func resolvedValue(in context: Context) -> CGFloat? { resolver?(context) }
  }

  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()]
  /// The current height.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height that leaves the content below clear.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// A Boolean value that indicates whether the sheet shows a grabber.
  open var prefersGrabberVisible = false
  /// The radius of the corners, in points; nil for the standard one.
  open var preferredCornerRadius: CGFloat?
  /// A Boolean value that indicates whether scrolling enlarges the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean value that indicates whether the sheet is attached to the bottom edge in little
  /// height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// A Boolean value that indicates whether the width follows the preferred size of the content.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view from which the sheet comes.
  open var sourceView: UIView?
  /// Runs a closure that changes the sheet at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Requests the heights of custom detents again, which is not simulated and is logged once.
  open func invalidateDetents() { UIKitLog.notSimulated("UISheetPresentationController.invalidateDetents()") }
}

/// A delegate of a sheet.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called after the user changed the height of the sheet. Strut does not call it.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
