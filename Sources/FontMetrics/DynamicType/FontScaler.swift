/// Scales values and point sizes with the content size category: UIKit's `UIFontMetrics`.
///
///     let scaler = FontScaler(style: .body)
///     try scaler.scaledValue(17, category: .medium, displayScale: 3)               // 16.333…
///     try scaler.scaledPointSize(17, category: .accessibilityMedium)               // 26
///     try scaler.scaledPointSize(17, category: .accessibilityMedium, maximum: 24)  // 24
///
/// The ratio is that of the style's *leadings* (``TextStyleCell/leading``) at the category and at
/// L, not of its point sizes: body grows from 17 to 53 points at AX5, and a value of 17 to 48. The
/// rule reproduces all but one of 4636 results of the real `UIFontMetrics` (iOS 26, 3 pixels per
/// point). According to two independent reports, other scales follow the same rule, without a
/// published measurement.
///
/// At L every style has the ratio 1, including the extra large titles. At other categories their
/// leading is unknown, and all methods throw ``FontScalingError/unknownLeading(_:_:)`` instead of
/// returning unscaled values.
public struct FontScaler: Hashable, Sendable {
  /// The style whose leading determines the scale.
  public let style: TextStyle

  /// Creates a scaler for a style; `UIFontMetrics.default` follows `.body`.
  public init(style: TextStyle = .body) { self.style = style }

  /// Returns `true` if the scale of the style at a category is known.
  public func scales(at category: ContentSizeCategory) -> Bool { (try? leadings(category)) != nil }

  /// Returns a scaled value, in its own unit, rounded to the nearest pixel with halves away from
  /// zero, like UIKit's `scaledValue(for:compatibleWith:)`.
  ///
  /// A negative value scales like its magnitude (Strut's rule; UIKit has not been measured there).
  ///
  /// - Parameter displayScale: The display scale, in pixels per point.
  ///
  /// - Throws: ``FontScalingError`` for an unknown leading, a value that is not finite, or a scale
  ///   that is not positive.
  public func scaledValue(
    _ value: Double, category: ContentSizeCategory, displayScale: Double
  ) throws(FontScalingError) -> Double {
    guard displayScale.isFinite, displayScale > 0 else { throw .scaleOutOfRange(displayScale) }
    let pixels = try unroundedValue(value, category: category) * displayScale
    guard pixels.isFinite else { throw .valueNotFinite(value) }
    // No `PixelGrid.round`: its tolerance would hide the order of the multiplications, which
    // UIKit's results show.
    return pixels.rounded(.toNearestOrAwayFromZero) / displayScale + 0  // adding 0 turns -0 into 0
  }

  /// Returns a scaled value before rounding.
  ///
  /// - Throws: ``FontScalingError`` for an unknown leading or a value that is not finite.
  public func unroundedValue(
    _ value: Double, category: ContentSizeCategory
  ) throws(FontScalingError) -> Double {
    let (leading, leadingAtL) = try leadings(category)
    let scaled = value * leading / leadingAtL
    guard scaled.isFinite else { throw .valueNotFinite(value) }
    return scaled
  }

  /// Returns the scaled point size, rounded to whole points with halves up, as in
  /// `scaledFont(for:maximumPointSize:compatibleWith:)`.
  ///
  /// It is in whole points even on displays with smaller pixels (measured), and also at L, where
  /// 17.5 becomes 18.
  ///
  /// - Parameter maximum: The maximum result. It is not rounded: a maximum of 22.5 can result in
  ///   22.5. Nil and 0 mean no maximum. It may be smaller than `pointSize` (Strut's rule; UIKit has
  ///   not been measured there).
  ///
  /// - Throws: ``FontScalingError`` for an unknown leading, or a point size or a maximum out of
  ///   range.
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

  /// The two leadings whose ratio is the scale. Values are multiplied by the first and then divided
  /// by the second: with the ratio formed first, one of the measured results comes out a pixel off.
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
