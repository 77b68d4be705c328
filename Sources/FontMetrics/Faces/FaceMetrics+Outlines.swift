internal import FontInterop

extension FaceMetrics {
  /// Whether a height is missing that an outline may tell.
  var lacksHeights: Bool { capHeight == nil || xHeight == nil }

  /// The same metrics, the heights that no table has measured from outlines at the font's location.
  ///
  /// The cap height is the top of `H`, the x-height the top of `x`, as OpenType defines `sCapHeight` and `sxHeight`. They stay
  /// `nil` where the face has no such glyph, or one without ink above the baseline.
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
