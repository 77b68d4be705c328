/// An audit's report as SARIF 2.1.0 has it, which code hosts show beside the lines it is about.
///
/// ```swift
/// let report = try await audit.run()
/// SARIFReport(report, ReportSettings(version: "0.1.0", rules: audit.rules)).text
/// ```
/// One run with all rules; a result for each cause of findings, in whatever languages and rows, at the place where the element is described,
/// with the element's path as its logical location and the texts' places in their files as related ones. What the rules suppress is there
/// as such, with the reason. What cannot be known of an Interface Builder file is there with the level `none`. The same cause has the same fingerprint in every run. See the [OASIS standard](https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html).
public struct SARIFReport: Sendable {
  private let log: SARIFLog

  /// The report of an audit.
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

  /// The document, with its last line's end.
  public var text: String { ReportJSON.text(log, isPretty: true) + "\n" }
}
