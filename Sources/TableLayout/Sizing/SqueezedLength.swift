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
  /// The lengths in which a view has too little room: a control that is drawn in one size, less than that; a picture, nothing.
  ///
  /// A picture is scaled by design, so that any length is its own affair as long as something shows. One that a required constraint of its own holds
  /// at no length is hidden on purpose (Strut's rule).
  package var squeezedLengths: [SqueezedLength] {
    switch self {
    case let control as FixedSizeControl:
      let tolerance = PixelGrid.pixel(scale: traitCollection.displayScale) * 0.75
      return lengths(less: control.sizeThatFits(bounds.size)) { Double($0.needed - $0.available) > tolerance }
    case let view as ImageView:
      guard let picture = view.shownImage?.size else { return [] }
      return lengths(less: picture) { length in
        length.available < 1 && length.needed >= 1 && !constraints.contains { $0.hides(length.attribute, of: self) }
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
  /// Whether it holds a length of a view at nothing, whatever else there is.
  fileprivate func hides(_ attribute: LayoutAttribute, of view: View) -> Bool {
    isActive && firstItem === view && firstAttribute == attribute && secondItem == nil && relation == .equal
      && constant < 1 && priority == .required
  }
}
