public import StrutErrors

/// A word that names no member of a fixed set, with the member it most resembles.
///
///     try TextStyle.named("heading")   // no text style named "heading". Did you mean "headline"?
///     try Platform.named("android")    // no platform named "android". There are ios, macos, tvos, watchos.
public struct UnknownNameError: StrutError, Hashable {
  /// The only kind there is.
  public enum Code: String, Sendable {
    /// A word that is no member's name.
    case unknownName = "unknown-name"
  }

  /// An unknown name.
  public var code: Code { .unknownName }

  /// The word as it was given.
  public var subject: String? { name }

  /// What was looked for, in plain words: `text style`, `content size category`.
  public let kind: String

  /// The word as it was given.
  public let name: String

  /// The nearest member's name, nil when none is near.
  public let suggestion: String?

  /// A name of each member.
  public let members: [String]

  /// The candidate nearest to a name, for messages; `nil` when none is near.
  package static func suggestion(for name: String, among candidates: [String]) -> String? {
    NearestName.suggestion(for: name, among: candidates)
  }

  /// What ends a message about a name: ` Did you mean "headline"?` with the blank before it, or nothing when no candidate is near.
  package static func question(for name: String, among candidates: [String]) -> String {
    question(suggestion(for: name, among: candidates))
  }

  /// What ends a message about a name: the question, or all names where none is near.
  package static func hint(for name: String, among candidates: [String]) -> String {
    hint(suggestion(for: name, among: candidates), candidates)
  }

  private static func hint(_ suggestion: String?, _ members: [String]) -> String {
    if suggestion != nil { return question(suggestion) }
    return members.isEmpty ? " There are none here." : " There are \(members.joined(separator: ", "))."
  }

  private static func question(_ suggestion: String?) -> String { suggestion.map { " Did you mean \"\($0)\"?" } ?? "" }

  /// - Parameters:
  ///   - members: A name of each member.
  ///   - spellings: Every name that is understood, where there are more.
  package init(kind: String, name: String, members: [String], spellings: [String]? = nil) {
    self.kind = kind
    self.name = name
    self.members = members
    suggestion = NearestName.suggestion(for: name, among: spellings ?? members)
  }

  /// A sentence for people, then a question when there is a suggestion, else all members.
  public var message: String { "no \(kind) named \"\(name)\"." + Self.hint(suggestion, members) }
}
