extension ContentSizeCategory {
  /// The categories that a list names, each once, in the order in which they are first named.
  ///
  /// A list is words between commas; a word is a category in any spelling, a range of two such
  /// (`XS..L`, both ends in), or `all`. Spaces around words do not matter, nor does letter case.
  ///
  ///     try ContentSizeCategory.parseList("XS..M, AX5")   // [.extraSmall, .small, .medium, .accessibility…]
  ///
  /// - Complexity: O(*n*) in the length of the list.
  package static func parseList(_ list: String) throws(ContentSizeCategoryListError) -> [ContentSizeCategory] {
    var result: [ContentSizeCategory] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      let named = try categories(inWord: trimmed(word), of: list)
      result += named.filter { !result.contains($0) }
    }
    return result
  }

  private static func categories(
    inWord word: Substring, of list: String
  ) throws(ContentSizeCategoryListError) -> [ContentSizeCategory] {
    if word.lowercased() == "all" { return allCases }
    guard let dots = word.firstRange(of: "..") else { return [try category(word, of: list)] }
    let lower = try category(trimmed(word[..<dots.lowerBound]), of: list)
    let upper = try category(trimmed(word[dots.upperBound...]), of: list)
    guard lower <= upper else { throw .backwards(lower: lower, upper: upper) }
    return allCases.filter { lower <= $0 && $0 <= upper }
  }

  private static func category(
    _ name: Substring, of list: String
  ) throws(ContentSizeCategoryListError) -> ContentSizeCategory {
    guard !name.isEmpty else { throw .emptyWord(list: list) }
    do {
      return try named(String(name))
    } catch {
      throw .unknownName(error)
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

/// The errors in a list of content size categories.
package enum ContentSizeCategoryListError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A word names no category.
  case unknownName(UnknownNameError)

  /// A name is missing between two commas, next to the dots of a range, or in the whole list.
  case emptyWord(list: String)

  /// A range starts above its end.
  case backwards(lower: ContentSizeCategory, upper: ContentSizeCategory)

  /// One sentence for people, saying what to write instead where that is known.
  package var description: String {
    switch self {
    case .unknownName(let error): error.description
    case .emptyWord(let list): "a content size category is missing in \"\(list)\"."
    case .backwards(let lower, let upper): "the range \(lower)..\(upper) runs backwards: write \(upper)..\(lower)."
    }
  }
}
