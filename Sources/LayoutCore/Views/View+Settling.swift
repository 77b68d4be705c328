import FontMetrics
package import Foundation

extension View {
  /// Sets the frame that a container computed during its layout, which the following layouts keep.
  ///
  /// It does not request layout unless something in the view or a constraint depends on its
  /// position; `frame` need not be aligned to pixels.
  package func settle(at frame: CGRect) {
    let rule = FrameRule.fixed(frame)
    let isResized = frame.size != state.unroundedFrame?.size
    if state.containerRule != rule {
      state.containerRule = rule
      if !subviews.isEmpty || isSpokenOf { invalidateLayout() }
    }
    let edges = Frame(
      left: Double(frame.minX), top: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
    let scale = traitCollection.displayScale
    let snapped = edges.snapped(scale: scale)
    adopt(
      CGRect(
        x: snapped.left, y: snapped.top, width: PixelGrid.round(snapped.width, scale: scale),
        height: PixelGrid.round(snapped.height, scale: scale)), unrounded: frame)
    if isResized { setNeedsLayout() }
  }
}

extension FrameRule {
  /// Returns the rule of a frame that does not depend on the container's size.
  package static func fixed(_ frame: CGRect) -> FrameRule {
    FrameRule(
      left: Share(share: 0, constant: Double(frame.minX)), width: Share(share: 0, constant: Double(frame.width)),
      top: Share(share: 0, constant: Double(frame.minY)), height: Share(share: 0, constant: Double(frame.height)))
  }
}
