/// Placeholder text in Interface Builder files, which is replaced in code.
enum PlaceholderText {
  /// Returns true if text is a placeholder: empty, a word such as "Label" or "Title 2", "Lorem
  /// ipsum …", digits without letters, or one repeated letter.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func isPlaceholder(_ text: String) -> Bool {
    let small = text.lowercased()
    if small.allSatisfy(\.isWhitespace) || isDummy(small) { return true }
    let letters = small.filter(\.isLetter)
    if letters.isEmpty { return small.contains(where: \.isNumber) }
    if letters.count > 1, Set(letters).count == 1 { return true }
    let words = small.split { $0.isWhitespace || $0.isPunctuation }
    guard let first = words.first, Self.words.contains(first) else { return false }
    return words.dropFirst().allSatisfy { $0.allSatisfy(\.isNumber) }
  }

  /// Returns true if text is dummy text in Latin.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func isDummy(_ text: String) -> Bool { text.lowercased().contains("lorem ipsum") }

  /// Returns true if text is an example of figures, which has a realistic width: a single
  /// character, digits and punctuation without letters ("120", "00:00", "$9.99"), or one letter
  /// instead of digits, with punctuation or other characters ("XX.XX.X1").
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func isFigure(_ text: String) -> Bool {
    let letters = text.lowercased().filter(\.isLetter)
    if letters.isEmpty { return text.contains(where: \.isNumber) }
    if text.count == 1 { return true }
    return Set(letters).count == 1 && letters.count > 1 && text.contains { !$0.isLetter && !$0.isWhitespace }
  }

  /// The words in new views in Xcode, and those that developers use most often instead.
  private static let words: Set<Substring> = ["label", "title", "subtitle", "detail", "button", "text", "item"]

  /// Returns true if a comment for translators marks text as a placeholder, or as not to be
  /// translated.
  static func isPlaceholder(comment: String) -> Bool {
    let small = comment.lowercased()
    return marks.contains { small.contains($0) }
  }

  private static let marks = [
    "placeholder", "do not translate", "don't translate", "don’t translate", "do not localize", "#bc-ignore!",
  ]
}
