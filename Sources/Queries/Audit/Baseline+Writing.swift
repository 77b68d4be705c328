package import Strut

extension Baseline {
  /// Returns the number of findings of a report in a written baseline: `wrote 90 findings (51
  /// causes)`.
  package func description(writtenFor report: AuditReport) -> String {
    let causes = Cause.folded(report.findings).count
    return "wrote \(AuditText.counted(report.findings.count, "finding")) (\(AuditText.counted(causes, "cause")))"
  }

  /// Returns the number of findings that a written baseline has in addition to those of a report,
  /// or an empty string for none.
  package func descriptionOfKept(by report: AuditReport) -> String {
    let kept = total - report.findings.count
    return kept > 0 ? ", and kept \(AuditText.counted(kept, "finding")) outside this audit" : ""
  }
}
