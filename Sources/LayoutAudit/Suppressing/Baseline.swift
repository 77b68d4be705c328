package import FontMetrics
public import Foundation

/// Earlier findings: with a baseline, only new findings count.
///
/// ```swift
/// try Baseline(report).write(to: "audit-baseline.json")
/// report.compare(with: try Baseline(path: "audit-baseline.json"))
/// report.findings         // what is new
/// ```
/// The file is JSON with a line for each finding, in order, so that its changes are easy to read.
///
/// For equal findings, such as elements without text in several rows, it contains their number.
public struct Baseline: Hashable, Sendable {
  /// The earlier findings, in order, each once.
  package private(set) var findings: [FindingIdentity]
  /// The audited text sizes, smallest first.
  package private(set) var categories: [ContentSizeCategory]
  /// The audited widths, narrowest first, in points.
  package private(set) var widths: [Double]
  private var counts: [FindingIdentity: Int]

  /// Creates a baseline from the findings of a report, including known findings, but not suppressed
  /// ones.
  /// - Parameter root: The folder to which file names are relative; by default the working
  ///   directory.
  public init(_ report: AuditReport, root: String = FileManager.default.currentDirectoryPath) {
    (categories, widths) = (report.categories, report.widths)
    (findings, counts) = ([], [:])
    for finding in report.findings + report.known { add(FindingIdentity(finding, root: root), 1) }
  }

  /// Creates a baseline that was read.
  init(categories: [ContentSizeCategory], widths: [Double], findings: [(FindingIdentity, count: Int)]) {
    (self.categories, self.widths) = (categories, widths)
    (self.findings, counts) = ([], [:])
    for (identity, count) in findings { add(identity, count) }
  }

  /// Returns the number of findings with an identity.
  package func count(of identity: FindingIdentity) -> Int { counts[identity] ?? 0 }

  /// The number of all findings.
  package var total: Int { counts.values.reduce(0, +) }

  private mutating func add(_ identity: FindingIdentity, _ count: Int) {
    if counts[identity] == nil { findings.append(identity) }
    counts[identity, default: 0] += count
  }

  /// Returns the baseline updated with a report: findings of subjects that were not audited are
  /// kept.
  ///
  /// - Parameter rules: The rules of the audit.
  /// - Complexity: O(*n*) in the findings of both.
  public func renewed(
    by report: AuditReport, rules: AuditRules = AuditRules(), root: String = FileManager.default.currentDirectoryPath
  ) -> Baseline {
    var new = Baseline(report, root: root)
    let scope = BaselineScope(report, rules, self, root: root)
    for identity in findings where !scope.covers(identity) {
      // Some of them may have been found, at some of the sizes.
      let missing = count(of: identity) - new.count(of: identity)
      if missing > 0 { new.add(identity, missing) }
    }
    if !scope.hasAllSizes {
      new.categories = Set(categories).union(new.categories).sorted()
      new.widths = Set(widths).union(new.widths).sorted()
    }
    return new
  }
}

/// The part of a baseline that a report covers.
struct BaselineScope {
  /// True if all text sizes and widths of the baseline were audited.
  let hasAllSizes: Bool
  private let audited: Set<String>
  private let subjects: Set<String>
  private let locales: Set<String?>
  private let rules: AuditRules

  init(_ report: AuditReport, _ rules: AuditRules, _ baseline: Baseline, root: String) {
    func name(_ subject: String) -> String { FindingIdentity.name(ofSubject: subject, root: root) }
    hasAllSizes =
      Set(report.categories).isSuperset(of: baseline.categories) && Set(report.widths).isSuperset(of: baseline.widths)
    func names(_ subjects: [String]) -> Set<String> { Set(subjects.map { name(report.identity(ofSubject: $0)) }) }
    audited = names(report.subjects)
    subjects = audited.subtracting(names(report.problems.map(\.subject)))
    locales = Set(report.locales)
    self.rules = rules
  }

  /// Returns true if the subject of a finding was audited, completely or in part.
  func hasSubject(_ identity: FindingIdentity) -> Bool { audited.contains(identity.subject) }

  /// Returns true if the report would contain the finding if it still existed.
  func covers(_ identity: FindingIdentity) -> Bool {
    hasAllSizes && subjects.contains(identity.subject) && locales.contains(identity.locale)
      && (AuditRule(rawValue: identity.rule).map(rules.applies) ?? true)
  }
}

extension AuditReport {
  /// Moves findings of a baseline to ``known``; the number of its findings that are gone is in
  /// ``notes``, for audited subjects.
  ///
  /// - Parameters:
  ///   - rules: The rules of the audit.
  ///   - root: The folder to which file names are relative; by default the working directory.
  /// - Complexity: O(*n*) in the findings of both.
  public mutating func compare(
    with baseline: Baseline, rules: AuditRules = AuditRules(), root: String = FileManager.default.currentDirectoryPath
  ) {
    var left = Dictionary(uniqueKeysWithValues: baseline.findings.map { ($0, baseline.count(of: $0)) })
    findings.removeAll { finding in
      let identity = FindingIdentity(finding, root: root)
      guard let count = left[identity], count > 0 else { return false }
      left[identity] = count - 1
      known.append(finding)
      return true
    }
    let scope = BaselineScope(self, rules, baseline, root: root)
    if !findings.isEmpty, !baseline.findings.isEmpty, !baseline.findings.contains(where: scope.hasSubject) {
      notes.append(
        "no audited file is in the baseline, which has \(baseline.total) \(baseline.total == 1 ? "finding" : "findings"); "
          + "run the audit in the folder in which the baseline was written")
    }
    let gone = left.reduce(0) { $0 + (scope.covers($1.key) ? $1.value : 0) }
    if gone > 0 {
      notes.append(
        "\(gone) of the baseline's \(baseline.total) findings \(gone == 1 ? "is" : "are") gone; "
          + "run the audit with --write-baseline to update the baseline")
    }
  }
}
