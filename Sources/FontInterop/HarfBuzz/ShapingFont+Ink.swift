extension ShapingFont {
  /// Returns true if a glyph has a visible outline or bitmap.
  package func hasInk(_ glyph: UInt32) -> Bool { strikeBox(glyph) != nil }
}
