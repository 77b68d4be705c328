public import Foundation
internal import LayoutCore

/// An element for assistive technologies that is not a view.
@MainActor @preconcurrency open class UIAccessibilityElement: UIResponder {
  /// The view or element that contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// The name of the element in reports and tests.
  open var accessibilityIdentifier: String?
  /// The frame in the coordinates of the container, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element in a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  override var usualAccessibility: AccessibilityFacts {
    var facts = AccessibilityFacts()
    facts.isElement = true
    return facts
  }

  override var usualAccessibilityFrame: CGRect {
    guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
    return view.convert(accessibilityFrameInContainerSpace, to: nil)
  }
}
