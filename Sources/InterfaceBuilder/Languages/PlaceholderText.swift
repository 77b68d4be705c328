/// The texts that Interface Builder files have until code sets others, and the samples that stand in for them.
enum PlaceholderText {
  /// Whether a text says nothing of what code will show: an empty one, a word such as "Label" or "Title 2", "Lorem ipsum …",
  /// digits without letters, or one letter repeated.
  ///
  /// - Complexity: O(*n*) in the text.
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

  /// Whether a text is the Latin that stands in for any text.
  ///
  /// - Complexity: O(*n*) in the text.
  static func isDummy(_ text: String) -> Bool { text.lowercased().contains("lorem ipsum") }

  /// Whether a text is an example of figures, whose shape tells how much room they take: a single character, digits and marks without
  /// letters ("120", "00:00", "$9.99"), or one letter in the place of digits among marks or others ("XX.XX.X1").
  ///
  /// - Complexity: O(*n*) in the text.
  static func isFigure(_ text: String) -> Bool {
    let letters = text.lowercased().filter(\.isLetter)
    if letters.isEmpty { return text.contains(where: \.isNumber) }
    if text.count == 1 { return true }
    return Set(letters).count == 1 && letters.count > 1 && text.contains { !$0.isLetter && !$0.isWhitespace }
  }

  /// The words that Xcode puts into new views, and those that people write most for them.
  private static let words: Set<Substring> = ["label", "title", "subtitle", "detail", "button", "text", "item"]

  /// Whether a comment for translators says that the text is a placeholder, or is not to be translated.
  static func isPlaceholder(comment: String) -> Bool {
    let small = comment.lowercased()
    return marks.contains { small.contains($0) }
  }

  private static let marks = [
    "placeholder", "do not translate", "don't translate", "don’t translate", "do not localize", "#bc-ignore!",
  ]
}
