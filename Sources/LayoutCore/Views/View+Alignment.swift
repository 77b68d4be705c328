import Foundation

extension View {
  /// The insets of the alignment rectangle, regardless of how a subclass defines them.
  ///
  /// They are derived from a rectangle of a thousand points, because insets do not depend on the
  /// frame. Insets that are not finite count as 0.
  var alignmentInsets: EdgeInsets {
    if isAlignedByFrame { return .zero }
    let probe = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let rectangle = askedAlignmentRect(forFrame: probe)
    let insets = EdgeInsets(
      top: rectangle.minY, left: rectangle.minX, bottom: probe.maxY - rectangle.maxY, right: probe.maxX - rectangle.maxX
    )
    return insets.isFinite ? insets : .zero
  }
}
