/// Which rules an audit applies, how much each matters, and where each begins.
///
/// ```swift
/// var rules = AuditRules()
/// rules.disabled.insert(.orphanedWord)
/// rules.severities[.brokenWord] = .error
/// rules.smallestTarget = 32
/// ```
public struct AuditRules: Hashable, Sendable {
  /// Rules that are not applied.
  public var disabled: Set<AuditRule> = []
  /// How much findings of a rule matter, where that is not the usual.
  public var severities: [AuditRule: AuditSeverity] = [:]
  /// What two lengths may differ by before it counts, in points: half a point, so that rounding to pixels is never a fault.
  public var tolerance = 0.5
  /// How far ink may reach out of its box, in points. Two: the slight overshoot that fonts have by design is none.
  public var inkTolerance = 2.0
  /// The least width and height of what is touched, in points: 44 (documented in the Human Interface Guidelines).
  public var smallestTarget = 44.0
  /// The largest size text may be shown at, in points; nil, as at first, for any.
  public var largestText: Double?
  /// How many times as long as its source a translation may be, in characters: twice.
  public var longestTranslation = 2.0
  /// How many characters a source has at least for ``longestTranslation`` to count: 10, for short words are easily doubled.
  public var shortestSource = 10
  /// How many words a text has at least for its last one to be an orphan: 4.
  public var shortestParagraph = 4

  /// Findings that are left out.
  public var suppressions: [Suppression] = []

  /// The usual rules: all of them.
  public init() {}

  /// Whether a rule is applied.
  public func applies(_ rule: AuditRule) -> Bool { !disabled.contains(rule) }

  /// How much a finding of a rule matters.
  public func severity(of rule: AuditRule) -> AuditSeverity { severities[rule] ?? rule.usualSeverity }

  /// How much a fault matters. A text that only does not follow a change while it shows is no more than a note, nor is one
  /// whose font code may set, the ink of a font that stands in for one of the phone's, or what hardly anybody sees.
  func severity(of fault: Fault) -> AuditSeverity {
    let severity = severity(of: fault.rule)
    let isNote = fault.isRightOnceLoaded || fault.isFontFromCode || fault.isOfStandIn || fault.isSlight
    return isNote ? min(severity, .note) : severity
  }
}
