internal import FontMetrics
public import Foundation
public import LayoutCore

extension LayoutConstraint {
  /// Creates the constraint `item.attribute relation toItem.attribute × multiplier + constant`. It
  /// is not active.
  ///
  /// Stops with UIKit's message where UIKit raises an exception. For a width or height alone,
  /// `toItem` is nil and its attribute is `.notAnAttribute`.
  public convenience init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    guard let first = first as? any LayoutItem else {
      stopAsUIKit("Constraint items must each be a view or layout guide.")
    }
    do throws(LayoutError) {
      if let second {
        guard let second = second as? any LayoutItem else {
          stopAsUIKit("Constraint items must each be a view or layout guide.")
        }
        try self.init(
          first, firstAttribute, relation, to: second, secondAttribute, multiplier: multiplier, constant: constant)
      } else {
        try self.init(first, firstAttribute, relation, constant: constant)
      }
    } catch {
      stopAsUIKit(error.message)
    }
  }
}
