internal import FontInterop

extension FontFace {
  /// The measures of the glyph that the character map has for a scalar, or `nil` when it has none.
  ///
  /// The glyph that stands for the character alone: what a font's rules make of it among others, shaping says.
  /// - Complexity: Linear in the glyph's outline.
  public func glyphMetrics(of scalar: Unicode.Scalar) -> GlyphMetrics? {
    shapingFont.nominalGlyph(scalar).flatMap(glyphMetrics)
  }

  /// The measures of a glyph by its number, or `nil` when the face has no such glyph.
  /// - Complexity: Linear in the glyph's outline.
  public func glyphMetrics(glyphID: UInt32) -> GlyphMetrics? {
    guard glyphID < UInt32(clamping: glyphCount) else { return nil }
    let font = shapingFont
    return GlyphMetrics(
      glyphID: glyphID, name: font.glyphName(glyphID), advance: font.designAdvance(glyphID),
      bounds: font.inkBounds(of: glyphID), vertical: vertical(glyphID))
  }

  private func vertical(_ glyph: UInt32) -> GlyphMetrics.Vertical? {
    guard hasVerticalAdvances, let origin = shapingFont.verticalOrigin(glyph) else { return nil }
    return GlyphMetrics.Vertical(
      advance: shapingFont.verticalAdvance(glyph), originX: origin.x, originY: origin.y)
  }
}

extension ShapingFont {
  /// The box of a glyph's ink: of its outline, else of its bitmap; `nil` when it has neither.
  func inkBounds(of glyph: UInt32) -> GlyphBounds? {
    if let bounds = GlyphBounds(outline(of: glyph)) { return bounds }
    return strikeBox(glyph).map { GlyphBounds(left: $0.left, bottom: $0.bottom, right: $0.right, top: $0.top) }
  }
}
