import FontMetrics
import Foundation
import LayoutCore

/// The conversion of lengths between points and whole pixels at a display scale.
struct PixelLengths: Hashable, Sendable {
  /// The number of pixels per point.
  var scale = 1.0

  /// Returns a display scale, or 1 if it is invalid.
  static func used(_ scale: Double) -> Double { scale.isFinite && scale > 0 ? scale : 1 }

  /// Returns a length in whole pixels, rounded up as sizes are, and limited so that two lengths can
  /// be added.
  func pixels(_ points: CGFloat) -> Int32 {
    let whole = Self.whole(PixelGrid.ceil(Double(points), scale: scale) * scale)
    return min(Int32(clamping: whole), HeightIndex.greatestHeight)
  }

  /// Returns a number of pixels in points.
  func points(_ pixels: Int) -> CGFloat { CGFloat(Double(pixels) / scale) }

  /// Returns the nearest whole number within the range that both types represent exactly.
  static func whole(_ value: Double) -> Int { Int(max(-0x1p52, min(0x1p52, value.rounded()))) }

  /// Returns a position moved by whole pixels, in points. A fraction of a pixel is kept.
  func moved(_ position: CGFloat, by pixels: Int) -> CGFloat {
    let exact = Double(position) * scale
    let whole = exact.rounded()
    let part = abs(exact - whole) <= PixelGrid.tolerance ? 0 : exact - whole
    return CGFloat((whole + Double(pixels) + part) / scale)
  }

  /// The whole pixels that a stretch of the content touches.
  ///
  /// - Parameters:
  ///   - start: The start of the stretch, in points.
  ///   - length: The length of the stretch, in points.
  func touched(from start: CGFloat, length: CGFloat) -> (start: Int, end: Int) {
    let first = Self.whole((Double(start) * scale + PixelGrid.tolerance).rounded(.down))
    return (first, first + Self.whole((Double(length) * scale - PixelGrid.tolerance).rounded(.up)))
  }
}

extension TraitCollection {
  /// The display scale, or 1 if it is invalid.
  var usedDisplayScale: Double { PixelLengths.used(displayScale) }
}

extension View {
  /// The display scale, or 1 if it is invalid, read without a copy of the traits.
  var usedDisplayScale: Double { PixelLengths.used(displayScale) }
}
