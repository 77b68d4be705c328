import LayoutCore
public import StrutErrors

/// An error in the use of a table, with UIKit's message where it is published.
///
/// UIKit raises an exception: calls in UIKit's spelling stop the program with this message, and
/// Strut's own calls throw it.
public struct TableError: StrutError, Hashable {
  /// The broken rule.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code in JSON, such as `invalid-row-count`.
    public let rawValue: String
    /// Creates a code. Unknown codes are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A negative estimate other than the automatic one.
    public static let invalidEstimate = Code(rawValue: "invalid-estimate")
    /// An unexpected number of rows in a section after an update.
    public static let invalidRowCount = Code(rawValue: "invalid-row-count")
    /// An unexpected number of sections after an update.
    public static let invalidSectionCount = Code(rawValue: "invalid-section-count")
    /// A row or section that does not exist.
    public static let outOfRange = Code(rawValue: "out-of-range")
    /// A row or section with two updates at once.
    public static let conflictingUpdates = Code(rawValue: "conflicting-updates")
    /// Heights for rows that do not exist, or for another display scale.
    public static let foreignHeights = Code(rawValue: "foreign-heights")
  }

  /// The broken rule.
  public let code: Code
  /// The subject, or nil if the message contains the row or section.
  public let subject: String?
  /// The message, with the row or section.
  public let message: String

  /// Creates an error.
  public init(code: Code, subject: String? = nil, message: String) {
    self.code = code
    self.subject = subject
    self.message = message
  }
}
