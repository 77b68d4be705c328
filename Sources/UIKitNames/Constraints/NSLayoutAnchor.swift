public import Foundation
internal import LayoutCore

/// An attribute of a view or guide for creating constraints.
///
/// UIKit's class in front of Strut's ``LayoutAnchor``. Combinations that the compiler can't check
/// (leading with left) stop the program with UIKit's message.
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject> {
  /// The reference to Strut's item and attribute.
  let reference: AnchorReference

  init<Engine: AnyObject>(_ anchor: LayoutAnchor<Engine>) { reference = anchor.side }

  init(_ reference: AnchorReference) { self.reference = reference }

  /// The view or guide of the anchor, or nil if it no longer exists.
  open var item: AnyObject? {
    switch reference.item {
    case let view as View: view.uiView
    case let guide as LayoutGuide: guide.uiGuide
    default: nil
    }
  }

  /// The name of the anchor in messages; the attribute by default.
  open var name: String { "\(reference.attribute)" }

  /// Returns an inactive constraint: this anchor equals `anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: 0)
  }
  /// Returns an inactive constraint: this anchor is at least `anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: 0)
  }
  /// Returns an inactive constraint: this anchor is at most `anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: 0)
  }
  /// Returns an inactive constraint: this anchor equals `anchor` plus `constant` points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: constant)
  }
  /// Returns an inactive constraint: this anchor is at least `anchor` plus `constant` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: constant)
  }
  /// Returns an inactive constraint: this anchor is at most `anchor` plus `constant` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: constant)
  }

  final func relate(
    _ relation: LayoutRelation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      representing: reference.constraint(relation, other?.reference, multiplier: multiplier, constant: constant))
  }

  final func space(
    _ relation: LayoutRelation, _ other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(representing: reference.spacing(relation, other.reference, multiplier: multiplier))
  }
}

/// A horizontal position of a view.
@MainActor @preconcurrency public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns an inactive constraint at a multiple of the system spacing after `anchor`.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.equal, anchor, multiplier: multiplier) }
  /// Returns an inactive constraint at a multiple of the system spacing after `anchor`, or more.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.greaterThanOrEqual, anchor, multiplier: multiplier) }
  /// Returns an inactive constraint at a multiple of the system spacing after `anchor`, or less.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.lessThanOrEqual, anchor, multiplier: multiplier) }

  /// Returns the distance to another anchor as a dimension.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(reference.distance(to: otherAnchor.reference))
  }
}

/// A vertical position of a view.
@MainActor @preconcurrency public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns an inactive constraint at a multiple of the system spacing below `anchor`.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.equal, anchor, multiplier: multiplier) }
  /// Returns an inactive constraint at a multiple of the system spacing below `anchor`, or more.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.greaterThanOrEqual, anchor, multiplier: multiplier) }
  /// Returns an inactive constraint at a multiple of the system spacing below `anchor`, or less.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.lessThanOrEqual, anchor, multiplier: multiplier) }

  /// Returns the distance to another anchor as a dimension.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(reference.distance(to: otherAnchor.reference))
  }
}

/// A width or height of a view.
@MainActor @preconcurrency public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns an inactive constraint: this length equals `constant` points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.equal, nil, constant: constant)
  }
  /// Returns an inactive constraint: this length is at least `constant` points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, constant: constant)
  }
  /// Returns an inactive constraint: this length is at most `constant` points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, constant: constant)
  }
  /// Returns an inactive constraint: this length equals a multiple of `anchor` plus `constant`
  /// points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.equal, anchor, multiplier: multiplier, constant: constant) }
  /// Returns an inactive constraint: this length is at least a multiple of `anchor` plus `constant`
  /// points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant) }
  /// Returns an inactive constraint: this length is at most a multiple of `anchor` plus `constant`
  /// points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant) }
}
