/// The rules of an audit, their severities, and their limits.
///
/// ```swift
/// var rules = AuditRules()
/// rules.disabled.insert(.orphanedWord)
/// rules.severities[.brokenWord] = .error
/// rules.smallestTarget = 32
/// ```
public struct AuditRules: Hashable, Sendable {
  /// Rules that are off.
  public var disabled: Set<AuditRule> = []
  /// The severities of rules that differ from the default.
  public var severities: [AuditRule: AuditSeverity] = [:]
  /// The allowed difference of two lengths, in points: half a point, so that rounding to pixels is
  /// never a fault.
  public var tolerance = 0.5
  /// The distance by which ink may extend outside its frame, in points: 2, so that the slight
  /// overshoot of font designs is no fault.
  public var inkTolerance = 2.0
  /// The minimum width and height of touch targets, in points: 44 (documented in the Human
  /// Interface Guidelines).
  public var smallestTarget = 44.0
  /// The maximum size of text, in points; nil, the default, for no maximum.
  public var largestText: Double?
  /// The maximum length of a translation as a multiple of its source, in characters: 2.
  public var longestTranslation = 2.0
  /// The minimum length of a source for ``longestTranslation``, in characters: 10, because short
  /// words are easily doubled.
  public var shortestSource = 10
  /// The minimum number of words in text whose last word may be an orphan: 4.
  public var shortestParagraph = 4

  /// The suppressions.
  public var suppressions: [Suppression] = []

  /// Creates the default rules: all of them.
  public init() {}

  /// Returns true if a rule is on.
  public func applies(_ rule: AuditRule) -> Bool { !disabled.contains(rule) }

  /// Returns the severity of a rule's findings.
  public func severity(of rule: AuditRule) -> AuditSeverity { severities[rule] ?? rule.usualSeverity }

  /// Returns the severity of a fault. Text that only does not follow a later change of the text
  /// size is at most a note, and so are text whose font and controls whose label code may set,
  /// faults of an item whose size code may determine, the ink of a substitute for an iOS font, and
  /// barely visible faults.
  func severity(of fault: Fault) -> AuditSeverity {
    let severity = severity(of: fault.rule)
    let isFromCode = fault.isFontFromCode || fault.isLabelFromCode || fault.isSizeUncertain
    let isNote = fault.isRightOnceLoaded || isFromCode || fault.isOfStandIn || fault.isSlight
    return isNote ? min(severity, .note) : severity
  }
}
