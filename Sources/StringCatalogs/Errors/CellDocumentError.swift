public import StrutErrors

/// One thing that is wrong with a cell document: where it is, what it is, and what to do about it.
///
///     error.description
///     // cell.yaml:12:5: unknown attribute "firstBaselin" of "headline"; did you mean "firstBaseline"?
public struct CellDocumentError: StrutError, Hashable {
  /// What kind of thing is wrong. New kinds may come.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name that machine-readable output carries, such as `unknown-key`.
    public let rawValue: String

    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file could not be read.
    public static let unreadableFile = Code(rawValue: "unreadable-file")
    /// The bytes are not UTF-8.
    public static let notUTF8 = Code(rawValue: "not-utf-8")
    /// The text is not YAML, or uses a part of YAML that documents do without.
    public static let syntax = Code(rawValue: "syntax")
    /// A file, a nesting or an expansion beyond the limits.
    public static let tooLarge = Code(rawValue: "too-large")
    /// A key or a name stands twice where it may stand once.
    public static let duplicate = Code(rawValue: "duplicate")
    /// A key that must be there is missing.
    public static let missingKey = Code(rawValue: "missing-key")
    /// A key that no version of Strut knows.
    public static let unknownKey = Code(rawValue: "unknown-key")
    /// A view, attribute, style or other name that is not known.
    public static let unknownName = Code(rawValue: "unknown-name")
    /// A value of the wrong type, or out of range, or one that contradicts another.
    public static let invalidValue = Code(rawValue: "invalid-value")
    /// A constraint that cannot be read, or that relates what cannot be related.
    public static let invalidConstraint = Code(rawValue: "invalid-constraint")
    /// Something that belongs to the format, but that this version of Strut does not do.
    public static let notSupported = Code(rawValue: "not-supported")
    /// A text is looked up by a key, and there are no strings to look in.
    public static let missingStrings = Code(rawValue: "missing-strings")
    /// An Interface Builder file without a cell of a table.
    public static let missingCells = Code(rawValue: "no-cells")
    /// A font that is not there.
    public static let font = Code(rawValue: "font-not-found")
  }

  /// What kind of thing is wrong.
  public let code: Code
  /// The file, as it was named when it was read.
  public let file: String
  /// Where in the file; nil when the file as a whole is meant.
  public let position: SourcePosition?
  /// What is wrong, and what to do about it; a phrase without a capital or a full stop.
  public let message: String
  /// Which strings it is about; empty where it is about none in particular.
  package let scopes: Set<ProblemScope>

  /// One thing that is wrong with a document.
  package init(
    code: Code, file: String, position: SourcePosition?, message: String, scopes: Set<ProblemScope> = []
  ) {
    self.code = code
    self.file = file
    self.position = position
    self.message = message
    self.scopes = scopes
  }
}

extension CellDocumentError {
  /// The place that is wrong, as compilers write it: `file:line:column`, or the file alone.
  public var subject: String? { place }

  /// `file:line:column: message`; `file: message` without a position.
  public var description: String { "\(place): \(message)" }

  private var place: String { position.map { "\(file):\($0)" } ?? file }
}
