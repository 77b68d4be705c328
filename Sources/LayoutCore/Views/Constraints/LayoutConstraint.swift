public import Foundation

/// A relation between two attributes: `first relation second × multiplier + constant`, with a
/// priority.
///
/// UIKit's `NSLayoutConstraint`. It refers to its views weakly. While it is active, the nearest
/// common ancestor of its items holds it. The throwing initializers reject what UIKit rejects, with
/// UIKit's message; constraints from anchors stop the program with that message.
///
/// ```swift
/// let gap = label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16)
/// gap.isActive = true
/// gap.equation            // "label.leading == content.leading + 16"
/// ```
open class LayoutConstraint {
  package let first: AnchorReference
  package let second: AnchorReference
  /// The relation between the two sides.
  public let relation: LayoutRelation
  /// The factor of the second side.
  public let multiplier: CGFloat
  /// A name for messages and reports.
  public var identifier: String?

  /// The multiplier of the system spacing between the items, if it replaces the constant.
  var spacingMultiplier: Double?
  private var storedConstant: CGFloat
  private var storedPriority = LayoutPriority.required
  /// The weight of the constraint among others of its priority if not all can hold: 1 for every
  /// constraint that a program creates.
  var weight = 1.0
  /// The object that represents the constraint in another API.
  package final weak var facade: AnyObject?
  /// The view that holds the constraint while it is active.
  weak var holder: View?
  /// The order of activation. In a conflict, the constraint with the largest number is broken.
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

  /// Creates an inactive constraint between two attributes.
  ///
  /// Throws a ``LayoutError`` where UIKit raises an exception: for attributes of different
  /// quantities, leading or trailing with left or right, a position without a second position, and
  /// numbers that are not finite.
  public convenience init(
    _ item: any LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation, to other: any LayoutItem,
    _ otherAttribute: LayoutAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) throws(LayoutError) {
    try self.init(
      AnchorReference(item, attribute), relation, AnchorReference(other, otherAttribute), multiplier: multiplier,
      constant: constant, spacingMultiplier: nil)
  }

  /// Creates an inactive constraint of a width or height alone. Throws a ``LayoutError`` where
  /// UIKit raises an exception.
  public convenience init(
    _ item: any LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation, constant: CGFloat
  ) throws(LayoutError) {
    try self.init(
      AnchorReference(item, attribute), relation, .nothing, multiplier: 1, constant: constant, spacingMultiplier: nil)
  }

  /// Creates an inactive constraint that places `item` below or after `other` at `spacing` times
  /// the system spacing.
  ///
  /// The spacing is computed from the fonts during layout. A multiplier of 0 or less means no
  /// spacing.
  public convenience init(
    _ item: any LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    systemSpacing spacing: CGFloat, from other: any LayoutItem, _ otherAttribute: LayoutAttribute
  ) throws(LayoutError) {
    try self.init(
      AnchorReference(item, attribute), relation, AnchorReference(other, otherAttribute), multiplier: 1, constant: 0,
      spacingMultiplier: spacing)
  }

  /// The points to add to the second side.
  ///
  /// For a system spacing constraint, the current spacing between the items. Setting it makes the
  /// constraint an ordinary one. Setting a number that is not finite stops the program with UIKit's
  /// message.
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

  /// The priority of the constraint; 1000 by default.
  ///
  /// Setting it stops the program with UIKit's message where ``setPriority(_:)`` throws an error.
  public var priority: LayoutPriority {
    get { storedPriority }
    set { stoppingAsUIKit { () throws(LayoutError) in try setPriority(newValue) } }
  }

  /// Sets the priority. Throws an error if it is out of range, or changes to or from 1000 while the
  /// constraint is active.
  public func setPriority(_ priority: LayoutPriority) throws(LayoutError) {
    guard priority != storedPriority else { return }
    try checkChange(of: storedPriority, to: priority)
    storedPriority = priority
    holder?.invalidateLayout()
  }
}

extension LayoutConstraint {
  /// The view or guide of the first side, or nil if it no longer exists.
  public var firstItem: AnyObject? { first.item }
  /// The view or guide of the second side, or nil if there is none or it no longer exists.
  public var secondItem: AnyObject? { second.item }
  /// The attribute of the first side.
  public var firstAttribute: LayoutAttribute { first.attribute }
  /// The attribute of the second side, or `notAnAttribute` if that is only a constant.
  public var secondAttribute: LayoutAttribute { second.attribute }
  /// The first side as an anchor.
  public var firstAnchor: LayoutAnchor<AnyObject> { LayoutAnchor(first) }
  /// The second side as an anchor, or nil if that is only a constant.
  public var secondAnchor: LayoutAnchor<AnyObject>? { second.isNothing ? nil : LayoutAnchor(second) }
}
