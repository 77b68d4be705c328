extension ShapingFont {
  /// Whether a glyph has an outline or a bitmap that shows.
  package func hasInk(_ glyph: UInt32) -> Bool { strikeBox(glyph) != nil }
}
