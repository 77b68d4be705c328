/// The paths of elements, as sentences have them.
enum ElementPath {
  /// Returns the end of a path from its last name on: `durationStackView/label 1` of `stackView 2/durationStackView/label 1`.
  ///
  /// A name is what people gave a view. One that has none is called by its kind or type with a number, which says little without what
  /// is around it.
  static func fromLastName(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.lastIndex(where: { !isUnnamed($0) }) else { return path }
    return parts[last...].joined(separator: "/")
  }

  /// Whether it is a kind with a number, `stackView 2`, or a type: `Label`, `Label[2]`.
  private static func isUnnamed(_ part: Substring) -> Bool {
    part.wholeMatch(of: /[a-z][A-Za-z]* [0-9]+|[A-Z][A-Za-z]*(\[[0-9]+\])?/) != nil
  }
}
