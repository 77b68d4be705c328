internal import CHarfBuzz

extension ShapingFont {
  /// Whether a glyph has an outline or a bitmap.
  package func hasInk(_ glyph: UInt32) -> Bool {
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(rawFont, glyph, &extents) != 0 else { return false }
    return extents.width != 0 && extents.height != 0
  }
}
