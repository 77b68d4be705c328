import Strut

/// The number of cells and static tables with errors, with warnings at most, with notes at most,
/// and without findings.
struct AuditCellCounts {
  private let worst: [AuditSeverity?]
  private let withoutFindings: String

  /// - Parameter causes: The causes of the report.
  init(_ report: AuditReport, causes: [Cause]) {
    let severities = Dictionary(grouping: causes, by: \.worst.subject).mapValues { $0.map(\.severity).max() }
    let failed = Set(report.problems.map(\.subject))
    worst = Set(report.subjects).filter { severities[$0] != nil || !failed.contains($0) }.map { severities[$0] ?? nil }
    withoutFindings = report.known.isEmpty ? "without findings" : "without new findings"
  }

  /// `12 cells and tables: 5 with errors, 5 with warnings, 2 without findings.`; nil for a single
  /// cell, and if there are no findings.
  var text: String? {
    guard worst.count > 1, worst.contains(where: { $0 != nil }) else { return nil }
    let kinds =
      AuditSeverity.allCases.reversed().map { severity in
        (worst.count { $0 == severity }, "with \(severity.rawValue)s")
      } + [(worst.count { $0 == nil }, withoutFindings)]
    let counts = kinds.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(worst.count) cells and tables: \(counts.joined(separator: ", "))."
  }
}
