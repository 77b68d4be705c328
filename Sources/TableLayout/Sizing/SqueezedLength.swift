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
  /// The lengths in which a view has too little room: a control that is drawn in one size, less than that; a picture, nothing or next to
  /// nothing.
  ///
  /// A picture is scaled by design, so that any length is its own affair as long as something of it can be made out. Strut's rule: nothing
  /// can where less than a point is left of a length, or less than a quarter while the other one is whole, for what is scaled loses both.
  /// One that a required constraint of its own holds at that length is so on purpose.
  package var squeezedLengths: [SqueezedLength] {
    switch self {
    case let control as FixedSizeControl:
      let tolerance = PixelGrid.pixel(scale: traitCollection.displayScale) * 0.75
      return lengths(less: control.sizeThatFits(bounds.size)) { Double($0.needed - $0.available) > tolerance }
    case let view as ImageView:
      guard let picture = view.shownImage?.size else { return [] }
      let isWhole = abs(bounds.width - picture.width) < 1 || abs(bounds.height - picture.height) < 1
      return lengths(less: picture) { length in
        (length.available < 1 || isWhole && length.available < length.needed / 4) && length.needed >= 1
          && !constraints.contains { $0.holds(length, of: self) }
      }
    default: return []
    }
  }

  private func lengths(less needed: CGSize, _ isSqueezed: (SqueezedLength) -> Bool) -> [SqueezedLength] {
    [
      SqueezedLength(attribute: .width, needed: needed.width, available: bounds.width),
      SqueezedLength(attribute: .height, needed: needed.height, available: bounds.height),
    ].filter(isSqueezed)
  }
}

extension LayoutConstraint {
  /// Whether it holds a length of a view at what it is, whatever else there is.
  fileprivate func holds(_ length: SqueezedLength, of view: View) -> Bool {
    isActive && firstItem === view && firstAttribute == length.attribute && secondItem == nil && relation == .equal
      && abs(constant - length.available) < 1 && priority == .required
  }
}
