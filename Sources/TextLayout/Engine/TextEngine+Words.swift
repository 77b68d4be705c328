extension TextEngine {
  /// Returns the words of a string, without shaping or caching.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - language: A BCP 47 tag.
  /// - Complexity: O(n).
  public func words(in text: String, language: String? = nil) -> TextWords {
    TextWords(Array(text.utf16), language: language, iterators: iterators)
  }
}
