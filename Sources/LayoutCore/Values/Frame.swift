import FontMetrics
package import Foundation

/// A rectangle by its absolute edges, in points, in the coordinates of the view that is being laid
/// out; y points down.
///
/// Rounding applies to edges instead of sizes, so that adjacent rectangles remain adjacent after
/// rounding.
package struct Frame: Hashable, Sendable {
  package var left: Double
  var top: Double
  package var right: Double
  var bottom: Double

  var width: Double { right - left }
  var height: Double { bottom - top }

  package init(left: Double, top: Double, width: Double, height: Double) {
    self.left = left
    self.top = top
    self.right = left + width
    self.bottom = top + height
  }

  init(_ origin: CGPoint, _ size: CGSize) {
    self.init(
      left: Double(origin.x), top: Double(origin.y), width: Double(size.width), height: Double(size.height))
  }

  init(_ rectangle: CGRect) { self.init(rectangle.origin, rectangle.size) }

  /// Returns the rectangle with every edge rounded to the nearest pixel of a display with `scale`
  /// pixels per point.
  package func snapped(scale: Double) -> Frame {
    let left = PixelGrid.round(left, scale: scale)
    let top = PixelGrid.round(top, scale: scale)
    let right = PixelGrid.round(right, scale: scale)
    let bottom = PixelGrid.round(bottom, scale: scale)
    return Frame(left: left, top: top, width: right - left, height: bottom - top)
  }

  /// Returns this rectangle relative to the origin of another.
  package func relative(to other: Frame) -> CGRect {
    CGRect(x: left - other.left, y: top - other.top, width: width, height: height)
  }
}
