package import FontMetrics
public import Foundation
package import InterfaceBuilder
import StringCatalogs

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
  /// The audited languages; nil if an old file does not name them.
  package private(set) var locales: Set<String?>?
  /// The text that was shown instead of text set in code.
  package private(set) var placeholder = NibPlaceholder.fitting
  /// The notes about Interface Builder files that were findings, in order.
  package private(set) var notes: [FindingIdentity] = []
  private var counts: [FindingIdentity: Int]

  /// Creates a baseline from the findings of a report, including known findings, but not suppressed
  /// ones.
  /// - Parameters:
  ///   - notesAreFindings: True to include the notes about Interface Builder files.
  ///   - root: The folder to which file names are relative; by default the working directory.
  public init(
    _ report: AuditReport, notesAreFindings: Bool = false, root: String = FileManager.default.currentDirectoryPath
  ) {
    (categories, widths, locales) = (report.categories, report.widths, Set(report.locales))
    placeholder = report.placeholder
    (findings, counts) = ([], [:])
    for finding in report.findings + report.known { add(FindingIdentity(finding, root: root), 1) }
    if notesAreFindings { add(notes: report.identifiedNotes(root: root).map(\.identity)) }
  }

  /// Creates a baseline that was read.
  init(
    categories: [ContentSizeCategory], widths: [Double], locales: Set<String?>?, placeholder: NibPlaceholder,
    findings: [(FindingIdentity, count: Int)], notes: [FindingIdentity]
  ) {
    (self.categories, self.widths, self.locales, self.placeholder) = (categories, widths, locales, placeholder)
    (self.findings, counts) = ([], [:])
    for (identity, count) in findings { add(identity, count) }
    add(notes: notes)
  }

  /// Returns the number of findings with an identity.
  package func count(of identity: FindingIdentity) -> Int { counts[identity] ?? 0 }

  /// The number of all findings.
  package var total: Int { counts.values.reduce(0, +) }

  /// The audited languages, or those of the findings in an old file.
  package var knownLocales: Set<String?> { (locales ?? []).union(findings.map(\.locale)) }

  private mutating func add(notes new: [FindingIdentity]) {
    var seen = Set(notes)
    notes += new.filter { seen.insert($0).inserted }
  }

  private mutating func add(_ identity: FindingIdentity, _ count: Int) {
    if counts[identity] == nil { findings.append(identity) }
    counts[identity, default: 0] += count
  }

  /// Returns the baseline updated with a report: findings of subjects that were not audited are
  /// kept, unless their files no longer exist.
  ///
  /// - Parameters:
  ///   - rules: The rules of the audit.
  ///   - notesAreFindings: True to include the notes about Interface Builder files; otherwise
  ///     those of the baseline are kept.
  /// - Complexity: O(*n*) in the findings of both.
  public func renewed(
    by report: AuditReport, rules: AuditRules = AuditRules(), notesAreFindings: Bool = false,
    root: String = FileManager.default.currentDirectoryPath
  ) -> Baseline {
    var new = Baseline(report, notesAreFindings: notesAreFindings, root: root)
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
    new.add(notes: notes.filter { !notesAreFindings || !scope.hasSubject($0) })
    new.locales?.formUnion(knownLocales)
    new.placeholder = placeholder
    return new
  }
}

/// The part of a baseline that a report covers.
struct BaselineScope {
  /// True if all text sizes and widths of the baseline were audited.
  let hasAllSizes: Bool
  /// True if the same text was shown instead of text set in code.
  private let hasSameText: Bool
  private let audited: Set<String>
  private let missing: Set<String>
  private let subjects: Set<String>
  private let locales: Set<String?>
  private let rules: AuditRules

  init(_ report: AuditReport, _ rules: AuditRules, _ baseline: Baseline, root: String) {
    func name(_ subject: String) -> String { FindingIdentity.name(ofSubject: subject, root: root) }
    hasAllSizes =
      Set(report.categories).isSuperset(of: baseline.categories) && Set(report.widths).isSuperset(of: baseline.widths)
    hasSameText = report.placeholder == baseline.placeholder
    func names(_ subjects: [String]) -> Set<String> { Set(subjects.map { name(report.identity(ofSubject: $0)) }) }
    audited = names(report.subjects)
    subjects = audited.subtracting(names(report.problems.map(\.subject)))
    let others = Set(baseline.findings.map(\.subject)).subtracting(audited)
    // In another folder, all files would be missing.
    missing = audited.isDisjoint(with: baseline.findings.map(\.subject)) ? [] : others.filter { isMissing($0, root) }
    locales = Set(report.locales)
    self.rules = rules
  }

  /// Returns true if the subject of a finding was audited, completely or in part.
  func hasSubject(_ identity: FindingIdentity) -> Bool { audited.contains(identity.subject) }

  /// Returns true if the report would contain the finding if it still existed.
  func covers(_ identity: FindingIdentity) -> Bool {
    if missing.contains(identity.subject) { return true }
    return hasAllSizes && hasSameText && subjects.contains(identity.subject) && locales.contains(identity.locale)
      && (AuditRule(rawValue: identity.rule).map(rules.applies) ?? true)
  }
}

/// The extensions of files with subjects.
private let fileSuffixes: Set<String> = ["xib", "storyboard", "yaml", "yml", "json"]

/// Returns true if the file of a subject, or of a cell in it, no longer exists. Subjects in code
/// have no file.
private func isMissing(_ subject: String, _ root: String) -> Bool {
  let parts = subject.split(separator: "/", omittingEmptySubsequences: false)
  let ends = parts.indices.filter { fileSuffixes.contains(DocumentPath.parts(of: String(parts[$0])).suffix) }
  guard let end = ends.last else { return false }
  let file = parts[...end].joined(separator: "/")
  return !FileManager.default.fileExists(atPath: file.hasPrefix("/") ? file : "\(root)/\(file)")
}

extension AuditReport {
  /// The notes about Interface Builder files that may be findings, with their identities in
  /// baselines.
  fileprivate func identifiedNotes(root: String) -> [(note: AuditNote, identity: FindingIdentity)] {
    fileNotes.filter(\.isForPeople).map { note in
      (note, FindingIdentity(note, subject: identity(ofSubject: note.subject), root: root))
    }
  }

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
    let old = Set(baseline.notes)
    knownNotes = Set(identifiedNotes(root: root).filter { old.contains($0.identity) }.map(\.note))
    let scope = BaselineScope(self, rules, baseline, root: root)
    if !findings.isEmpty, !baseline.findings.isEmpty, !baseline.findings.contains(where: scope.hasSubject) {
      notes.append(
        "no audited file is in the baseline, which has \(baseline.total) \(baseline.total == 1 ? "finding" : "findings"); "
          + "run the audit in the folder in which the baseline was written")
    } else if let remark = languages(missingIn: baseline) {
      notes.append(remark)
    }
    if placeholder != baseline.placeholder {
      notes.append(
        "the baseline was written with --placeholder \(baseline.placeholder.rawValue), so findings about other text "
          + "are new")
    }
    let gone = left.reduce(0) { $0 + (scope.covers($1.key) ? $1.value : 0) }
    if gone > 0 {
      notes.append(
        "\(gone) of the baseline's \(baseline.total) findings \(gone == 1 ? "is" : "are") gone; "
          + "run the audit with --write-baseline to update the baseline")
    }
  }
}

extension AuditReport {
  /// Returns a sentence about the languages of new findings that the baseline was written without;
  /// nil if there are none.
  private func languages(missingIn baseline: Baseline) -> String? {
    let new = Set(findings.map(\.locale)).subtracting(baseline.knownLocales)
    guard !new.isEmpty, !baseline.findings.isEmpty else { return nil }
    let names = locales.filter(new.contains).map { $0 ?? "the language of the files" }
    return "the baseline was written without \(Wording.list(names)), so all findings in "
      + "\(names.count == 1 ? "this language" : "these languages") are new; "
      + "run the audit with --write-baseline and the same languages to add them"
  }
}
