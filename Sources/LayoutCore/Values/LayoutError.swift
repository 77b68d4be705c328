public import StrutErrors

/// The reason that a constraint or a view was rejected: UIKit's rule and the value that breaks it.
///
/// UIKit raises an exception here. Calls in UIKit's spelling stop the program with the same
/// ``message``; throwing calls throw this error. The messages are those of UIKit's console, as far
/// as they are published.
public struct LayoutError: StrutError, Hashable {
  /// The broken rule.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code in JSON, such as `invalid-pairing`.
    public let rawValue: String
    /// Creates a code. Unknown codes are allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Attributes of different quantities, such as a width and a top edge, or a baseline and a left
    /// edge.
    public static let invalidPairing = Code(rawValue: "invalid-pairing")
    /// A leading or trailing edge on one side, and a left or right edge on the other.
    public static let mixedDirections = Code(rawValue: "mixed-directions")
    /// An edge, center or baseline that is related only to a constant.
    public static let locationEqualToConstant = Code(rawValue: "location-equal-to-constant")
    /// A constraint whose first side has no attribute.
    public static let missingAttribute = Code(rawValue: "missing-attribute")
    /// A constant or multiplier that is infinite or not a number.
    public static let notFinite = Code(rawValue: "not-finite")
    /// A priority that is not greater than 0 and at most 1000.
    public static let priorityOutOfRange = Code(rawValue: "priority-out-of-range")
    /// A priority changed to or from 1000 while the constraint is active.
    public static let priorityCrossesRequired = Code(rawValue: "priority-crosses-required")
    /// Items that are not in the same view hierarchy.
    public static let noCommonAncestor = Code(rawValue: "no-common-ancestor")
    /// A visual format that can't be parsed or refers to an unknown name.
    public static let invalidFormat = Code(rawValue: "invalid-format")
    /// A requested size that is negative or not finite.
    public static let invalidSize = Code(rawValue: "invalid-size")
    /// Layout metrics that cannot be read.
    public static let invalidMetrics = Code(rawValue: "invalid-metrics")
  }

  /// The rule that was broken.
  public let code: Code
  /// The visual format that cannot be read; nil for the other rules, unless it was given: the
  /// message names the offender.
  public let subject: String?
  /// UIKit's sentence for it, naming the offender.
  public let message: String

  /// The reason and the place if a visual format cannot be read.
  package let formatProblem: FormatProblem?

  /// The reason why a visual format cannot be read, separate from the rest of the message.
  package struct FormatProblem: Hashable, Sendable {
    /// The reason in a sentence, which the message has too.
    package let reason: String
    /// The number of characters of the format that can be parsed.
    package let offset: Int
  }

  /// Makes an error.
  public init(code: Code, subject: String? = nil, message: String) {
    self.code = code
    self.subject = subject
    self.message = message
    formatProblem = nil
  }

  /// Makes the error of a visual format, with UIKit's message that points at the place.
  init(format: String, offset: Int, reason: String) {
    code = .invalidFormat
    subject = format
    let pointer = String(repeating: " ", count: offset) + "^"
    message = "Unable to parse constraint format: \n\(reason) \n\(format) \n\(pointer)"
    formatProblem = FormatProblem(reason: reason, offset: offset)
  }
}
