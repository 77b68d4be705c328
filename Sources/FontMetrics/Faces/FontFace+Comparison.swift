internal import FontInterop

extension FontFace {
  /// Returns the number of code points that this face maps to glyphs and another face does not.
  ///
  /// - Complexity: O(code points of both faces).
  package func codePointCount(missingFrom other: FontFace) -> Int {
    file === other.file ? 0 : file.openType.codePointCount(missingFrom: other.file.openType)
  }
}
