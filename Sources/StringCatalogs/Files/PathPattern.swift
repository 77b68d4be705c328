/// A pattern of paths in a folder: `Debug/**`, `*.storyboard`, `App/*/Cells`.
///
/// `*` stands for any letters of one name, `**` for any names. A pattern without a slash is about names in any folder. A
/// pattern of a folder takes everything in it.
package struct PathPattern {
  private let parts: [String]

  /// A pattern as a person writes it.
  package init(_ pattern: String) {
    let parts = pattern.split(separator: "/").map(String.init).filter { $0 != "." }
    self.parts = pattern.contains("/") || parts.isEmpty ? parts : ["**"] + parts
  }

  /// Whether a path, from the folder on, is one of those that are meant.
  ///
  /// - Complexity: O(*n m*) in the names of the path and the parts of the pattern.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(String.init)
    guard !parts.isEmpty, !names.isEmpty else { return false }
    // reached[i]: the first i names are what the parts so far say.
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
    // What is behind a folder that is meant is in it.
    return reached.dropFirst().contains(true)
  }
}
