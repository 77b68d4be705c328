package import Foundation
package import LayoutCore

extension CollectionView {
  /// Scrolls through a stretch of the content, so that every item in it is visible once, and back,
  /// also after an error. Ends where a delegate that limits the offset prevents further scrolling.
  ///
  /// - Parameters:
  ///   - axis: The direction of scrolling.
  ///   - start: The offset at which the stretch starts, in points.
  ///   - length: The greatest length of the stretch, in points; the content may end before.
  ///   - look: Called after the layout at each offset.
  /// - Complexity: O(*n*) in the items of the stretch. Each is laid out once.
  package func scrollThrough<Failure>(
    along axis: LayoutAxis, from start: CGFloat = 0, length: CGFloat = .greatestFiniteMagnitude,
    _ look: () throws(Failure) -> Void
  ) throws(Failure) {
    let offset = contentOffset
    defer {
      contentOffset = offset
      layoutIfNeeded()
    }
    scroll(to: start, along: axis)
    try look()
    let visible = axis == .vertical ? bounds.height : bounds.width
    while visible > 0 {
      let (now, content) = (position(along: axis), contentSize)
      let end = max(0, min(axis == .vertical ? content.height : content.width, start + length) - visible)
      guard now < end else { break }
      scroll(to: min(end, now + visible), along: axis)
      try look()
      // Measured sizes may move the offset back in a mirrored layout, but only a number of times.
      guard position(along: axis) > now || contentSize != content else { break }
    }
  }

  private func position(along axis: LayoutAxis) -> CGFloat { axis == .vertical ? contentOffset.y : contentOffset.x }

  private func scroll(to offset: CGFloat, along axis: LayoutAxis) {
    if axis == .vertical { contentOffset.y = offset } else { contentOffset.x = offset }
    layoutIfNeeded()
  }
}
