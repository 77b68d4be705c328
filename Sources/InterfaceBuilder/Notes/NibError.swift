public import StringCatalogs
public import StrutErrors

/// The reason why an Interface Builder file is not read.
///
///     error.description
///     // Cell.xib:2:1: the file was saved by Xcode 4 or earlier; open and save it in Xcode
public struct NibError: StrutError, Hashable {
  /// A kind of failure. Later versions may add kinds.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name that machine-readable output carries, such as `old-format`.
    public let rawValue: String

    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file could not be read.
    public static let unreadableFile = Code(rawValue: "unreadable-file")
    /// The text is not XML.
    public static let syntax = Code(rawValue: "syntax")
    /// A file, a nesting, a cell or a number beyond the limits.
    public static let tooLarge = Code(rawValue: "too-large")
    /// An archive of Xcode 4 or earlier, which has another grammar.
    public static let oldFormat = Code(rawValue: "old-format")
    /// A document of another platform: tvOS, watchOS or macOS.
    public static let otherPlatform = Code(rawValue: "other-platform")
    /// The XML is no document of Interface Builder, or one of an unknown version.
    public static let notInterfaceBuilder = Code(rawValue: "not-interface-builder")
    /// A required attribute is missing.
    public static let missingAttribute = Code(rawValue: "missing-attribute")
    /// A value of the wrong type, or out of range.
    public static let invalidValue = Code(rawValue: "invalid-value")
    /// An object id stands twice.
    public static let duplicate = Code(rawValue: "duplicate")
  }

  /// The kind of failure.
  public let code: Code
  /// The file, as it was named when it was read.
  public let file: String
  /// The place in the file; nil when the file as a whole is meant.
  public let position: SourcePosition?
  /// What is wrong, and what to do about it; a phrase without a capital or a full stop.
  public let message: String

  /// One thing that is wrong with a file.
  package init(_ code: Code, file: String, at position: SourcePosition?, _ message: String) {
    self.code = code
    self.file = file
    self.position = position
    self.message = message
  }

  /// True for a file that is sound and for another platform: a walk over an app skips it and tells the reason.
  public var isSkipped: Bool { code == .otherPlatform }

  /// The place that is wrong, as compilers write it: `file:line:column`, or the file alone.
  public var subject: String? { place }

  /// `file:line:column: message`; `file: message` without a position.
  public var description: String { "\(place): \(message)" }

  private var place: String { position.map { "\(file):\($0)" } ?? file }
}
