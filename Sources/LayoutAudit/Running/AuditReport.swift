public import FontMetrics

/// What an audit found.
public struct AuditReport: Sendable {
  /// What was found, by subject, then part, element and language.
  public var findings: [Finding]
  /// What was found and a suppression of the rules covers.
  public var suppressed: [Finding] = []
  /// What was found and a baseline has.
  public var known: [Finding] = []
  /// What a reader should know besides: suppressions that are over, findings of a baseline that are gone.
  public var notes: [String] = []
  /// What kept cells from being laid out: the first hundred of each subject, and whether there are more.
  public var problems: [AuditProblem]
  /// How many layouts there were.
  public var layoutCount: Int
  /// The names of what was looked at.
  public var subjects: [String]
  /// The languages; one that is nil stands for the texts as written.
  public var locales: [String?]
  /// The text sizes, from the smallest.
  public var categories: [ContentSizeCategory]
  /// The widths, from the narrowest, in points.
  public var widths: [Double]
}

extension AuditReport {
  init(_ audit: Audit, outcomes: [AuditOutcome]) {
    var collector = FindingCollector()
    var problems = ProblemCollector()
    var layoutCount = 0
    for outcome in outcomes {
      collector.merge(outcome.collector)
      problems.merge(outcome.problems)
      layoutCount += outcome.layoutCount
    }
    subjects = audit.subjects.map(\.name)
    locales = audit.locales.map(\.identifier)
    categories = audit.categories.sorted()
    widths = audit.widths.sorted()
    (self.problems, self.layoutCount) = (problems.all, layoutCount)
    findings = collector.sortedFindings { key, fault in
      let subject = audit.subjects[key.subject]
      return Finding(
        severity: audit.rules.severity(of: fault.rule), subject: subject.name,
        place: subject.place(ofElement: fault.element, part: key.part ?? 0),
        part: key.part.flatMap(subject.part),
        locale: audit.locales[key.locale].identifier, fault: fault)
    }
    joinUnscaledTexts()
    suppress(by: audit.rules.suppressions, on: audit.today)
  }
}

extension AuditReport {
  /// A text that does not scale is so in every row of its cell: the first row stands for all.
  private mutating func joinUnscaledTexts() {
    struct Identity: Hashable {
      let place: ElementPlace?
      let element: String
      let subject: String
      let locale: String?
    }
    var known: Set<Identity> = []
    findings.removeAll { finding in
      guard finding.rule == .unscaledText else { return false }
      let identity = Identity(
        place: finding.place, element: finding.fault.element, subject: finding.subject, locale: finding.locale)
      return !known.insert(identity).inserted
    }
  }
}
