public import Foundation

/// A vertical line: an edge or the middle across. UIKit's `NSLayoutXAxisAnchor`.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// A constraint that says: this anchor follows `anchor` at `multiplier` times the system spacing (8 points).
  ///
  /// The constraint's constant is the spacing; a multiplier of 0 or less gives none (Facts.md#spacing).
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpacing(.equal, anchor, multiplier: multiplier)
  }

  /// A constraint that says: this anchor follows `anchor` at `multiplier` times the system spacing or more.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpacing(.greaterThanOrEqual, anchor, multiplier: multiplier)
  }

  /// A constraint that says: this anchor follows `anchor` at `multiplier` times the system spacing or less.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpacing(.lessThanOrEqual, anchor, multiplier: multiplier)
  }

  /// The distance from this anchor to another, as a length that can be constrained.
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: reference, to: other.reference)
  }
}
