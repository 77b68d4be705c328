internal import FontInterop

extension FontFace {
  /// Returns the metrics of a scalar's glyph in the character map, or `nil` if there is none.
  ///
  /// It is the glyph of the character alone; shaping determines the glyphs in a string.
  ///
  /// - Complexity: Linear in the glyph's outline.
  public func glyphMetrics(of scalar: Unicode.Scalar) -> GlyphMetrics? {
    shapingFont.nominalGlyph(scalar).flatMap(glyphMetrics)
  }

  /// Returns the metrics of a glyph, or `nil` if the face has no such glyph.
  ///
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
  /// Returns the box of a glyph's ink, from its outline or else its bitmap; `nil` if it has
  /// neither.
  func inkBounds(of glyph: UInt32) -> GlyphBounds? {
    if let bounds = GlyphBounds(outline(of: glyph)) { return bounds }
    return strikeBox(glyph).map { GlyphBounds(left: $0.left, bottom: $0.bottom, right: $0.right, top: $0.top) }
  }
}
