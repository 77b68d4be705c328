internal import FontInterop

extension FaceMetrics {
  /// A Boolean value that indicates whether a height is missing that an outline may provide.
  var lacksHeights: Bool { capHeight == nil || xHeight == nil }

  /// Returns the metrics with missing heights measured from outlines at the font's location.
  ///
  /// The cap height is the top of `H`, and the x-height the top of `x`, as OpenType defines
  /// `sCapHeight` and `sxHeight`. They remain `nil` if the face has no such glyph, or one without
  /// ink above the baseline.
  func measuringHeights(with font: ShapingFont) -> FaceMetrics {
    var metrics = self
    if capHeight == nil, let top = font.top(of: "H") {
      metrics.capHeight = top
      metrics.sources.capHeight = .outline
    }
    if xHeight == nil, let top = font.top(of: "x") {
      metrics.xHeight = top
      metrics.sources.xHeight = .outline
    }
    return metrics
  }
}

extension ShapingFont {
  /// The highest point of a character's outline, when above the baseline.
  fileprivate func top(of scalar: Unicode.Scalar) -> Double? {
    guard let glyph = nominalGlyph(scalar), let bounds = GlyphBounds(outline(of: glyph)) else { return nil }
    return bounds.top > 0 ? bounds.top : nil
  }
}
