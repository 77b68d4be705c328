public import StrutErrors

/// An error in a document or a string table, with its place, a description and a cure.
///
///     error.description
///     // cell.yaml:12:5: unknown attribute "firstBaselin" of "headline"; did you mean "firstBaseline"?
public struct CellDocumentError: StrutError, Hashable {
  /// The kind of an error. Later versions may add kinds.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name that machine-readable output carries, such as `unknown-key`.
    public let rawValue: String

    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file could not be read.
    public static let unreadableFile = Code(rawValue: "unreadable-file")
    /// The bytes are not UTF-8.
    public static let notUTF8 = Code(rawValue: "not-utf-8")
    /// The text is not YAML, or it uses a part of YAML that documents do not support.
    public static let syntax = Code(rawValue: "syntax")
    /// A file, a nesting depth or an expansion exceeds the limits.
    public static let tooLarge = Code(rawValue: "too-large")
    /// A key or a name appears twice but must be unique.
    public static let duplicate = Code(rawValue: "duplicate")
    /// A required key is missing.
    public static let missingKey = Code(rawValue: "missing-key")
    /// A key is unknown.
    public static let unknownKey = Code(rawValue: "unknown-key")
    /// The name of a view, attribute, style or other thing is unknown.
    public static let unknownName = Code(rawValue: "unknown-name")
    /// A value has the wrong type, is out of range or contradicts another value.
    public static let invalidValue = Code(rawValue: "invalid-value")
    /// A constraint cannot be read, or relates attributes that cannot be related.
    public static let invalidConstraint = Code(rawValue: "invalid-constraint")
    /// A feature of the format is not supported by this version of Strut.
    public static let notSupported = Code(rawValue: "not-supported")
    /// A string is looked up by a key, but no string tables were given.
    public static let missingStrings = Code(rawValue: "missing-strings")
    /// An Interface Builder file contains no table view cell.
    public static let missingCells = Code(rawValue: "no-cells")
    /// A font is missing.
    public static let font = Code(rawValue: "font-not-found")
  }

  /// The kind of the error.
  public let code: Code
  /// The file, as it was named when it was read.
  public let file: String
  /// The place in the file; nil if the error concerns the whole file.
  public let position: SourcePosition?
  /// A description of the error and a cure: a phrase without a capital letter or a period.
  public let message: String
  /// The strings that the error concerns; empty if it concerns no strings in particular.
  package let scopes: Set<ProblemScope>

  /// Creates an error.
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
  /// The place of the error in the form that compilers use: `file:line:column`, or only the file.
  public var subject: String? { place }

  /// The error in the form `file:line:column: message`, or `file: message` without a position.
  public var description: String { "\(place): \(message)" }

  private var place: String { position.map { "\(file):\($0)" } ?? file }
}
