internal import Foundation
internal import LayoutCore

/// The values that were set on a responder for assistive technologies.
@MainActor final class AccessibilityRecord {
  var facts = AccessibilityFacts()
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var isModal = false
  var groupsChildren = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var respondsToUserInteraction: Bool?
  var inputLabels: [String]?
  var textualContext: UIAccessibilityTextualContext?
  var containerType = UIAccessibilityContainerType.none
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var ignoresInvertedColors = false
  var largeContent = LargeContent()

  /// The content of a view that is shown large at accessibility sizes.
  struct LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
  }
}
