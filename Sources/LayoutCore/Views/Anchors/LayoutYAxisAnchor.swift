public import Foundation

/// A vertical position: an edge, a center or a baseline. UIKit's `NSLayoutYAxisAnchor`.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Returns an inactive constraint: this anchor is below `anchor` at `multiplier` times the system
  /// spacing.
  ///
  /// The spacing depends on the fonts at the baselines and follows them when the content size
  /// category changes. Between edges it is 8 points. A multiplier of 0 or less means no spacing
  /// (Facts.md#spacing).
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpacing(.equal, anchor, multiplier: multiplier)
  }

  /// Returns an inactive constraint: this anchor is below `anchor` at `multiplier` times the system
  /// spacing or more.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpacing(.greaterThanOrEqual, anchor, multiplier: multiplier)
  }

  /// Returns an inactive constraint: this anchor is below `anchor` at `multiplier` times the system
  /// spacing or less.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpacing(.lessThanOrEqual, anchor, multiplier: multiplier)
  }

  /// Returns the distance from this anchor down to another as a dimension.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: reference, to: other.reference)
  }
}
