public import Foundation

/// A length: a width, a height, or the distance between two anchors. UIKit's `NSLayoutDimension`.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Creates the distance between two positions on one axis.
  convenience init(from origin: AnchorReference, to end: AnchorReference) {
    self.init(origin.distance(to: end))
  }

  /// Returns an inactive constraint: this length is `constant` points.
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    makeConstraint(.equal, constant: constant)
  }

  /// Returns an inactive constraint: this length is at least `constant` points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    makeConstraint(.greaterThanOrEqual, constant: constant)
  }

  /// Returns an inactive constraint: this length is at most `constant` points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    makeConstraint(.lessThanOrEqual, constant: constant)
  }

  /// Returns an inactive constraint: this length is `multiplier` times `anchor` plus `constant`
  /// points.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    makeConstraint(.equal, anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns an inactive constraint: this length is at least `multiplier` times `anchor` plus
  /// `constant` points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    makeConstraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns an inactive constraint: this length is at most `multiplier` times `anchor` plus
  /// `constant` points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    makeConstraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  private func makeConstraint(_ relation: LayoutRelation, constant: CGFloat) -> LayoutConstraint {
    stoppingAsUIKit { () throws(LayoutError) in
      try LayoutConstraint(
        reference, relation, .nothing, multiplier: 1, constant: constant, spacingMultiplier: nil)
    }
  }
}
