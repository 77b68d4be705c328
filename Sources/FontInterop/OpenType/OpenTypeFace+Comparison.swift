extension OpenTypeFace {
  /// How many scalars this face maps to a glyph and another does not.
  ///
  /// - Complexity: O(both character maps), the first time.
  package func codePointCount(missingFrom other: OpenTypeFace) -> Int {
    codePoints.missingCount(in: other.codePoints)
  }
}
