/// An audit's report as JUnit's XML, which build servers show as tests.
///
/// A suite for each subject. In it each cause of findings, in whatever languages and rows, is a case that fails, `truncated-text headline`, or
/// with a note one that passes and has the note as its output; and each rule that found nothing is one that passes. Rules that were not
/// applied are skipped.
/// What could not be audited is a case with an error, in a suite of its own, which also has what else there is to know as its output.
/// The file holds to the [schema of Jenkins](https://github.com/jenkinsci/xunit-plugin).
public struct JUnitReport: Sendable {
  private let suites: [JUnitSuite]

  /// The report of an audit.
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

  /// The document, with its last line's end.
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
