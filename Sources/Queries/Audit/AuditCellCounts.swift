import Strut

/// The number of cells and static tables with errors, with warnings at most, with notes at most,
/// and without findings.
struct AuditCellCounts {
  private let worst: [AuditSeverity?]
  private let withoutFindings: String
  private let collectionCellCount: Int

  /// - Parameter causes: The causes of the report.
  init(_ report: AuditReport, causes: [Cause]) {
    let severities = Dictionary(grouping: causes, by: \.worst.subject).mapValues { $0.map(\.severity).max() }
    let failed = Set(report.problems.map(\.subject))
    worst = Set(report.subjects).filter { severities[$0] != nil || !failed.contains($0) }.map { severities[$0] ?? nil }
    collectionCellCount = report.fileNotes.count { $0.code == .collectionCell }
    withoutFindings = report.known.isEmpty ? "without findings" : "without new findings"
  }

  /// `12 cells and tables: 5 with errors, 5 with warnings, 2 without findings.`, and the number of
  /// cells of collection views; nil for nothing to count.
  var text: String? {
    let parts = [counts, collectionCells].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private var collectionCells: String? {
    guard collectionCellCount > 0 else { return nil }
    let cells = AuditText.counted(collectionCellCount, "cell")
    return "\(cells) of collection views \(collectionCellCount == 1 ? "was" : "were") not audited."
  }

  /// Nil for a single cell, and if there are no findings.
  private var counts: String? {
    guard worst.count > 1, worst.contains(where: { $0 != nil }) else { return nil }
    let kinds =
      AuditSeverity.allCases.reversed().map { severity in
        (worst.count { $0 == severity }, "with \(severity.rawValue)s")
      } + [(worst.count { $0 == nil }, withoutFindings)]
    let counts = kinds.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(worst.count) cells and tables: \(counts.joined(separator: ", "))."
  }
}
