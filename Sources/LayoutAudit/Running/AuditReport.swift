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
  /// The widths of subjects that have widths of their own, by the names of the subjects.
  package var widthsBySubject: [String: [Double]] = [:]
  /// The languages, by their numbers in ``locales``, with the text sizes at which nothing at all could be laid out.
  package var unseen: [Int: Set<ContentSizeCategory>] = [:]
  /// The paths of the elements that were looked at.
  public var elements: Set<String> = []
  /// What cannot be known of the cells from their Interface Builder files, in the order of the subjects.
  public var fileNotes: [AuditNote] = []
  /// What baselines call subjects whose names may change, by their names.
  package var identities: [String: String] = [:]
}

extension AuditReport {
  /// The widths in which a subject was laid out, by its name, from the narrowest, in points.
  func widths(ofSubject name: String) -> [Double] { widthsBySubject[name] ?? widths }

  /// What baselines call a subject: a file, or the cell of an Interface Builder file by its object id.
  func identity(ofSubject name: String) -> String { identities[name] ?? name }
}

extension AuditReport {
  init(_ audit: Audit, outcomes: [AuditOutcome]) {
    var collector = FindingCollector()
    var problems = ProblemCollector()
    var layoutCount = 0
    var seen: [Int: Set<ContentSizeCategory>] = [:]
    var firstParts: [FirstPartKey: Int] = [:]
    for outcome in outcomes {
      collector.merge(outcome.collector)
      seen[outcome.locale, default: []].formUnion(outcome.categories)
      elements.formUnion(outcome.elements)
      for (kind, part) in outcome.firstParts {
        let key = FirstPartKey(
          scope: FirstPartKey.Scope(subject: outcome.subject, locale: outcome.locale), kind: kind)
        firstParts[key] = min(part, firstParts[key] ?? part)
      }
      problems.merge(outcome.problems)
      layoutCount += outcome.layoutCount
    }
    collector.keepFirstParts(of: firstParts)
    collector.join()
    subjects = audit.subjects.map(\.name)
    locales = audit.locales.map(\.identifier)
    categories = audit.categories.sorted()
    widths = Set(audit.subjects.indices.flatMap(audit.widths)).sorted()
    widthsBySubject = Dictionary(
      audit.widthsBySubject.map { (audit.subjects[$0].name, $1.sorted()) }, uniquingKeysWith: { first, _ in first })
    for index in audit.locales.indices {
      let missed = Set(audit.categories).subtracting(seen[index] ?? [])
      if !missed.isEmpty { unseen[index] = missed }
    }
    (self.problems, self.layoutCount) = (problems.all, layoutCount)
    findings = collector.sortedFindings { key, fault, _ in
      let (subject, part) = (audit.subjects[key.subject], key.part ?? 0)
      var finding = Finding(
        severity: audit.rules.severity(of: fault), subject: subject.name,
        place: fault.constraint.flatMap { subject.place(ofConstraint: $0, part: part) }
          ?? subject.place(ofElement: fault.element, part: part),
        part: key.part.flatMap(subject.part),
        locale: audit.locales[key.locale].identifier, fault: fault)
      finding.objects = subject.objects(of: fault, part: part)
      return finding
    }
    identities = Dictionary(
      audit.subjects.map { ($0.name, $0.identity) }.filter { $0 != $1 }, uniquingKeysWith: { first, _ in first })
    foldVersions()
    fileNotes = (audit.fileNotes + audit.subjects.flatMap { $0.notes(traits: audit.traits) }).onceForVersions
    suppress(by: audit.rules.suppressions, on: audit.today, rules: audit.rules)
  }
}

extension FindingCollector {
  /// Leaves out what was looked for in the first part of each kind and found in another one: each unit of an audit has a first part, and
  /// where units begin must not show in a report.
  fileprivate mutating func keepFirstParts(of firstParts: [FirstPartKey: Int]) {
    let kept = Dictionary(grouping: firstParts, by: { $0.key.scope }).mapValues { Set($0.map(\.value)) }
    remove { key in
      guard let part = key.part, key.rule.isOfFirstParts else { return false }
      return kept[FirstPartKey.Scope(subject: key.subject, locale: key.locale)]?.contains(part) != true
    }
  }
}

/// A kind of parts of a subject in a language.
private struct FirstPartKey: Hashable {
  struct Scope: Hashable {
    var subject, locale: Int
  }

  var scope: Scope
  var kind: String
}
