public import Foundation

/// A relation between two attributes: `first relation second × multiplier + constant`, at a priority.
///
/// UIKit's `NSLayoutConstraint`. It does not keep its views alive. While it is active, the nearest common ancestor of its
/// items holds it. The throwing initializers refuse what UIKit refuses, with UIKit's message; constraints made from anchors
/// stop with that message.
///
/// ```swift
/// let gap = label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16)
/// gap.isActive = true
/// gap.equation            // "label.leading == content.leading + 16"
/// ```
open class LayoutConstraint {
  package let first: AnchorReference
  package let second: AnchorReference
  /// How the two sides relate.
  public let relation: LayoutRelation
  /// What the second side is multiplied by.
  public let multiplier: CGFloat
  /// A name for messages and reports.
  public var identifier: String?

  /// Times the system spacing between the items, when that stands in place of a constant.
  var spacingMultiplier: Double?
  private var storedConstant: CGFloat
  private var storedPriority = LayoutPriority.required
  /// How much the constraint counts beside others of its priority, where not all can hold: 1 of all that a program makes.
  var weight = 1.0
  /// The view that holds the constraint while it is active.
  weak var holder: View?
  /// Counts activations: of constraints that conflict, the one with the largest number is broken.
  var activationOrder = 0

  init(
    _ first: AnchorReference, _ relation: LayoutRelation, _ second: AnchorReference, multiplier: CGFloat,
    constant: CGFloat, spacingMultiplier: CGFloat?
  ) throws(LayoutError) {
    self.first = first
    self.second = second.quantity == .none ? .nothing : second
    self.relation = relation
    self.multiplier = multiplier
    self.spacingMultiplier = spacingMultiplier.map { max(0, Double($0)) }
    storedConstant = constant
    try checkSides()
    try checkNumbers(constant, spacingMultiplier)
  }

  /// Makes a constraint between two attributes; it is not active yet.
  ///
  /// Throws a ``LayoutError`` where UIKit raises: attributes of different kinds, leading or trailing with left or right, a
  /// place without a second place, numbers that are not finite.
  public convenience init(
    _ item: any LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation, to other: any LayoutItem,
    _ otherAttribute: LayoutAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) throws(LayoutError) {
    try self.init(
      AnchorReference(item, attribute), relation, AnchorReference(other, otherAttribute), multiplier: multiplier,
      constant: constant, spacingMultiplier: nil)
  }

  /// Makes a constraint of a width or height alone; it is not active yet. Throws a ``LayoutError`` as UIKit raises.
  public convenience init(
    _ item: any LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation, constant: CGFloat
  ) throws(LayoutError) {
    try self.init(
      AnchorReference(item, attribute), relation, .nothing, multiplier: 1, constant: constant, spacingMultiplier: nil)
  }

  /// Makes a constraint that keeps `item` below or after `other` by `spacing` times the system spacing; not active yet.
  ///
  /// The spacing is found from the fonts when layout happens, so it follows them. A multiplier of 0 or less gives none.
  public convenience init(
    _ item: any LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    systemSpacing spacing: CGFloat, from other: any LayoutItem, _ otherAttribute: LayoutAttribute
  ) throws(LayoutError) {
    try self.init(
      AnchorReference(item, attribute), relation, AnchorReference(other, otherAttribute), multiplier: 1, constant: 0,
      spacingMultiplier: spacing)
  }

  /// What is added to the second side, in points.
  ///
  /// Of a system spacing constraint it is the spacing between the items as they are now; setting it makes the constraint an
  /// ordinary one. Setting a number that is not finite stops with UIKit's message.
  public var constant: CGFloat {
    get { resolvedSpacing.map { CGFloat($0.value) } ?? storedConstant }
    set {
      stoppingAsUIKit { () throws(LayoutError) in try checkNumbers(newValue, nil) }
      guard newValue != storedConstant || spacingMultiplier != nil else { return }
      spacingMultiplier = nil
      storedConstant = newValue
      holder?.invalidateLayout()
    }
  }

  /// How strongly the constraint is meant; 1000 at first.
  ///
  /// Setting stops with UIKit's message where ``setPriority(_:)`` throws.
  public var priority: LayoutPriority {
    get { storedPriority }
    set { stoppingAsUIKit { () throws(LayoutError) in try setPriority(newValue) } }
  }

  /// Sets the priority. Throws when it is out of range, or crosses 1000 while the constraint is active.
  public func setPriority(_ priority: LayoutPriority) throws(LayoutError) {
    guard priority != storedPriority else { return }
    try checkChange(of: storedPriority, to: priority)
    storedPriority = priority
    holder?.invalidateLayout()
  }
}

extension LayoutConstraint {
  /// The view or guide of the first side; nil when it has gone.
  public var firstItem: AnyObject? { first.item }
  /// The view or guide of the second side; nil when there is none, or it has gone.
  public var secondItem: AnyObject? { second.item }
  /// The attribute of the first side.
  public var firstAttribute: LayoutAttribute { first.attribute }
  /// The attribute of the second side; `notAnAttribute` when that is a number alone.
  public var secondAttribute: LayoutAttribute { second.attribute }
  /// The first side as an anchor.
  public var firstAnchor: LayoutAnchor<AnyObject> { LayoutAnchor(first) }
  /// The second side as an anchor; nil when that is a number alone.
  public var secondAnchor: LayoutAnchor<AnyObject>? { second.isNothing ? nil : LayoutAnchor(second) }
}
