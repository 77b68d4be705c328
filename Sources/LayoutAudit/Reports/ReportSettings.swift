public import Foundation

/// What reports say beside what was found: who found it, by which rules, and what could not be read.
public struct ReportSettings: Sendable {
  /// The version of the tool, as reports name it.
  public var version: String
  /// The rules that were applied.
  public var rules: AuditRules
  /// What kept files from being audited at all.
  public var unread: [AuditProblem]
  /// The folder that files are named from; the working directory at first.
  public var root: String
  /// Whether notes about Interface Builder's files are findings, warnings that is: not at first.
  public var notesAreFindings = false

  /// What reports say of an audit.
  public init(
    version: String, rules: AuditRules = AuditRules(), unread: [AuditProblem] = [],
    root: String = FileManager.default.currentDirectoryPath
  ) {
    self.version = version
    self.rules = rules
    self.unread = unread
    self.root = root
  }

  /// Everything that kept a part of the work from being done.
  package func problems(of report: AuditReport) -> [AuditProblem] { unread + report.problems }

  /// The notes that are findings.
  package func foundNotes(of report: AuditReport) -> [AuditNote] {
    notesAreFindings ? report.fileNotes.filter(\.isForPeople) : []
  }
}
