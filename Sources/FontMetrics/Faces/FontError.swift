public import StrutErrors

/// The reason that a font is not available: the problem, its subject and the cure.
public struct FontError: StrutError, Hashable {
  /// The kind of failure. Later versions may add kinds.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable name in JSON.
    public var rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No font has the name, or the file does not exist.
    public static let notFound = Code(rawValue: "font-not-found")
    /// The file exists but can't be read.
    public static let unreadable = Code(rawValue: "font-unreadable")
    /// The bytes are not a font, or are damaged.
    public static let malformed = Code(rawValue: "font-malformed")
    /// The file has no face with that index.
    public static let noSuchFace = Code(rawValue: "font-face-not-found")
    /// The format is not supported.
    public static let unsupported = Code(rawValue: "font-unsupported")
    /// A variation axis that the face lacks, or a value that is not a number.
    public static let badVariation = Code(rawValue: "font-bad-variation")
    /// The bundled fonts are missing from the searched locations.
    public static let bundledFontsMissing = Code(rawValue: "bundled-fonts-missing")
  }

  /// The kind of failure.
  public let code: Code

  /// The file, folder or name that failed, as specified, or nil without one.
  public let subject: String?

  /// A description of the failure, with the file or name and the cure.
  public let message: String

  /// Makes an error.
  package init(_ code: Code, of subject: String?, _ message: String) {
    self.code = code
    self.subject = subject
    self.message = message
  }
}
