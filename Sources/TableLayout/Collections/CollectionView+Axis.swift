import FontMetrics
import Foundation
package import LayoutCore

// Positions on the axis of scrolling, from the start of the content, and their conversion.

extension CollectionView {
  var axis: LayoutAxis { lineLayout?.axis ?? .vertical }

  /// True if x coordinates are mirrored.
  var isMirrored: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
      && collectionViewLayout.askedFlips
  }

  /// The direction of scrolling of a flow or compositional layout; nil for a layout of the program.
  package var lineAxis: LayoutAxis? { lineLayout?.axis }

  /// True if the content starts on the right: it is scrolled horizontally and mirrored.
  package var isReversed: Bool { axis == .horizontal && isMirrored }

  /// The length of the visible part, in points.
  var alongLength: CGFloat { axis == .vertical ? bounds.height : bounds.width }

  /// The insets before and after the content.
  var alongInsets: (start: CGFloat, end: CGFloat) {
    let insets = adjustedContentInset
    if axis == .vertical { return (insets.top, insets.bottom) }
    return isReversed ? (insets.right, insets.left) : (insets.left, insets.right)
  }

  /// The size without the insets, which sizes depend on.
  var containerSize: CGSize {
    let insets = adjustedContentInset
    return CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  /// The distance from the start of the content to the start of the visible part, in points.
  var alongOffset: CGFloat {
    get {
      if axis == .vertical { return contentOffset.y }
      return isReversed ? knownContentSize.width - contentOffset.x - bounds.width : contentOffset.x
    }
    set {
      if axis == .vertical {
        contentOffset.y = newValue
      } else {
        contentOffset.x = isReversed ? knownContentSize.width - newValue - bounds.width : newValue
      }
    }
  }

  /// The least and greatest offsets at which only content and insets are visible.
  var alongLimits: ClosedRange<CGFloat> {
    let insets = alongInsets
    let start = 0 - insets.start
    return start...max(start, content.length + insets.end - alongLength)
  }

  /// Sets the size of the content. The part that is visible stays at the start of a mirrored
  /// layout.
  func settleSize() {
    let offset = alongOffset
    let size = lineContentSize
    guard knownContentSize != size else { return }
    settleContentSize(size)
    if isReversed { alongOffset = offset }
  }

  var lineContentSize: CGSize {
    let container = containerSize
    return axis == .vertical
      ? CGSize(width: container.width, height: content.length) : CGSize(width: content.length, height: container.height)
  }

  /// Converts a frame of lines to the content's coordinates.
  func converted(_ frame: CGRect) -> CGRect {
    var result =
      axis == .vertical
      ? frame : CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
    if isMirrored { result.origin.x = lineContentSize.width - result.maxX }
    return result
  }

  /// Moves the offset by pixels and records the reason.
  func moveOffset(by pixels: Int, as reason: OffsetCorrection.Reason, at path: IndexPath? = nil) {
    guard pixels != 0 else { return }
    alongOffset = content.lengths.moved(alongOffset, by: pixels)
    records.record(reason, content.lengths.points(pixels), at: path)
  }

  /// True if only content and insets are visible, or will be after measuring.
  var isInRange: Bool { display.comesBack || alongLimits.contains(alongOffset) }

  /// Returns the offset into the content: at once, or after measuring if sizes were discarded.
  func comeBack(atOnce: Bool) {
    if atOnce { clampOffset() } else { display.comesBack = true }
  }

  /// Returns the offset into the content after the content shrank.
  func clampOffset() {
    let limits = alongLimits
    let wanted = min(max(alongOffset, limits.lowerBound), limits.upperBound)
    let pixels = PixelLengths.whole(Double(wanted - alongOffset) * content.lengths.scale)
    guard pixels != 0 else { return }
    alongOffset = wanted
    records.record(.limit, content.lengths.points(pixels))
  }
}
