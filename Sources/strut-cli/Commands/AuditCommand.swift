import ArgumentParser
import Foundation
import Reporting
import Strut

/// `strut audit`: every cell at every text size, width and language, and what a person would see go wrong.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Lays cells out at every text size and width, and says what a person would see go wrong.",
    discussion: """
      Each finding names the element, the text, the language, the text size from which on it appears, and how many points are \
      missing. Reports for build servers: SARIF 2.1.0 and annotations of GitHub show findings beside the lines of the cell's file, \
      JUnit's XML as tests; html is one page with the pictures of the cells that failed. Exit status 1 when there are findings, or when some of the files could not be audited.
      """)

  /// How a report is written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
    case sarif
    case junit
    case github
    case html
  }

  /// Which cells a page shows.
  enum Drawn: String, CaseIterable, ExpressibleByArgument {
    case failed
    case all
  }

  @OptionGroup var options: AuditOptions
  @Option(help: "How the report is written: text, json, sarif, junit, github or html.") var format = Format.text
  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where to write the report; stdout when left out.", valueName: "file"))
  var output: String?
  @Option(help: "Which cells the html report draws: those that failed, or all.") var draw = Drawn.failed
  @Flag(help: "The same as --format json.") var json = false
  @Option(help: ArgumentHelp("Findings that are known: only others are reported.", valueName: "file"))
  var baseline: String?
  @Flag(help: "Write the findings into the baseline, and report none of them.") var writeBaseline = false

  func run() throws {
    let (audit, failures) = try options.audit()
    guard !writeBaseline || baseline != nil else {
      throw RequestFailure.usage("--write-baseline needs the file: --baseline FILE.")
    }
    let known = try writeBaseline ? nil : baseline.map { try Baseline(path: $0) }
    var report = try Self.run(audit, workers: options.workers)
    if writeBaseline, let baseline { try write(Baseline(report.findings), to: baseline) }
    if let known = known ?? (writeBaseline ? Baseline(report.findings) : nil) { report.compare(with: known) }
    let problems = failures.map(\.message) + report.problems.map(\.description)
    let settings = ReportSettings(
      version: StrutVersion.current, rules: audit.rules, unread: failures.map(\.message))
    try Console.write(try text(of: report, audit, settings, problems: problems), to: output)
    (report.notes + problems).forEach { Console.error($0) }
    if !report.findings.isEmpty || !problems.isEmpty { throw ExitCode(ExitStatus.findings.rawValue) }
  }

  private func write(_ baseline: Baseline, to path: String) throws {
    do {
      try baseline.write(to: path)
    } catch {
      throw RequestFailure(
        status: .input, code: "unwritable-file", message: "cannot write the baseline \(path): \(error.reason).")
    }
  }

  private func text(
    of report: AuditReport, _ audit: Audit, _ settings: ReportSettings, problems: [String]
  ) throws -> String {
    switch json ? .json : format {
    case .text: AuditText(report).text.withoutControls + "\n"
    case .json: try JSONText.string(of: AuditDocument(report, problems: problems), isPretty: true) + "\n"
    case .sarif: SARIFReport(report, settings).text
    case .junit: JUnitReport(report, settings).text
    case .github: GitHubReport(report, settings).text.withoutControls
    case .html: HTMLReport(report, try pictures(report, audit), settings).text
    }
  }

  /// Draws the cells, with a progress bar.
  private func pictures(_ report: AuditReport, _ audit: Audit) throws -> AuditPictures {
    let bar = Locked<Progress?>(nil)
    defer { bar.withLock { $0?.hide() } }
    let selection: AuditPictures.Selection = draw == .all ? .all : .failed
    return try AsyncWork.wait {
      try await AuditPictures.draw(report, of: audit, selection) { done, total in
        bar.withLock { bar in
          if bar == nil { bar = Progress(unit: "cells", total: total) }
          bar?.update(done)
        }
      }
    }
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
