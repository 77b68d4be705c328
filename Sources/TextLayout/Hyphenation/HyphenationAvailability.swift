public import StrutErrors

/// The availability of hyphenation patterns for a language, or the reason for their absence.
public enum HyphenationAvailability: Hashable, Sendable, CustomStringConvertible {
  /// The patterns with this name are used, such as `de` or `en-GB`.
  case patterns(String)
  /// No language was specified.
  case noLanguage
  /// There are no patterns for the language.
  case noPatterns(language: String)
  /// The file of the patterns can't be used.
  case unusable(String, reason: String)

  /// The availability as text.
  public var description: String {
    switch self {
    case .patterns(let name): "hyphenated with the patterns \"\(name)\""
    case .noLanguage: "not hyphenated: no language was given"
    case .noPatterns(let language): "not hyphenated: there are no patterns for \"\(language)\""
    case .unusable(let name, let reason): "not hyphenated: the patterns \"\(name)\" cannot be used: \(reason)"
    }
  }
}

/// The reason that hyphenation is not available.
public enum HyphenationError: StrutError, Hashable {
  /// The folder of the patterns is at none of these locations.
  case notFound(places: [String])
  /// The folder's manifest can't be read or is invalid.
  case malformedManifest(path: String)

  /// The code of the error.
  public enum Code: String, Sendable {
    /// The patterns or their manifest are missing.
    case patternsMissing = "bundled-patterns-missing"
  }

  /// The code of the error.
  public var code: Code { .patternsMissing }

  /// The manifest that can't be read, or nil for a missing folder.
  public var subject: String? { if case .malformedManifest(let path) = self { path } else { nil } }

  /// A description of the failure, with the cure.
  public var message: String {
    switch self {
    case .notFound(let places):
      "the hyphenation patterns were not found; looked in \(places.joined(separator: ", ")). "
        + "Copy them to the program's folder or set STRUT_HYPHENATION."
    case .malformedManifest(let path): "\(path) is not a manifest of hyphenation patterns. Reinstall the patterns."
    }
  }
}
