import Foundation

/// A constraint of a stack view as a value, for comparison with the existing constraints.
struct StackRule {
  /// The purpose of a constraint, with its identifier in UIKit's logs.
  enum Purpose: String {
    /// A view lies at the stack's edge.
    case canvasConnection = "UISV-canvas-connection"
    /// The stack is no larger than necessary.
    case canvasFit = "UISV-canvas-fit"
    /// The distance from one view to the next.
    case spacing = "UISV-spacing"
    /// Views lie alike across the axis.
    case alignment = "UISV-alignment"
    /// Lengths or distances are the same.
    case fillEqually = "UISV-fill-equally"
    /// A view has its share of the stack.
    case fillProportionally = "UISV-fill-proportionally"
    /// Labels of several lines share the width.
    case textWidth = "UISV-text-width-disambiguation"
    /// A hidden view has no length.
    case hiding = "UISV-hiding"
    /// Undetermined lengths are minimal.
    case ambiguity = "UISV-ambiguity-suppression"
  }

  let purpose: Purpose
  let first: AnchorReference
  var relation = LayoutRelation.equal
  var second = AnchorReference.nothing
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = LayoutPriority.required
  /// The weight of the rule among others of its priority.
  var weight = 1.0
  /// The factor of the system spacing, which replaces the constant.
  var systemSpacing: Double?

  init(_ purpose: Purpose, _ first: AnchorReference) {
    self.purpose = purpose
    self.first = first
  }

  /// Everything of the rule but its constant, which a constraint can change.
  struct Key: Hashable {
    let purpose: Purpose
    let first, second: Side
    let relation: LayoutRelation
    let multiplier: CGFloat
    let priority: LayoutPriority
    let weight: Double
    let systemSpacing: Double?
  }

  /// One side of a key: what it speaks of, by identity.
  struct Side: Hashable {
    let item, origin: ObjectIdentifier?
    let attribute, originAttribute: LayoutAttribute

    init(_ reference: AnchorReference) {
      item = reference.item.map { ObjectIdentifier($0) }
      attribute = reference.attribute
      origin = reference.origin?.item.item.map { ObjectIdentifier($0) }
      originAttribute = reference.origin?.attribute ?? .notAnAttribute
    }
  }

  var key: Key {
    Key(
      purpose: purpose, first: Side(first), second: Side(second), relation: relation, multiplier: multiplier,
      priority: priority, weight: weight, systemSpacing: systemSpacing)
  }

  /// The constraint, not active yet.
  func constraint() -> LayoutConstraint {
    stoppingAsUIKit { () throws(LayoutError) in
      let constraint = try LayoutConstraint(
        first, relation, second, multiplier: multiplier, constant: constant,
        spacingMultiplier: systemSpacing.map { CGFloat($0) })
      try constraint.setPriority(priority)
      constraint.identifier = purpose.rawValue
      constraint.weight = weight
      return constraint
    }
  }
}

extension StackView {
  /// Installs the required constraints of the stack. Remaining constraints are unchanged except for
  /// their constants.
  ///
  /// They count as activated before any constraint of the program, in the order of the rules.
  /// Therefore the program's own constraint is dropped in a conflict, regardless of earlier
  /// arrangements.
  ///
  /// - Complexity: O(n) in the rules.
  func install(_ rules: [StackRule], replacing old: [StackRule.Key: LayoutConstraint]) -> [StackRule.Key:
    LayoutConstraint]
  {
    var made: [StackRule.Key: LayoutConstraint] = [:]
    for (index, rule) in rules.enumerated() {
      let key = rule.key
      let known = old[key].flatMap { $0.holder === self ? $0 : nil }
      let constraint = known ?? rule.constraint()
      if rule.systemSpacing == nil { constraint.constant = rule.constant }
      hold(constraint)
      constraint.activationOrder = Int.min + index
      made[key] = constraint
    }
    let leaving = old.filter { made[$0.key] !== $0.value && $0.value.holder === self }
    if !leaving.isEmpty { release(Array(leaving.values)) }
    return made
  }
}
