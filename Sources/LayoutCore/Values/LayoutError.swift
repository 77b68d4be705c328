public import StrutErrors

/// Why a constraint or a view was refused: the rule of UIKit's that it breaks, and what broke it.
///
/// UIKit raises an exception here. Calls spelled as UIKit spells them stop with the same ``message``; the throwing ones
/// hand this over. The wordings are those of UIKit's console, as far as they have been published.
public struct LayoutError: StrutError, Hashable {
  /// The rule that was broken.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code as it stands in JSON, such as `invalid-pairing`.
    public let rawValue: String
    /// Makes a code; unknown ones are kept as they are.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Attributes that are not of one kind, such as a width and a top edge, or a baseline and a left edge.
    public static let invalidPairing = Code(rawValue: "invalid-pairing")
    /// Leading or trailing on one side and left or right on the other.
    public static let mixedDirections = Code(rawValue: "mixed-directions")
    /// An edge, center or baseline related to a number alone.
    public static let locationEqualToConstant = Code(rawValue: "location-equal-to-constant")
    /// A constraint whose first side is no attribute.
    public static let missingAttribute = Code(rawValue: "missing-attribute")
    /// A constant or multiplier that is infinite or not a number.
    public static let notFinite = Code(rawValue: "not-finite")
    /// A priority that is not above 0 and at most 1000.
    public static let priorityOutOfRange = Code(rawValue: "priority-out-of-range")
    /// A priority taken to or from 1000 while the constraint is active.
    public static let priorityCrossesRequired = Code(rawValue: "priority-crosses-required")
    /// Items that are not in one view tree.
    public static let noCommonAncestor = Code(rawValue: "no-common-ancestor")
    /// A visual format that cannot be read, or that names what is not there.
    public static let invalidFormat = Code(rawValue: "invalid-format")
    /// A negative or not finite size asked for.
    public static let invalidSize = Code(rawValue: "invalid-size")
    /// Layout metrics that cannot be read.
    public static let invalidMetrics = Code(rawValue: "invalid-metrics")
  }

  /// The rule that was broken.
  public let code: Code
  /// The visual format that cannot be read; nil for the other rules, unless it was given: the message names the offender.
  public let subject: String?
  /// UIKit's sentence for it, naming the offender.
  public let message: String

  /// Of a visual format that cannot be read: why, and where.
  package let formatProblem: FormatProblem?

  /// Why a visual format cannot be read, apart from the rest of the message.
  package struct FormatProblem: Hashable, Sendable {
    /// The reason in a sentence, which the message has too.
    package let reason: String
    /// How many characters of the format can be read.
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
