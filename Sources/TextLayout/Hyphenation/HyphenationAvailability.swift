public import StrutErrors

/// Whether words of a language are hyphenated by patterns, and if not, why not.
public enum HyphenationAvailability: Hashable, Sendable, CustomStringConvertible {
  /// By the patterns of this name: `de`, `en-GB`.
  case patterns(String)
  /// Not, because no language was given.
  case noLanguage
  /// Not, because there are no patterns for the language.
  case noPatterns(language: String)
  /// Not, because the file of the patterns cannot be used.
  case unusable(String, reason: String)

  /// The answer in words.
  public var description: String {
    switch self {
    case .patterns(let name): "hyphenated by the patterns \"\(name)\""
    case .noLanguage: "not hyphenated: no language was given"
    case .noPatterns(let language): "not hyphenated: there are no patterns for \"\(language)\""
    case .unusable(let name, let reason): "not hyphenated: the patterns \"\(name)\" cannot be used: \(reason)"
    }
  }
}

/// Why there is nothing to hyphenate with.
public enum HyphenationError: StrutError, Hashable {
  /// The folder with the patterns is in none of these places.
  case notFound(places: [String])
  /// The folder's manifest cannot be read, or is none.
  case malformedManifest(path: String)

  /// The only kind there is.
  public enum Code: String, Sendable {
    /// The patterns, or their manifest, are not there to be used.
    case patternsMissing = "bundled-patterns-missing"
  }

  /// The patterns are missing.
  public var code: Code { .patternsMissing }

  /// The manifest that cannot be read; nil for a folder that is in none of several places.
  public var subject: String? { if case .malformedManifest(let path) = self { path } else { nil } }

  /// The failure in words, with the cure.
  public var message: String {
    switch self {
    case .notFound(let places):
      "the hyphenation patterns were not found; looked in \(places.joined(separator: ", ")). "
        + "Copy them next to the program or set STRUT_HYPHENATION."
    case .malformedManifest(let path): "\(path) is no manifest of hyphenation patterns. Install them again."
    }
  }
}
