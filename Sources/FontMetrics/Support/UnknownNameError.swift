/// A word that names no member of a fixed set, with the member it most resembles.
///
///     try TextStyle.named("heading")   // no text style named "heading". Did you mean "headline"?
public struct UnknownNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was looked for, in plain words: `text style`, `content size category`.
  public let kind: String

  /// The word as it was given.
  public let name: String

  /// The nearest member's name, nil when none is near.
  public let suggestion: String?

  /// The candidate nearest to a name, for messages; `nil` when none is near.
  public static func suggestion(for name: String, among candidates: [String]) -> String? {
    NearestName.suggestion(for: name, among: candidates)
  }

  /// What ends a message about a name: ` Did you mean "headline"?` with the blank before it, or nothing when no candidate is near.
  package static func question(for name: String, among candidates: [String]) -> String {
    question(suggestion(for: name, among: candidates))
  }

  /// What ends a message about a name: the question, or all names where none is near.
  package static func hint(for name: String, among candidates: [String]) -> String {
    let question = question(for: name, among: candidates)
    if !question.isEmpty { return question }
    return candidates.isEmpty ? " There are none here." : " There are \(candidates.joined(separator: ", "))."
  }

  private static func question(_ suggestion: String?) -> String { suggestion.map { " Did you mean \"\($0)\"?" } ?? "" }

  package init(kind: String, name: String, candidates: [String]) {
    self.kind = kind
    self.name = name
    suggestion = NearestName.suggestion(for: name, among: candidates)
  }

  /// One sentence for people, and a question when there is a suggestion.
  public var description: String {
    "no \(kind) named \"\(name)\"." + Self.question(suggestion)
  }
}
