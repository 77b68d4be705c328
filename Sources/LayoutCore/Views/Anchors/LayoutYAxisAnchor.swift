public import Foundation

/// A horizontal line: an edge, the middle down, or a baseline. UIKit's `NSLayoutYAxisAnchor`.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// A constraint that says: this anchor lies below `anchor` at `multiplier` times the system spacing.
  ///
  /// The spacing comes from the fonts at the baselines that take part, and follows them when the content size category
  /// changes; between plain edges it is 8 points. A multiplier of 0 or less gives none (Facts.md#spacing).
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpacing(.equal, anchor, multiplier: multiplier)
  }

  /// A constraint that says: this anchor lies below `anchor` at `multiplier` times the system spacing or more.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpacing(.greaterThanOrEqual, anchor, multiplier: multiplier)
  }

  /// A constraint that says: this anchor lies below `anchor` at `multiplier` times the system spacing or less.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    makeSpacing(.lessThanOrEqual, anchor, multiplier: multiplier)
  }

  /// The distance from this anchor down to another, as a length that can be constrained.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: reference, to: other.reference)
  }
}
