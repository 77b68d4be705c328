extension OpenTypeFace {
  /// Returns the number of scalars that this face maps to a glyph and another face does not.
  ///
  /// - Complexity: O(both character maps), the first time.
  package func codePointCount(missingFrom other: OpenTypeFace) -> Int {
    codePoints.missingCount(in: other.codePoints)
  }
}
