extension TextEngine {
  /// Finds the words of a text. Nothing is shaped and nothing is cached.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - language: A BCP 47 tag.
  /// - Complexity: O(n).
  public func words(in text: String, language: String? = nil) -> TextWords {
    TextWords(Array(text.utf16), language: language, iterators: iterators)
  }
}
