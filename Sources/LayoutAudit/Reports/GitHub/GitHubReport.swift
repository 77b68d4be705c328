/// An audit's report as commands in the output of a step, which GitHub's runners show as
/// annotations next to lines.
///
/// It has one line for each cause of findings, in all languages and rows:
/// `::error file=cell.yaml,line=3,col=3,title=Truncated text::headline: …`. A note is a `notice`.
/// Runners show the first ten annotations of each kind in a step, so the worst causes come first;
/// the log has all of them. See [workflow
/// commands](https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
public struct GitHubReport: Sendable {
  private let lines: [String]

  /// Creates the report of an audit.
  /// - Complexity: O(*n* log *n*) in the findings.
  public init(_ report: AuditReport, _ settings: ReportSettings) {
    let problems = settings.problems(of: report).map { Self.command($0, root: settings.root) }
    let findings = report.causes.worstFirst.map { Self.command($0, in: report, root: settings.root) }
    let notes = report.notes.map { WorkflowCommand(name: "notice", properties: [("title", "Audit")], message: $0) }
    let unknown = settings.foundNotes(of: report).map { Self.command($0, root: settings.root) }
    lines = (problems + findings + unknown + notes).map(\.text)
  }

  /// The lines, each with a line break; empty if there is nothing to report.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  private static func command(_ problem: AuditProblem, root: String) -> WorkflowCommand {
    let file = problem.file.map { [("file", ReportPath($0, root: root).path)] } ?? []
    let place = problem.position.map { [("line", "\($0.line)"), ("col", "\($0.column)")] } ?? []
    return WorkflowCommand(
      name: "error", properties: file + (file.isEmpty ? [] : place) + [("title", "Audit failed")],
      message: problem.description)
  }

  private static func command(_ note: AuditNote, root: String) -> WorkflowCommand {
    WorkflowCommand(
      name: "warning",
      properties: [
        ("file", ReportPath(note.file, root: root).path), ("line", "\(note.position.line)"),
        ("col", "\(note.position.column)"), ("title", note.code.title),
      ], message: note.message)
  }

  private static func command(_ cause: Cause, in report: AuditReport, root: String) -> WorkflowCommand {
    let finding = cause.worst
    let place = finding.place.map { place in
      [
        ("file", ReportPath(place.file, root: root).path), ("line", "\(place.position.line)"),
        ("col", "\(place.position.column)"),
      ]
    }
    let strings = finding.fault.textPlace.map { text in
      "Strings: \(text.locale) at \(text.named(from: root))"
    }
    let message = [
      report.sentence(of: cause) + ".", cause.worst.cure, finding.fault.markedText.map { "Text: \($0)" }, strings,
    ]
    return WorkflowCommand(
      name: finding.severity == .note ? "notice" : finding.severity.rawValue,
      properties: (place ?? []) + [
        ("title", place == nil ? "\(finding.subject): \(finding.rule.title)" : finding.rule.title)
      ],
      message: message.compactMap(\.self).joined(separator: "\n"))
  }
}
