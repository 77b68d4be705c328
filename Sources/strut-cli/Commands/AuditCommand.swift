import ArgumentParser
import Foundation
import JSONText
import Queries
import Strut
import Threads

/// `strut audit`: every cell at every text size, width and language, and what a person would see go wrong.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Lays cells out at every text size and width, and says what a person would see go wrong.",
    discussion: """
      Findings with one cause, in several languages and rows, are told as one. Each names the element, the text, the languages, the text size from which on it appears, and how many points are \
      missing. Reports for build servers: SARIF 2.1.0 and annotations of GitHub show findings beside the lines of the cell's file, \
      JUnit's XML as tests; html is one page with the pictures of the cells that failed. Of a table the rows, headers and footers are \
      looked at. Of .xib and .storyboard files the cells and static tables are, in the languages of the tables of strings \
      beside them; what cannot be known from such a file, as a text that code sets, is counted, and no finding. Exit status 1 when there are findings that are more than notes, or when some of the files could not be audited; 3 when \
      nothing could be.

      Rules, by their codes (Documentation/Audit.md tells of each): \
      \(AuditRule.allCases.map(\.rawValue).joined(separator: ", ")).
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
  // Not within `options`: with three levels ArgumentParser checks itself for a quarter of a second in builds for debugging.
  @OptionGroup var surroundings: LayoutSurroundings
  @OptionGroup var stringOptions: StringOptions
  @OptionGroup var nibOptions: NibFolderOptions
  @OptionGroup var placeholderOption: PlaceholderOption
  @Option(help: "How the report is written: text, json, sarif, junit, github or html; text when left out.")
  var format: Format?
  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where to write the report; stdout when left out.", valueName: "file"))
  var output: String?
  @Option(help: "Which cells the html report draws: those that failed, or all; failed when left out.") var draw: Drawn?
  @Flag(help: "Show all cells in the text report; the ten worst when left out.") var all = false
  @Flag(help: "Show in the text report each thing that cannot be known from an Interface Builder file.") var notes =
    false
  @Flag(help: "Count what cannot be known from Interface Builder files as warnings.") var strictNotes = false
  @Flag(help: "The same as --format json.") var json = false
  @Option(help: ArgumentHelp("Findings that are known: only others are reported.", valueName: "file"))
  var baseline: String?
  @Flag(
    help:
      "Write the findings into the baseline, and report none of them; what it has of other files, languages and rules stays."
  )
  var writeBaseline = false

  func run() throws {
    try checkOptions()
    let known = try baseline.flatMap { try Self.baseline(at: $0, isWritten: writeBaseline) }
    var work = try options.work(in: surroundings, stringOptions) {
      try nibOptions.settings(placeholderOption.placeholder, strings: $0)
    }
    let fonts = surroundings.fontOptions
    // Under --strict they count whether they are reported or not.
    let unwanted = fonts.strict ? work.audit.rules.disabled.intersection(AuditReport.strictRules) : []
    let rules = work.audit.rules
    work.audit.rules.disabled.subtract(unwanted)
    var report = try Self.run(work.audit, workers: options.workers)
    let strictFindings = work.fontFindings + (fonts.strict ? report.strictFindings : [])
    report.leaveOut(unwanted)
    var settings = ReportSettings(version: StrutVersion.current, rules: rules, unread: work.unread)
    settings.notesAreFindings = strictNotes
    let problems = settings.problems(of: report)
    // Where something could not be audited, what was found there before would be lost.
    let isWritten = writeBaseline && problems.isEmpty
    if isWritten, let baseline {
      try Self.write(known?.renewed(by: report, rules: rules) ?? Baseline(report), to: baseline)
    }
    if let known = isWritten ? Baseline(report) : known { report.compare(with: known, rules: rules) }
    if writeBaseline, !isWritten, let baseline {
      report.notes.append("\(baseline) is left as it is, because not everything could be audited")
    }
    try Console.write(try text(of: report, work.audit, settings), to: output)
    work.skipped.forEach { Console.error("skipped: \($0.path): \($0.reason)") }
    (report.notes + problems.map(\.description)).forEach { Console.error($0) }
    try fonts.enforce(strictFindings)
    if report.layoutCount == 0, !problems.isEmpty { throw ExitCode(ExitStatus.input.rawValue) }
    let isFaulty = report.findings.contains { $0.severity > .note } || !settings.foundNotes(of: report).isEmpty
    if isFaulty || !problems.isEmpty {
      throw ExitCode(ExitStatus.findings.rawValue)
    }
  }

  /// Refuses options that contradict each other: none is ignored.
  private func checkOptions() throws {
    guard !writeBaseline || baseline != nil else {
      throw RequestFailure.usage("--write-baseline needs the file: --baseline FILE.")
    }
    guard !json || format == nil || format == .json else {
      throw RequestFailure.usage("--json is --format json; leave one of them out.")
    }
    guard !all || (!json && (format ?? .text) == .text) else {
      throw RequestFailure.usage("--all is about --format text; other formats have everything.")
    }
    guard !notes || (!json && (format ?? .text) == .text) else {
      throw RequestFailure.usage("--notes is about --format text; JSON and SARIF have all notes.")
    }
    guard draw == nil || format == .html else {
      throw RequestFailure.usage("--draw is about the pictures of --format html.")
    }
  }

  /// The baseline that is there; nil where one is to be written that is not there yet.
  private static func baseline(at path: String, isWritten: Bool) throws -> Baseline? {
    if isWritten, !FileManager.default.fileExists(atPath: path) { return nil }
    return try Baseline(path: path)
  }

  private static func write(_ baseline: Baseline, to path: String) throws {
    do {
      try baseline.write(to: path)
    } catch {
      throw RequestFailure(
        status: .input, code: "unwritable-file", message: "cannot write the baseline \(path): \(error.reason).")
    }
  }

  private func text(of report: AuditReport, _ audit: Audit, _ settings: ReportSettings) throws -> String {
    let problems = settings.problems(of: report)
    switch json ? .json : format ?? .text {
    case .text:
      let hint = baseline == nil ? "To hear of new findings alone from now on: --baseline FILE --write-baseline" : nil
      let telling: AuditNotesText.Telling = strictNotes ? .found : notes ? .listed : .counted
      return AuditText(report, problems: problems, showsAll: all, hint: hint, notes: telling).text.withoutControls
        + "\n"
    case .json: return try JSONWriter.string(of: AuditDocument(report, problems: problems), isPretty: true) + "\n"
    case .sarif: return SARIFReport(report, settings).text
    case .junit: return JUnitReport(report, settings).text
    case .github: return GitHubReport(report, settings).text.withoutControls
    case .html: return HTMLReport(report, try pictures(report, audit), settings).text
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
