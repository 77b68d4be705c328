public import StrutErrors

/// A name that is unknown in a fixed set, with the most similar known name.
///
///     try TextStyle.named("heading")   // no text style named "heading". Did you mean "headline"?
///     try Platform.named("android")    // no platform named "android". There are ios, macos, tvos, watchos.
public struct UnknownNameError: StrutError, Hashable {
  /// The code of the error.
  public enum Code: String, Sendable {
    /// The name is unknown.
    case unknownName = "unknown-name"
  }

  /// The code of the error.
  public var code: Code { .unknownName }

  /// The name as specified.
  public var subject: String? { name }

  /// The kind of name, such as `text style` or `content size category`.
  public let kind: String

  /// The name as specified.
  public let name: String

  /// The most similar known name, or nil if none is similar.
  public let suggestion: String?

  /// All known names.
  public let members: [String]

  /// The candidate nearest to a name, for messages; `nil` when none is near.
  package static func suggestion(for name: String, among candidates: [String]) -> String? {
    NearestName.suggestion(for: name, among: candidates)
  }

  /// Returns the end of a message about a name: ` Did you mean "headline"?` with its leading space,
  /// or an empty string if no candidate is similar.
  package static func question(for name: String, among candidates: [String]) -> String {
    question(suggestion(for: name, among: candidates))
  }

  /// Returns the end of a message about a name: the question, or all names if none is similar.
  package static func hint(for name: String, among candidates: [String]) -> String {
    hint(suggestion(for: name, among: candidates), candidates)
  }

  private static func hint(_ suggestion: String?, _ members: [String]) -> String {
    if suggestion != nil { return question(suggestion) }
    return members.isEmpty ? " No names are available." : " There are \(members.joined(separator: ", "))."
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

  /// A sentence about the name, followed by a question with a suggestion or by all known names.
  public var message: String { "no \(kind) named \"\(name)\"." + Self.hint(suggestion, members) }
}
