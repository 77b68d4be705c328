import Foundation
import LayoutCore

extension NibAssembly {
  /// Creates and activates the constraints, those of inner views first, in file order.
  func activateConstraints() {
    guard document.usesAutolayout else { return }
    for view in source.allViews.reversed() { view.constraints.forEach(activate) }
  }

  private func activate(_ described: NibConstraint) {
    do throws(LayoutError) {
      guard let constraint = try constraint(described) else { return }
      constraint.identifier = live == nil ? described.id : described.identifier
      made.constraints[described.id] = constraint
      try constraint.setPriority(LayoutPriority(Float(described.priority)))
      try constraint.activate()
    } catch {
      refuse(described, error.message)
    }
  }

  /// Creates a constraint; returns nil if a view that it refers to does not exist, which is noted.
  private func constraint(_ described: NibConstraint) throws(LayoutError) -> LayoutConstraint? {
    guard let (first, attribute) = side(described.firstItem, described.firstAttribute, described) else { return nil }
    let (relation, constant) = (described.relation, CGFloat(described.constant.bounded))
    guard let secondItem = described.secondItem, let secondAttribute = described.secondAttribute else {
      return try LayoutConstraint(first, attribute, relation, constant: constant)
    }
    guard let (second, other) = side(secondItem, secondAttribute, described) else { return nil }
    return try LayoutConstraint(
      first, attribute, relation, to: second, other, multiplier: CGFloat(described.multiplier), constant: constant)
  }

  /// Returns the item and the attribute of a constraint. Margins that follow the readable width are
  /// those of the readable content guide.
  private func side(
    _ id: String, _ attribute: LayoutAttribute, _ constraint: NibConstraint
  ) -> (any LayoutItem, LayoutAttribute)? {
    guard let item = items[id] else {
      refuse(constraint, "\"\(id)\" is not in the cell")
      return nil
    }
    guard readable.contains(id), attribute.isMarginAcross, let view = item as? View else { return (item, attribute) }
    return (view.readableContentGuide, attribute.withoutMargins)
  }

  private func refuse(_ constraint: NibConstraint, _ reason: String) {
    log.add(
      NibNote(
        .constraintRefused, objectID: constraint.id, at: constraint.position, "the constraint is skipped: \(reason)"))
  }
}

extension LayoutAttribute {
  /// True if the attribute is a margin at a side.
  fileprivate var isMarginAcross: Bool {
    switch self {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: true
    default: false
    }
  }
}
