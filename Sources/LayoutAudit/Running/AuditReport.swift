public import FontMetrics

/// What an audit found.
public struct AuditReport: Sendable {
  /// What was found, by subject, then row, element and language.
  public var findings: [Finding]
  /// What kept a cell from being laid out.
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

/// What kept something from being audited.
public struct AuditProblem: Hashable, Sendable {
  /// What could not be audited.
  public var subject: String
  /// Why, and what to do about it.
  public var message: String
}

extension AuditReport {
  init(_ audit: Audit, outcomes: [AuditOutcome]) {
    var collector = FindingCollector()
    var problems: [AuditProblem] = []
    var layoutCount = 0
    for outcome in outcomes {
      collector.merge(outcome.collector)
      problems += outcome.problems.filter { !problems.contains($0) }
      layoutCount += outcome.layoutCount
    }
    subjects = audit.subjects.map(\.name)
    locales = audit.locales.map(\.identifier)
    categories = audit.categories.sorted()
    widths = audit.widths.sorted()
    (self.problems, self.layoutCount) = (problems, layoutCount)
    findings = collector.findings { key, fault in
      let subject = audit.subjects[key.subject]
      let smallest = Situation(category: .large, width: 0)
      return Finding(
        severity: audit.rules.severity(of: fault.rule), subject: subject.name,
        place: subject.place(ofElement: fault.element, row: key.row ?? 0), row: key.row,
        locale: audit.locales[key.locale].identifier, fault: fault, worst: smallest, first: smallest, categories: [],
        widths: [], count: 0)
    }
    .sorted { $0.key.precedes($1.key) }.map(\.finding)
  }
}

extension FindingKey {
  /// Whether it comes first in a report: by subject, row, element, rule and language.
  fileprivate func precedes(_ other: FindingKey) -> Bool {
    if subject != other.subject { return subject < other.subject }
    if row != other.row { return (row ?? -1) < (other.row ?? -1) }
    let (mine, theirs) = (
      (element, rule.rawValue, self.other ?? ""), (other.element, other.rule.rawValue, other.other ?? "")
    )
    return mine != theirs ? mine < theirs : locale < other.locale
  }
}
