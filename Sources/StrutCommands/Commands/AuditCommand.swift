import ArgumentParser
import Foundation
import JSONText
import Queries
import Strut
import Threads

/// `strut audit`, which lays out every cell at every text size, width and language, and reports its
/// faults.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Lays out cells at every text size and width, and reports problems that users would see.",
    discussion: """
      Findings with the same cause are reported as one, even across languages and rows. Each \
      contains the element, the text, the languages, the first text size with the problem, and the \
      number of points by which the space is too small. For build servers, SARIF 2.1.0 and GitHub \
      annotations show findings next to the lines of the cell's file, and JUnit XML shows them as \
      tests. html produces a single page with pictures of the cells that have findings.

      Rows, headers and footers of a table are audited. Cells and static tables of .xib and \
      .storyboard files are audited in the languages of the string tables next to them. \
      Anything missing from such a file, such as text that is set in code, is counted as a note, \
      not as a finding. The exit status is 1 if there are findings with the severity warning or \
      error (see --fail-on), or if some of the files could not be audited, and 3 if none could.

      Rule codes (see Documentation/Audit.md): \
      \(AuditRule.allCases.map(\.rawValue).joined(separator: ", ")).
      """)

  /// The format of a report.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
    case sarif
    case junit
    case github
    case html
  }

  /// The cells that a page shows.
  enum Drawn: String, CaseIterable, ExpressibleByArgument {
    case failed
    case all
  }

  @OptionGroup var options: AuditOptions
  // These groups are not in `options`, because with three levels ArgumentParser checks itself for a
  // quarter of a second in debug builds.
  @OptionGroup var surroundings: LayoutSurroundings
  @OptionGroup var stringOptions: StringOptions
  @OptionGroup var nibOptions: NibFolderOptions
  @OptionGroup var placeholderOption: PlaceholderOption
  @Option(help: "The format of the report (default: text).")
  var format: Format?
  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write the report to (default: stdout).", valueName: "file"))
  var output: String?
  @Option(help: "The cells that the HTML report draws (default: failed).") var draw: Drawn?
  @Flag(help: "Show all cells in the text report, not only the ten worst.") var all = false
  @Flag(help: "Show each note about Interface Builder files in the text report.") var notes =
    false
  @Flag(help: "Treat notes about Interface Builder files as warnings, also in a baseline.") var strictNotes = false
  @Flag(help: "Print JSON, like --format json.") var json = false
  @Option(
    help: ArgumentHelp("A file of known findings. Only findings that are not in it are reported.", valueName: "file"))
  var baseline: String?
  @Flag(
    help:
      "Write the findings to the baseline and do not report them. The baseline's entries for other files, languages and rules are kept."
  )
  var writeBaseline = false
  @Option(
    help:
      "The least severe finding that makes the exit status 1: error, warning or none (default: warning). Files that cannot be audited always do."
  )
  var failOn = FailOn.warning

  /// The findings that make the exit status 1.
  enum FailOn: String, CaseIterable, ExpressibleByArgument {
    case error
    case warning
    case none

    /// Returns true if a finding has the severity.
    func includes(_ severity: AuditSeverity) -> Bool {
      switch self {
      case .error: severity == .error
      case .warning: severity > .note
      case .none: false
      }
    }
  }

  func run() throws { try run(with: nil) }

  /// Runs the audit, with the cells of a ported app as well.
  func run(with app: AppCellSubjects?) throws {
    try checkOptions()
    let known = try baseline.flatMap { try Self.baseline(at: $0, isWritten: writeBaseline) }
    let placeholder = placeholderOption.placeholder ?? .fitting
    if writeBaseline, let known, known.placeholder != placeholder {
      throw RequestFailure.usage(
        "the baseline was written with --placeholder \(known.placeholder.rawValue); use the same, or another file.")
    }
    var work = try options.work(in: surroundings, stringOptions, with: app) {
      try nibOptions.settings(placeholderOption.placeholder, strings: $0)
    }
    work.audit.placeholder = placeholder
    let fonts = surroundings.fontOptions
    // With --strict, findings count whether or not they are reported.
    let unwanted = fonts.strict ? work.audit.rules.disabled.intersection(AuditReport.strictRules) : []
    let rules = work.audit.rules
    work.audit.rules.disabled.subtract(unwanted)
    var report = try Self.run(work.audit, workers: options.workers)
    let strictFindings = work.fontFindings + (fonts.strict ? report.strictFindings : [])
    report.leaveOut(unwanted)
    var settings = ReportSettings(version: StrutVersion.current, rules: rules, unread: work.unread)
    settings.notesAreFindings = strictNotes
    let problems = settings.problems(of: report)
    // If something could not be audited, its earlier findings would be lost.
    let isWritten = writeBaseline && problems.isEmpty
    var written: String?
    if isWritten, let baseline {
      let renewed =
        known?.renewed(by: report, rules: rules, notesAreFindings: strictNotes)
        ?? Baseline(report, notesAreFindings: strictNotes)
      try Self.write(renewed, to: baseline)
      written = "\(renewed.description(writtenFor: report)) to \(baseline)\(renewed.descriptionOfKept(by: report))"
    }
    if let known = isWritten ? Baseline(report, notesAreFindings: strictNotes) : known {
      report.compare(with: known, rules: rules)
    }
    if writeBaseline, !isWritten, let baseline {
      report.notes.append("\(baseline) was not changed, because not everything could be audited")
    }
    try Console.write(try text(of: report, work.audit, settings), to: output)
    work.settingsFiles.forEach { Console.error("settings: \($0)") }
    work.skipped.forEach { Console.error("skipped: \($0.path): \($0.reason)") }
    (report.notes + problems.map(\.description) + [written].compactMap(\.self)).forEach { Console.error($0) }
    try fonts.enforce(strictFindings)
    if report.layoutCount == 0, !problems.isEmpty { throw ExitCode(ExitStatus.input.rawValue) }
    let isFaulty =
      report.findings.contains { failOn.includes($0.severity) }
      || (failOn.includes(.warning) && !settings.foundNotes(of: report).isEmpty)
    if isFaulty || !problems.isEmpty {
      throw ExitCode(ExitStatus.findings.rawValue)
    }
  }

  /// Rejects options that contradict each other, so that none is ignored.
  private func checkOptions() throws {
    guard !writeBaseline || baseline != nil else {
      throw RequestFailure.usage("--write-baseline requires --baseline FILE.")
    }
    guard !json || format == nil || format == .json else {
      throw RequestFailure.usage("--json means --format json; omit --json or --format.")
    }
    guard !all || (!json && (format ?? .text) == .text) else {
      throw RequestFailure.usage("--all requires --format text; other formats show all cells.")
    }
    guard !notes || (!json && (format ?? .text) == .text) else {
      throw RequestFailure.usage("--notes requires --format text; JSON and SARIF contain all notes.")
    }
    guard draw == nil || format == .html else {
      throw RequestFailure.usage("--draw requires --format html.")
    }
  }

  /// Returns the existing baseline, or nil if one is to be written and does not exist yet.
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
      let hint = baseline == nil ? "To report only new findings from now on: --baseline FILE --write-baseline" : nil
      let telling: AuditNotesText.Telling = strictNotes ? .found : notes ? .listed : .counted
      return AuditText(
        report, problems: problems, showsAll: all, hint: hint, notes: telling,
        foundNotes: settings.foundNotes(of: report)
      ).text.withoutControls
        + "\n"
    case .json: return try JSONWriter.string(of: AuditDocument(report, problems: problems), isPretty: true) + "\n"
    case .sarif: return SARIFReport(report, settings).text
    case .junit: return JUnitReport(report, settings).text
    case .github: return GitHubReport(report, settings).text.withoutControls
    case .html: return HTMLReport(report, try pictures(report, audit), settings).text
    }
  }

  /// Draws the cells and shows a progress bar.
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

  /// Waits for the audit and shows a progress bar.
  private static func run(_ audit: Audit, workers: Int?) throws -> AuditReport {
    let bar = Locked(Progress(unit: "layouts", total: audit.layoutCount))
    defer { bar.withLock { $0.hide() } }
    return try AsyncWork.wait {
      try await audit.run(workers: workers) { done in bar.withLock { $0.update(done) } }
    }
  }
}
