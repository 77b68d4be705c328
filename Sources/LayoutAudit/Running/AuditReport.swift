public import FontMetrics
package import InterfaceBuilder

/// The result of an audit.
public struct AuditReport: Sendable {
  /// The findings, by subject, then part, element and language.
  public var findings: [Finding]
  /// The suppressed findings.
  public var suppressed: [Finding] = []
  /// The findings in a baseline.
  public var known: [Finding] = []
  /// Additional remarks for the reader: expired suppressions, findings of a baseline that are gone.
  public var notes: [String] = []
  /// The reasons why cells were not laid out: the first hundred of each subject, and whether there
  /// are more.
  public var problems: [AuditProblem]
  /// The number of layouts.
  public var layoutCount: Int
  /// The names of the subjects.
  public var subjects: [String]
  /// The languages; nil is the text without translation.
  public var locales: [String?]
  /// The text sizes, smallest first.
  public var categories: [ContentSizeCategory]
  /// The widths, narrowest first, in points.
  public var widths: [Double]
  /// The widths of subjects with their own widths, by the names of the subjects.
  package var widthsBySubject: [String: [Double]] = [:]
  /// The languages, by their indexes in ``locales``, with the text sizes at which nothing could be
  /// laid out.
  package var unseen: [Int: Set<ContentSizeCategory>] = [:]
  /// The paths of the checked elements.
  public var elements: Set<String> = []
  /// The paths and object IDs of all views in the subjects, whether they show or not.
  package var views: Set<String> = []
  /// True if the subjects are all those of folders, so that suppressions should match something.
  package var coversFolders = false
  /// The unknown facts about cells in Interface Builder files, in the order of the subjects.
  public var fileNotes: [AuditNote] = []
  /// The other names of cells and tables in Interface Builder files, with their files.
  package var otherNames: Set<String> = []
  /// The notes that are in a baseline.
  package var knownNotes: Set<AuditNote> = []
  /// The text that is shown instead of text set in code.
  package var placeholder = NibPlaceholder.fitting
  /// The names in baselines of subjects whose names may change, by their names.
  package var identities: [String: String] = [:]
}

extension AuditReport {
  /// Returns the widths of a subject, by its name, narrowest first, in points.
  func widths(ofSubject name: String) -> [Double] { widthsBySubject[name] ?? widths }

  /// Returns the name of a subject in baselines: a file, or the cell in an Interface Builder file
  /// by its object ID.
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
      views.formUnion(outcome.views)
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
    otherNames = Set(audit.subjects.compactMap { $0 as? any NibSubject }.flatMap(\.paths))
    views.formUnion(elements)
    coversFolders = audit.coversFolders
    (notes, placeholder) = (audit.remarks, audit.placeholder)
    foldVersions()
    fileNotes = (audit.fileNotes + audit.subjects.flatMap { $0.notes(traits: audit.traits) }).onceForVersions
    suppress(by: audit.rules.suppressions, on: audit.today, rules: audit.rules)
  }
}

extension FindingCollector {
  /// Removes findings of rules that are checked in the first part of each kind, from other parts:
  /// each unit of an audit has a first part, and the report must not depend on the division into
  /// units.
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
