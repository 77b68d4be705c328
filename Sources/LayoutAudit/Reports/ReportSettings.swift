public import Foundation

/// The content of reports in addition to findings: the tool, its rules, and files that could not be
/// read.
public struct ReportSettings: Sendable {
  /// The version of the tool in reports.
  public var version: String
  /// The rules of the audit.
  public var rules: AuditRules
  /// The reasons why files were not audited.
  public var unread: [AuditProblem]
  /// The folder to which file names are relative; by default the working directory.
  public var root: String
  /// True if notes about Interface Builder files are findings, which are warnings; by default
  /// false.
  public var notesAreFindings = false

  /// Creates the settings of an audit's reports.
  public init(
    version: String, rules: AuditRules = AuditRules(), unread: [AuditProblem] = [],
    root: String = FileManager.default.currentDirectoryPath
  ) {
    self.version = version
    self.rules = rules
    self.unread = unread
    self.root = root
  }

  /// All problems that prevented a part of the work.
  package func problems(of report: AuditReport) -> [AuditProblem] { unread + report.problems }

  /// The notes that are findings, except those in the baseline.
  package func foundNotes(of report: AuditReport) -> [AuditNote] {
    notesAreFindings ? report.fileNotes.filter { $0.isForPeople && !report.knownNotes.contains($0) } : []
  }
}
