/// A pattern of paths in a folder: `Debug/**`, `*.storyboard`, `App/*/Cells`.
///
/// `*` matches any characters of one name, `**` any names. A pattern without a slash matches names
/// in any folder. A pattern that matches a folder matches everything in it.
package struct PathPattern {
  private let parts: [String]

  /// Creates a pattern from its text.
  package init(_ pattern: String) {
    let parts = pattern.split(separator: "/").map(String.init).filter { $0 != "." }
    self.parts = pattern.contains("/") || parts.isEmpty ? parts : ["**"] + parts
  }

  /// Returns true if the pattern matches a path that is relative to the folder.
  ///
  /// - Complexity: O(*n m*) in the names of the path and the parts of the pattern.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(String.init)
    guard !parts.isEmpty, !names.isEmpty else { return false }
    // reached[i]: the parts so far match the first i names.
    var reached = [true] + names.map { _ in false }
    for part in parts {
      var next = reached.map { _ in false }
      if part == "**" {
        for index in reached.indices where reached[...index].contains(true) { next[index] = true }
      } else {
        let wildcard = Wildcard(part)
        for index in names.indices where reached[index] && wildcard.matches(names[index]) { next[index + 1] = true }
      }
      reached = next
    }
    // Everything in a folder that matches also matches.
    return reached.dropFirst().contains(true)
  }
}
