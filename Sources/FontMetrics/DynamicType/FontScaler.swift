/// Scales values and point sizes with the content size category: UIKit's `UIFontMetrics`.
///
///     let scaler = FontScaler(style: .body)
///     try scaler.scaledValue(17, category: .medium, displayScale: 3)               // 16.333…
///     try scaler.scaledPointSize(17, category: .accessibilityMedium)               // 26
///     try scaler.scaledPointSize(17, category: .accessibilityMedium, maximum: 24)  // 24
///
/// The ratio is that of the style's *leadings* (``TextStyleCell/leading``) at the category and at L, not of its point
/// sizes: body goes from 17 to 53 points at AX5, and a value of 17 to 48. Fitted on 4636 results of the real
/// `UIFontMetrics` (iOS 26, a display of 3 pixels to the point), of which it misses one; other scales follow the same
/// rule by two independent accounts, without a published measurement.
///
/// At L every style has the ratio 1, the extra large titles too; at other categories their leading is not known, and
/// everything here throws ``FontScalingError/unknownLeading(_:_:)`` rather than answer unscaled.
public struct FontScaler: Hashable, Sendable {
  /// The style whose leading is followed.
  public let style: TextStyle

  /// A scaler for a style; `.body` is what `UIFontMetrics.default` follows.
  public init(style: TextStyle = .body) { self.style = style }

  /// Whether it is known how the style scales at a category.
  public func scales(at category: ContentSizeCategory) -> Bool { (try? leadings(category)) != nil }

  /// A value as it is at a category, in its own unit, rounded to the nearest pixel, a half away from zero: UIKit's
  /// `scaledValue(for:compatibleWith:)`.
  ///
  /// A negative value scales as its magnitude does (Strut's rule; UIKit has not been measured there).
  ///
  /// - Parameter displayScale: Pixels to a point.
  /// - Throws: ``FontScalingError``: an unknown leading, a value that is not finite, a scale that is not above 0.
  public func scaledValue(
    _ value: Double, category: ContentSizeCategory, displayScale: Double
  ) throws(FontScalingError) -> Double {
    guard displayScale.isFinite, displayScale > 0 else { throw .scaleOutOfRange(displayScale) }
    let pixels = try unroundedValue(value, category: category) * displayScale
    guard pixels.isFinite else { throw .valueNotFinite(value) }
    // No `PixelGrid.round`: its tolerance would hide the order of the multiplications, which UIKit's results show.
    return pixels.rounded(.toNearestOrAwayFromZero) / displayScale + 0  // adding 0 turns -0 into 0
  }

  /// A value as it is at a category before it is rounded.
  ///
  /// - Throws: ``FontScalingError``: an unknown leading, a value that is not finite.
  public func unroundedValue(
    _ value: Double, category: ContentSizeCategory
  ) throws(FontScalingError) -> Double {
    let (leading, leadingAtL) = try leadings(category)
    let scaled = value * leading / leadingAtL
    guard scaled.isFinite else { throw .valueNotFinite(value) }
    return scaled
  }

  /// The point size that a font of `pointSize` points has at a category, in whole points, a half going up: what
  /// `scaledFont(for:maximumPointSize:compatibleWith:)` makes of it.
  ///
  /// Whole points even on displays with finer pixels (measured), and at L too, so that 17.5 becomes 18.
  ///
  /// - Parameter maximum: The result is at most this. It is not itself rounded: a maximum of 22.5 can give 22.5. Nil
  ///   and 0 are no limit. It may be below `pointSize` (Strut's rule; UIKit has not been measured there).
  /// - Throws: ``FontScalingError``: an unknown leading, a point size or a maximum out of range.
  public func scaledPointSize(
    _ pointSize: Double, category: ContentSizeCategory, maximum: Double? = nil
  ) throws(FontScalingError) -> Double {
    guard pointSize.isFinite, pointSize >= 0 else { throw .pointSizeOutOfRange(pointSize) }
    let maximum = maximum ?? 0
    guard maximum >= 0 else { throw .maximumOutOfRange(maximum) }
    let (leading, leadingAtL) = try leadings(category)
    let scaled = (pointSize * leading / leadingAtL).rounded(.toNearestOrAwayFromZero)
    guard scaled.isFinite else { throw .pointSizeOutOfRange(pointSize) }
    return maximum > 0 ? min(scaled, maximum) : scaled
  }

  /// The two leadings whose ratio is the scale. Values are multiplied by the first and then divided by the second:
  /// with the ratio formed first, one of the measured results comes out a pixel off.
  private func leadings(
    _ category: ContentSizeCategory
  ) throws(FontScalingError) -> (at: Double, atL: Double) {
    if let leading = TextStyleTable.ios.cell(style, category)?.leading,
      let leadingAtL = TextStyleTable.ios.cell(style, .large)?.leading
    {
      return (leading, leadingAtL)
    }
    guard category.resolved == .large else { throw .unknownLeading(style, category) }
    return (1, 1)
  }
}
