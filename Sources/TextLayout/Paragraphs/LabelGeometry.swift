public import FontMetrics

/// The baselines of labels. The formula for one line is C. Schnorr's, confirmed by a trace of
/// UIKit's drawing.
public enum LabelGeometry {
  /// Returns the distance from a label's top to its first baseline, in points: `(round(ascender·s)
  /// + ceil((round(height·s) - ceil(textHeight·s)) / 2)) / s`, where `LineStack` determines the
  /// height of n lines.
  ///
  /// Measured for one line and for several.
  ///
  /// - Parameters:
  ///   - font: The label's font.
  ///   - height: The label's height, in points.
  ///   - lineCount: The number of displayed lines; an empty label counts as one.
  ///   - displayScale: The display scale, in pixels per point.
  public static func firstBaseline(font: Font, height: Double, lineCount: Int = 1, displayScale: Double) -> Double {
    firstBaseline(
      font.ascender, textHeight: font.lineStack.height(lineCount: max(1, lineCount)), height: height,
      displayScale: displayScale)
  }

  /// Returns the distance from a label's top to the first baseline of text in several fonts, in
  /// points. Using the same formula for it is Strut's rule.
  ///
  /// - Parameters:
  ///   - baseline: The distance from the text's top to its first baseline, in points.
  ///   - textHeight: The height of the text, in points, before rounding.
  ///   - height: The label's height, in points.
  ///   - displayScale: The display scale, in pixels per point.
  public static func firstBaseline(
    _ baseline: Double, textHeight: Double, height: Double, displayScale: Double
  ) -> Double {
    let ascender = PixelGrid.round(baseline, scale: displayScale)
    let room = PixelGrid.round(height, scale: displayScale) - PixelGrid.ceil(textHeight, scale: displayScale)
    // Half of a whole number of pixels, so that only halves are rounded up.
    return PixelGrid.round(ascender + PixelGrid.ceil(room / 2, scale: displayScale), scale: displayScale)
  }

  /// Returns the distance from a label's top to its last baseline, in points: the first baseline
  /// plus the font's line pitch for each additional line, rounded to the nearest pixel (measured).
  ///
  /// - Parameters:
  ///   - font: The label's font.
  ///   - height: The label's height, in points.
  ///   - lineCount: The number of displayed lines; an empty label counts as one.
  ///   - displayScale: The display scale, in pixels per point.
  public static func lastBaseline(font: Font, height: Double, lineCount: Int = 1, displayScale: Double) -> Double {
    let first = firstBaseline(font: font, height: height, lineCount: lineCount, displayScale: displayScale)
    return lastBaseline(first, drop: font.lineStack.drop(to: max(1, lineCount) - 1), displayScale: displayScale)
  }

  /// Returns the last baseline of text in several fonts, by the same rule.
  ///
  /// - Parameters:
  ///   - first: The distance from the label's top to its first baseline, in points.
  ///   - drop: The distance from the first baseline to the last, in points, before rounding.
  ///   - displayScale: The display scale, in pixels per point.
  package static func lastBaseline(_ first: Double, drop: Double, displayScale: Double) -> Double {
    PixelGrid.round(first + drop, scale: displayScale)
  }
}
