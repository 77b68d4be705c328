/// A pattern in which `*` stands for any letters, none among them.
package struct Wildcard {
  private let parts: [Substring]

  /// A pattern as a person writes it: `*.storyboard`.
  package init(_ pattern: String) { parts = pattern.split(separator: "*", omittingEmptySubsequences: false) }

  /// Returns whether all of a text is what the pattern says.
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
