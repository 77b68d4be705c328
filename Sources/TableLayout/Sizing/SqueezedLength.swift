import FontMetrics
package import Foundation
@_spi(Subclasses) package import LayoutCore

/// A length of a view that is less than the view is drawn with.
package struct SqueezedLength {
  /// The width or the height.
  package let attribute: LayoutAttribute
  /// In points.
  package let needed: CGFloat
  /// In points.
  package let available: CGFloat
}

extension View {
  /// The lengths in which a view has too little room: a control that is drawn in one size, less than that; a picture, next to nothing.
  ///
  /// A picture is scaled by design, so that any length is its own affair as long as something of it can be made out. Strut's rule: nothing
  /// can where less than a point is left of a length, or less than a quarter while the other one is whole, for what is scaled loses both.
  /// One that a required constraint of its own holds at no length is hidden on purpose, and a required equation that gives a length means it.
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

  /// Whether a constraint says how long a length is: one of the view's own, or one with another view, which a view around both has.
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
  /// Whether nothing is left of what would show.
  fileprivate var isGone: Bool { available < 1 && needed >= 1 }

  /// Whether so little is left that nobody can tell what it is, where the other length is whole.
  fileprivate var isNextToNothing: Bool { available < needed / 4 }
}

extension LayoutConstraint {
  /// Whether it says how long a length of a view is, by a number or by another length, and is required. A limit says no more than how long
  /// it may be, and what is not required may be broken by what is beside the view.
  fileprivate func gives(_ attribute: LayoutAttribute, of view: View) -> Bool {
    guard isActive, relation == .equal, priority == .required else { return false }
    if firstItem === view, firstAttribute == attribute { return secondItem == nil || secondAttribute.isLength }
    return secondItem === view && secondAttribute == attribute && firstAttribute.isLength
  }

  /// Whether it holds a length of a view at nothing, whatever else there is.
  fileprivate func hides(_ attribute: LayoutAttribute, of view: View) -> Bool {
    isActive && firstItem === view && firstAttribute == attribute && secondItem == nil && relation == .equal
      && constant < 1 && priority == .required
  }
}

extension LayoutAttribute {
  fileprivate var isLength: Bool { self == .width || self == .height }
}
