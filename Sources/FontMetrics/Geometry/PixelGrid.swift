/// Rounding of lengths to the pixels of a display.
///
/// Every function takes points and the display scale (pixels per point: 1, 2 or 3 on Apple's
/// devices) and returns points. UIKit rounds sizes up and positions to the nearest pixel; so does
/// Strut, only with these functions.
///
///     PixelGrid.ceil(20.287, scale: 3)   // 20.333…
///     PixelGrid.round(16.33, scale: 2)   // 16.5
///     PixelGrid.floor(19.99, scale: 1)   // 19
///
/// A scale that is not positive and finite means that there are no pixels: values are returned
/// unchanged, and so are values that are not finite.
public enum PixelGrid {
  /// The distance, in pixels, at which a value still counts as being on a grid line or in the
  /// middle between two.
  ///
  /// Sums of thirds of a point have an error of about 1e-13 pixels. Without a tolerance,
  /// 22.000000000000004 points would be rounded up to 22.333. A millionth of a pixel is far above
  /// the error and far below anything visible.
  @inlinable public static var tolerance: Double { 1e-6 }

  /// Returns the smallest whole number of pixels that is not less than `points`, in points.
  @inlinable
  public static func ceil(_ points: Double, scale: Double) -> Double {
    let pixels = points * scale
    // The same without a call, for layout asks all the time.
    if scale > 0, pixels >= 0, pixels < 1e15 {
      let whole = Double(Int(pixels))
      return (pixels - whole <= tolerance ? whole : whole + 1) / scale
    }
    return settledCeil(points, scale: scale)
  }

  @usableFromInline
  static func settledCeil(_ points: Double, scale: Double) -> Double {
    snap(points, scale) { pixels in
      let nearest = pixels.rounded()
      return abs(pixels - nearest) <= tolerance ? nearest : pixels.rounded(.up)
    }
  }

  /// Returns the largest whole number of pixels that is not greater than `points`, in points.
  public static func floor(_ points: Double, scale: Double) -> Double {
    snap(points, scale) { pixels in
      let nearest = pixels.rounded()
      return abs(pixels - nearest) <= tolerance ? nearest : pixels.rounded(.down)
    }
  }

  /// Returns the nearest whole number of pixels, in points, with halves away from zero.
  public static func round(_ points: Double, scale: Double) -> Double {
    snap(points, scale) { pixels in
      let whole = pixels.rounded(.towardZero)
      let isUpperHalf = abs(pixels - whole) >= 0.5 - tolerance
      return isUpperHalf ? whole + (pixels < 0 ? -1 : 1) : whole
    }
  }

  /// Returns one pixel in points, or 0 if there are no pixels.
  public static func pixel(scale: Double) -> Double { hasPixels(scale) ? 1 / scale : 0 }

  private static func hasPixels(_ scale: Double) -> Bool { scale.isFinite && scale > 0 }

  private static func snap(_ points: Double, _ scale: Double, _ rounding: (Double) -> Double) -> Double {
    let pixels = points * scale
    guard hasPixels(scale), pixels.isFinite else { return points }
    return rounding(pixels) / scale + 0  // adding 0 turns -0 into 0
  }
}
