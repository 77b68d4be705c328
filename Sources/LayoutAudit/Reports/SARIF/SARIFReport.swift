/// An audit's report as SARIF 2.1.0, which code hosts show next to lines.
///
/// ```swift
/// let report = try await audit.run()
/// SARIFReport(report, ReportSettings(version: "0.1.0", rules: audit.rules)).text
/// ```
/// The report has one run with all rules, and a result for each cause of findings, in all languages
/// and rows. The location of a result is the position of the element in the document, with the
/// element's path as its logical location and the positions of strings in their files as related
/// locations. Suppressed findings are included as such, with the reason. Unknown facts about an
/// Interface Builder file are included with the level `none`. A cause has the same fingerprint in
/// every run. See the [OASIS
/// standard](https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html).
public struct SARIFReport: Sendable {
  private let log: SARIFLog

  /// Creates the report of an audit.
  /// - Complexity: O(*n* log *n*) in the findings.
  public init(_ report: AuditReport, _ settings: ReportSettings) {
    let problems = settings.problems(of: report)
    let run = SARIFLog.Run(
      tool: .init(driver: .init(settings, hasNotes: !report.fileNotes.isEmpty)),
      invocations: [
        .init(
          executionSuccessful: problems.isEmpty,
          toolExecutionNotifications: problems.map { .init($0, root: settings.root) }
            + report.notes.map { .init(level: "note", message: .init(text: $0)) })
      ],
      results: SARIFLog.Result.all(in: report, settings) + SARIFLog.Result.notes(of: report, settings))
    log = SARIFLog(runs: [run])
  }

  /// The document, with a final line break.
  public var text: String { ReportJSON.text(log, isPretty: true) + "\n" }
}
