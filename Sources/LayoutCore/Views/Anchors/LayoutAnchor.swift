internal import FontMetrics
public import Foundation

/// One side of a constraint: an attribute of an item, or the distance between two attributes.
package struct AnchorReference {
  package weak var item: (any LayoutItem)?
  package let attribute: LayoutAttribute
  /// The start of the distance, if this side is a distance.
  var origin: (item: WeakItem, attribute: LayoutAttribute)?

  /// A Boolean value that indicates whether this side has no item by design, as opposed to an item
  /// that no longer exists.
  package let isNothing: Bool

  static var nothing: AnchorReference { AnchorReference() }

  private init() {
    attribute = .notAnAttribute
    isNothing = true
  }

  init(_ item: any LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
    isNothing = false
  }

  /// The quantity of this side.
  package var quantity: LayoutAttribute.Quantity { origin == nil ? attribute.quantity : .length }
  var isDirectional: Bool { origin == nil && attribute.isDirectional }
  var isAbsolute: Bool { origin == nil && attribute.isAbsolute }

  /// A Boolean value that indicates whether the item is a guide of margins, safe area or readable
  /// width, which layout computes.
  var isOfBuiltInGuide: Bool { (item as? LayoutGuide)?.kind.isInset ?? false }

  /// A Boolean value that indicates whether all items of this side exist.
  var isAlive: Bool { isNothing || (item != nil && (origin == nil || origin?.item.item != nil)) }

  /// Returns `true` if this side refers to an item, also as the start of a distance.
  func speaks(of other: any LayoutItem) -> Bool { item === other || origin?.item.item === other }

  /// A Boolean value that indicates whether an item of this side is being removed.
  var isLeaving: Bool {
    item?.layoutOwner?.state.isLeaving == true || origin?.item.item?.layoutOwner?.state.isLeaving == true
  }

  /// The views whose common ancestor holds the constraint.
  var owners: [View] { [item?.layoutOwner, origin?.item.item?.layoutOwner].compactMap(\.self) }
}

/// A weak reference to an item.
struct WeakItem {
  weak var item: (any LayoutItem)?
}

/// An attribute of a view or guide for creating constraints.
///
/// UIKit's `NSLayoutAnchor`. Its type parameter separates x positions, y positions and lengths at
/// compile time. Combinations that the compiler can't check (leading with left) stop the program
/// with UIKit's message; ``LayoutConstraint`` has throwing initializers.
open class LayoutAnchor<AnchorType: AnyObject> {
  let reference: AnchorReference

  init(_ reference: AnchorReference) { self.reference = reference }

  init(_ item: any LayoutItem, _ attribute: LayoutAttribute) { reference = AnchorReference(item, attribute) }

  /// The view or guide of the anchor, or nil if it no longer exists.
  public var item: AnyObject? { reference.item }

  /// The anchor's attribute.
  public var attribute: LayoutAttribute { reference.attribute }

  /// Returns an inactive constraint: this anchor equals `anchor` plus `constant` points.
  public func constraint(equalTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat = 0) -> LayoutConstraint {
    makeConstraint(.equal, anchor, constant: constant)
  }

  /// Returns an inactive constraint: this anchor is at least `anchor` plus `constant` points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    makeConstraint(.greaterThanOrEqual, anchor, constant: constant)
  }

  /// Returns an inactive constraint: this anchor is at most `anchor` plus `constant` points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    makeConstraint(.lessThanOrEqual, anchor, constant: constant)
  }

  final func makeConstraint(
    _ relation: LayoutRelation, _ other: LayoutAnchor<AnchorType>, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> LayoutConstraint {
    stoppingAsUIKit { () throws(LayoutError) in
      try LayoutConstraint(
        reference, relation, other.reference, multiplier: multiplier, constant: constant, spacingMultiplier: nil)
    }
  }

  /// `self relation anchor + multiplier × system spacing`.
  final func makeSpacing(
    _ relation: LayoutRelation, _ other: LayoutAnchor<AnchorType>, multiplier: CGFloat
  ) -> LayoutConstraint {
    stoppingAsUIKit { () throws(LayoutError) in
      try LayoutConstraint(
        reference, relation, other.reference, multiplier: 1, constant: 0, spacingMultiplier: multiplier)
    }
  }
}

/// Runs a closure and stops the program with UIKit's message if it throws, as calls in UIKit's
/// spelling do.
func stoppingAsUIKit<Result>(_ body: () throws(LayoutError) -> Result) -> Result {
  do {
    return try body()
  } catch {
    stopAsUIKit(error.message)
  }
}
