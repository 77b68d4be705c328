import LayoutCore
public import StrutErrors

/// A mistake in what a table was told, with the sentence UIKit has for it, as far as that has been published.
///
/// UIKit raises an exception: spellings that are UIKit's stop with this message, and Strut's own throw it.
public struct TableError: StrutError, Hashable {
  /// The rule that was broken.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code as it stands in JSON, such as `invalid-row-count`.
    public let rawValue: String
    /// Makes a code; unknown ones are kept as they are.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A negative estimate that is not the automatic one.
    public static let invalidEstimate = Code(rawValue: "invalid-estimate")
    /// A section that has not as many rows after an update as it should.
    public static let invalidRowCount = Code(rawValue: "invalid-row-count")
    /// Not as many sections after an update as there should be.
    public static let invalidSectionCount = Code(rawValue: "invalid-section-count")
    /// A row or section that is not there, or cannot be.
    public static let outOfRange = Code(rawValue: "out-of-range")
    /// A row or section with which two things were to be done at once.
    public static let conflictingUpdates = Code(rawValue: "conflicting-updates")
    /// Heights for other rows than there are, or at another scale.
    public static let foreignHeights = Code(rawValue: "foreign-heights")
  }

  /// The rule that was broken.
  public let code: Code
  /// Nil unless it was given: the message names the row or section.
  public let subject: String?
  /// The sentence, naming the offender.
  public let message: String

  /// Makes an error.
  public init(code: Code, subject: String? = nil, message: String) {
    self.code = code
    self.subject = subject
    self.message = message
  }
}
