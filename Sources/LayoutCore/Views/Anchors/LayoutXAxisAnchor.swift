public import Foundation

/// A horizontal position: an edge or a center. UIKit's `NSLayoutXAxisAnchor`.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Returns an inactive constraint: this anchor follows `anchor` at `multiplier` times the system
  /// spacing (8 points).
  ///
  /// The constraint's constant is the spacing. A multiplier of 0 or less means no spacing
  /// (Facts.md#spacing).
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpacing(.equal, anchor, multiplier: multiplier)
  }

  /// Returns an inactive constraint: this anchor follows `anchor` at `multiplier` times the system
  /// spacing or more.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpacing(.greaterThanOrEqual, anchor, multiplier: multiplier)
  }

  /// Returns an inactive constraint: this anchor follows `anchor` at `multiplier` times the system
  /// spacing or less.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpacing(.lessThanOrEqual, anchor, multiplier: multiplier)
  }

  /// Returns the distance from this anchor to another as a dimension.
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: reference, to: other.reference)
  }
}
