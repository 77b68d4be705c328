import ArgumentParser
import Foundation
import Strut

/// `strut audit`: every cell at every text size, width and language, and what a person would see go wrong.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Lays cells out at every text size and width, and says what a person would see go wrong.",
    discussion: """
      Each finding names the element, the text, the language, the text size from which on it appears, and how many points are \
      missing. Exit status 1 when there are findings, or when some of the files could not be audited.
      """)

  /// How a report is written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
  }

  @OptionGroup var options: AuditOptions
  @Option(help: "How the report is written: text or json.") var format = Format.text
  @Flag(help: "The same as --format json.") var json = false

  func run() throws {
    let (audit, failures) = try options.audit()
    let report = try Self.run(audit, workers: options.workers)
    let problems = failures.map(\.message) + report.problems.map { "\($0.subject): \($0.message)" }
    switch json ? .json : format {
    case .text: Console.print(AuditText(report).text)
    case .json: try Console.print(json: AuditDocument(report, problems: problems))
    }
    problems.forEach { Console.error($0) }
    if !report.findings.isEmpty || !problems.isEmpty { throw ExitCode(ExitStatus.findings.rawValue) }
  }

  /// Waits for the audit, with a progress bar.
  private static func run(_ audit: Audit, workers: Int?) throws -> AuditReport {
    let bar = Locked(Progress(unit: "layouts", total: audit.layoutCount))
    defer { bar.withLock { $0.hide() } }
    return try AsyncWork.wait {
      try await audit.run(workers: workers) { done in bar.withLock { $0.update(done) } }
    }
  }
}
