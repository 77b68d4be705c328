/// A pattern in which `*` matches any number of characters.
package struct Wildcard {
  private let parts: [Substring]

  /// Creates a pattern from its text, such as `*.storyboard`.
  package init(_ pattern: String) { parts = pattern.split(separator: "*", omittingEmptySubsequences: false) }

  /// Returns true if the pattern matches a whole text.
  ///
  /// - Complexity: O(*n m*) in the lengths.
  package func matches(_ text: String) -> Bool {
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return parts.first.map { $0 == text } ?? false
    }
    guard text.hasPrefix(first), text.count >= first.count + last.count, text.hasSuffix(last) else { return false }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
