public import StringCatalogs
public import StrutErrors

/// An error that prevents an Interface Builder file from being read.
///
///     error.description
///     // Cell.xib:2:1: the file was saved by Xcode 4 or earlier; open and save it in Xcode
public struct NibError: StrutError, Hashable {
  /// A kind of error. Later versions may add kinds.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name in machine-readable output, such as `old-format`.
    public let rawValue: String

    /// Creates a kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file could not be read.
    public static let unreadableFile = Code(rawValue: "unreadable-file")
    /// The text is not XML.
    public static let syntax = Code(rawValue: "syntax")
    /// The file, its nesting, a cell or a number exceeds a limit.
    public static let tooLarge = Code(rawValue: "too-large")
    /// The file is in the format of Xcode 4 or earlier.
    public static let oldFormat = Code(rawValue: "old-format")
    /// The file is for another platform: tvOS, watchOS or macOS.
    public static let otherPlatform = Code(rawValue: "other-platform")
    /// The XML is not an Interface Builder file, or one of an unknown version.
    public static let notInterfaceBuilder = Code(rawValue: "not-interface-builder")
    /// A required attribute is missing.
    public static let missingAttribute = Code(rawValue: "missing-attribute")
    /// A value has the wrong type or is out of range.
    public static let invalidValue = Code(rawValue: "invalid-value")
    /// An object ID is duplicated.
    public static let duplicate = Code(rawValue: "duplicate")
  }

  /// The kind of error.
  public let code: Code
  /// The path of the file, as given.
  public let file: String
  /// The position in the file; nil for the file as a whole.
  public let position: SourcePosition?
  /// The description of the error and its cure, as a phrase without a capital letter or a period.
  public let message: String

  /// Creates an error in a file.
  package init(_ code: Code, file: String, at position: SourcePosition?, _ message: String) {
    self.code = code
    self.file = file
    self.position = position
    self.message = message
  }

  /// True for a valid file for another platform, which is skipped with the reason when an app is
  /// read.
  public var isSkipped: Bool { code == .otherPlatform }

  /// The position of the error, as compilers write it: `file:line:column`, or only the file.
  public var subject: String? { place }

  /// The error in the form `file:line:column: message`, or `file: message` if there is no position.
  public var description: String { "\(place): \(message)" }

  private var place: String { position.map { "\(file):\($0)" } ?? file }
}
