import FontMetrics
package import Foundation
@_spi(Subclasses) package import LayoutCore

/// A length of a view that is smaller than the view is drawn.
package struct SqueezedLength {
  /// The width or the height.
  package let attribute: LayoutAttribute
  /// The required length, in points.
  package let needed: CGFloat
  /// The actual length, in points.
  package let available: CGFloat
}

extension View {
  /// The lengths in which a view has too little space: for a control with a fixed size, less than
  /// that; for an image, almost nothing.
  ///
  /// An image may be scaled on purpose, so its length matters only if the image becomes
  /// unrecognizable. Strut's rule: that is the case if less than a point of a length is left, or
  /// less than a quarter while the other length is intact, because scaling affects both. An image
  /// that its own required constraint sets to no length is hidden on purpose, and a required
  /// equation for a length is intended.
  package var squeezedLengths: [SqueezedLength] {
    switch self {
    case let control as FixedSizeControl:
      let tolerance = PixelGrid.pixel(scale: traitCollection.displayScale) * 0.75
      return lengths(less: control.sizeThatFits(bounds.size)) { Double($0.needed - $0.available) > tolerance }
    case let view as ImageView:
      guard let picture = view.shownImage?.size else { return [] }
      let isWhole = abs(bounds.width - picture.width) < 1 || abs(bounds.height - picture.height) < 1
      return lengths(less: picture) { length in
        if length.isGone { return !constraints.contains { $0.hides(length.attribute, of: self) } }
        return isWhole && length.isNextToNothing && !isGiven(length.attribute)
      }
    default: return []
    }
  }

  /// Returns `true` if one of the view's own constraints gives a length a number, or limits it to
  /// one.
  package func hasConstant(_ attribute: LayoutAttribute) -> Bool {
    constraints.contains {
      $0.isActive && $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
        && $0.relation != .greaterThanOrEqual
    }
  }

  /// Returns `true` if a constraint determines a length: one of the view's own, or one with another
  /// view in a common superview.
  private func isGiven(_ attribute: LayoutAttribute) -> Bool {
    sequence(first: self, next: \.superview).contains { view in
      view.constraints.contains { $0.gives(attribute, of: self) }
    }
  }

  private func lengths(less needed: CGSize, _ isSqueezed: (SqueezedLength) -> Bool) -> [SqueezedLength] {
    [
      SqueezedLength(attribute: .width, needed: needed.width, available: bounds.width),
      SqueezedLength(attribute: .height, needed: needed.height, available: bounds.height),
    ].filter(isSqueezed)
  }
}

extension SqueezedLength {
  /// A Boolean value that indicates whether nothing is left of the content.
  fileprivate var isGone: Bool { available < 1 && needed >= 1 }

  /// A Boolean value that indicates whether the content is unrecognizable, if the other length is
  /// intact.
  fileprivate var isNextToNothing: Bool { available < needed / 4 }
}

extension LayoutConstraint {
  /// Returns `true` if the constraint determines a length of a view, by a number or another length,
  /// and is required. An inequality only limits the length, and an optional constraint may be
  /// broken because of a neighbor.
  fileprivate func gives(_ attribute: LayoutAttribute, of view: View) -> Bool {
    guard isActive, relation == .equal, priority == .required else { return false }
    if firstItem === view, firstAttribute == attribute { return secondItem == nil || secondAttribute.isLength }
    return secondItem === view && secondAttribute == attribute && firstAttribute.isLength
  }

  /// Returns `true` if the constraint sets a length of a view to 0 unconditionally.
  fileprivate func hides(_ attribute: LayoutAttribute, of view: View) -> Bool {
    isActive && firstItem === view && firstAttribute == attribute && secondItem == nil && relation == .equal
      && constant < 1 && priority == .required
  }
}

extension LayoutAttribute {
  fileprivate var isLength: Bool { self == .width || self == .height }
}
