package import FontMetrics
public import Foundation

/// Findings that were there before: with a baseline, only new ones count.
///
/// ```swift
/// try Baseline(report).write(to: "audit-baseline.json")
/// report.compare(with: try Baseline(path: "audit-baseline.json"))
/// report.findings         // what is new
/// ```
/// As a file it is JSON with a line for each finding, in order, so that changes of it read well.
///
/// Of findings alike, as of elements without a text in several rows, it counts how many there are.
public struct Baseline: Hashable, Sendable {
  /// What was found before, in order, each once.
  package private(set) var findings: [FindingIdentity]
  /// The text sizes that were audited, from the smallest.
  package private(set) var categories: [ContentSizeCategory]
  /// The widths that were audited, from the narrowest, in points.
  package private(set) var widths: [Double]
  private var counts: [FindingIdentity: Int]

  /// What a report has found: what is known already is among it, what is suppressed is not.
  /// - Parameter root: The folder that files are named from; the working directory at first.
  public init(_ report: AuditReport, root: String = FileManager.default.currentDirectoryPath) {
    (categories, widths) = (report.categories, report.widths)
    (findings, counts) = ([], [:])
    for finding in report.findings + report.known { add(FindingIdentity(finding, root: root), 1) }
  }

  /// One that has been read.
  init(categories: [ContentSizeCategory], widths: [Double], findings: [(FindingIdentity, count: Int)]) {
    (self.categories, self.widths) = (categories, widths)
    (self.findings, counts) = ([], [:])
    for (identity, count) in findings { add(identity, count) }
  }

  /// How many findings have an identity.
  package func count(of identity: FindingIdentity) -> Int { counts[identity] ?? 0 }

  /// How many findings it has in all.
  var total: Int { counts.values.reduce(0, +) }

  private mutating func add(_ identity: FindingIdentity, _ count: Int) {
    if counts[identity] == nil { findings.append(identity) }
    counts[identity, default: 0] += count
  }

  /// The baseline that a report makes of it: findings of what was not audited stay.
  ///
  /// - Parameter rules: The rules that were applied.
  /// - Complexity: O(*n*) in the findings of both.
  public func renewed(
    by report: AuditReport, rules: AuditRules = AuditRules(), root: String = FileManager.default.currentDirectoryPath
  ) -> Baseline {
    var new = Baseline(report, root: root)
    let scope = BaselineScope(report, rules, self, root: root)
    for identity in findings where !scope.covers(identity) {
      // Some of them may have been seen, at some of the sizes.
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

/// What of a baseline a report has looked at.
struct BaselineScope {
  /// Whether all text sizes and widths of the baseline were audited.
  let hasAllSizes: Bool
  private let subjects: Set<String>
  private let locales: Set<String?>
  private let rules: AuditRules

  init(_ report: AuditReport, _ rules: AuditRules, _ baseline: Baseline, root: String) {
    func name(_ subject: String) -> String { FindingIdentity.name(ofSubject: subject, root: root) }
    hasAllSizes =
      Set(report.categories).isSuperset(of: baseline.categories) && Set(report.widths).isSuperset(of: baseline.widths)
    func names(_ subjects: [String]) -> Set<String> { Set(subjects.map { name(report.identity(ofSubject: $0)) }) }
    subjects = names(report.subjects).subtracting(names(report.problems.map(\.subject)))
    locales = Set(report.locales)
    self.rules = rules
  }

  /// Whether the report would have the finding if it were still there.
  func covers(_ identity: FindingIdentity) -> Bool {
    hasAllSizes && subjects.contains(identity.subject) && locales.contains(identity.locale)
      && (AuditRule(rawValue: identity.rule).map(rules.applies) ?? true)
  }
}

extension AuditReport {
  /// Takes out the findings that a baseline has, and keeps them in ``known``; how many of the baseline's are gone is in ``notes``, as
  /// far as they are about what was audited.
  ///
  /// - Parameters:
  ///   - rules: The rules that were applied.
  ///   - root: The folder that files are named from; the working directory at first.
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
    let gone = left.reduce(0) { $0 + (scope.covers($1.key) ? $1.value : 0) }
    if gone > 0 {
      notes.append(
        "\(gone) of the baseline's \(baseline.total) findings \(gone == 1 ? "is" : "are") gone; "
          + "run the audit with --write-baseline to update the baseline")
    }
  }
}
