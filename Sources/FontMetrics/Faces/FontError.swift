public import StrutErrors

/// Why a font could not be had: what failed, on what, and what to try.
public struct FontError: StrutError, Hashable {
  /// The kind of failure. Open: later versions may add kinds.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable name that JSON output carries.
    public var rawValue: String

    /// Wraps a stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No font has the name, or the file is not there.
    public static let notFound = Code(rawValue: "font-not-found")
    /// The file is there and cannot be read.
    public static let unreadable = Code(rawValue: "font-unreadable")
    /// The bytes are no font, or a broken one.
    public static let malformed = Code(rawValue: "font-malformed")
    /// The file has no face of that index.
    public static let noSuchFace = Code(rawValue: "font-face-not-found")
    /// A format that Strut does not read yet.
    public static let unsupported = Code(rawValue: "font-unsupported")
    /// A variation axis that the face does not have, or a value that is no number.
    public static let badVariation = Code(rawValue: "font-bad-variation")
    /// The bundled fonts are not where they are looked for.
    public static let bundledFontsMissing = Code(rawValue: "bundled-fonts-missing")
  }

  /// The kind of failure.
  public let code: Code

  /// The file, the folder or the name that failed, as it was given; nil where none was.
  public let subject: String?

  /// The failure in words, with the file or the name it is about and the cure.
  public let message: String

  /// Makes an error.
  package init(_ code: Code, of subject: String?, _ message: String) {
    self.code = code
    self.subject = subject
    self.message = message
  }
}
