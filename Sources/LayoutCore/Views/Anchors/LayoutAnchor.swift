internal import FontMetrics
public import Foundation

/// One side of a constraint: an attribute of an item, or the distance between two attributes.
package struct AnchorReference {
  package weak var item: (any LayoutItem)?
  package let attribute: LayoutAttribute
  /// Where the distance is measured from, when this is a distance.
  var origin: (item: WeakItem, attribute: LayoutAttribute)?

  /// Whether this side speaks of nothing at all (and not of something that has gone).
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

  /// What kind of quantity this side is.
  package var quantity: LayoutAttribute.Quantity { origin == nil ? attribute.quantity : .length }
  var isDirectional: Bool { origin == nil && attribute.isDirectional }
  var isAbsolute: Bool { origin == nil && attribute.isAbsolute }

  /// Whether it is a side of margins, of a safe area or of a readable width, which are found while laying out.
  var isOfBuiltInGuide: Bool { (item as? LayoutGuide)?.kind.isInset ?? false }

  /// Whether everything this side speaks of is still there.
  var isAlive: Bool { isNothing || (item != nil && (origin == nil || origin?.item.item != nil)) }

  /// Whether the side speaks of an item, also where a distance begins.
  func speaks(of other: any LayoutItem) -> Bool { item === other || origin?.item.item === other }

  /// Whether something that this side speaks of is being taken out.
  var isLeaving: Bool {
    item?.layoutOwner?.state.isLeaving == true || origin?.item.item?.layoutOwner?.state.isLeaving == true
  }

  /// The views whose tree must hold the constraint.
  var owners: [View] { [item?.layoutOwner, origin?.item.item?.layoutOwner].compactMap(\.self) }
}

/// An item that is not kept alive.
struct WeakItem {
  weak var item: (any LayoutItem)?
}

/// A place or length of a view or guide, from which constraints are made.
///
/// UIKit's `NSLayoutAnchor`; its type parameter keeps x, y and lengths apart when the code is compiled. What the compiler
/// cannot see (leading with left) stops with UIKit's message; ``LayoutConstraint`` has initializers that throw instead.
open class LayoutAnchor<AnchorType: AnyObject> {
  let reference: AnchorReference

  init(_ reference: AnchorReference) { self.reference = reference }

  init(_ item: any LayoutItem, _ attribute: LayoutAttribute) { reference = AnchorReference(item, attribute) }

  /// The view or guide the anchor belongs to; nil when it has gone.
  public var item: AnyObject? { reference.item }

  /// The anchor's attribute.
  public var attribute: LayoutAttribute { reference.attribute }

  /// A constraint that says: this anchor is `anchor` plus `constant` points. Not active yet.
  public func constraint(equalTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat = 0) -> LayoutConstraint {
    makeConstraint(.equal, anchor, constant: constant)
  }

  /// A constraint that says: this anchor is at least `anchor` plus `constant` points. Not active yet.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    makeConstraint(.greaterThanOrEqual, anchor, constant: constant)
  }

  /// A constraint that says: this anchor is at most `anchor` plus `constant` points. Not active yet.
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

/// Runs what can be refused, and stops with UIKit's message when it is: the behavior of calls spelled as UIKit spells them.
func stoppingAsUIKit<Result>(_ body: () throws(LayoutError) -> Result) -> Result {
  do {
    return try body()
  } catch {
    stopAsUIKit(error.message)
  }
}
