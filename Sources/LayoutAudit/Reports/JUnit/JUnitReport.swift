/// An audit's report as JUnit XML, which build servers show as tests.
///
/// There is a suite for each subject. In it, each cause of findings, in all languages and rows, is
/// a failing case, `truncated-text headline`, or for a note a passing case with the note as its
/// output. Each rule without findings is a passing case. Rules that are off are skipped. Problems
/// of the audit are cases with an error, in a separate suite, whose output contains all other
/// remarks. The file conforms to the [schema of
/// Jenkins](https://github.com/jenkinsci/xunit-plugin).
public struct JUnitReport: Sendable {
  private let suites: [JUnitSuite]

  /// Creates the report of an audit.
  /// - Complexity: O(*n* log *n*) in the findings.
  public init(_ report: AuditReport, _ settings: ReportSettings) {
    let problems = settings.problems(of: report)
    let numbers = CauseNumbers(report) { "\($0.worst.subject)\0\(JUnitCase.name(of: $0))" }
    let found = Dictionary(grouping: report.causes, by: \.worst.subject)
    let audited = report.subjects.map { subject in
      JUnitSuite(subject: subject, causes: found[subject] ?? [], report: report, settings, numbers)
    }
    let unknown = JUnitSuite(unknown: settings.foundNotes(of: report), root: settings.root)
    suites =
      (problems.isEmpty && report.notes.isEmpty ? [] : [JUnitSuite(problems: problems, notes: report.notes)])
      + (unknown.cases.isEmpty ? [] : [unknown]) + audited
  }

  /// The document, with a final line break.
  public var text: String {
    func sum(_ count: KeyPath<JUnitSuite, Int>) -> Int { suites.reduce(0) { $0 + $1[keyPath: count] } }
    let counts = "tests=\"\(sum(\.testCount))\" failures=\"\(sum(\.failureCount))\" errors=\"\(sum(\.errorCount))\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="strut audit" \(counts)>
      \(suites.map(\.text).joined(separator: "\n"))
      </testsuites>

      """
  }
}
