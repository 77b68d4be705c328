import Foundation

extension View {
  /// How far in from the frame the alignment rectangle lies, whichever way a subclass says so.
  ///
  /// Read off a rectangle of a thousand points, for insets do not depend on the frame. What is not finite counts as none.
  var alignmentInsets: EdgeInsets {
    if isAlignedByFrame { return .zero }
    let probe = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let rectangle = alignmentRect(forFrame: probe)
    let insets = EdgeInsets(
      top: rectangle.minY, left: rectangle.minX, bottom: probe.maxY - rectangle.maxY, right: probe.maxX - rectangle.maxX
    )
    return insets.isFinite ? insets : .zero
  }
}
