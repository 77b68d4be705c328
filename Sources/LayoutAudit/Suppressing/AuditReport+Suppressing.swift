import CellDocuments

extension AuditReport {
  /// Moves suppressed findings to ``suppressed``. Expired suppressions have no effect and are
  /// reported in ``notes``, and so are suppressions that match no finding. This requires that their
  /// element is in ``elements``, and that all text sizes were audited. A suppression whose subject
  /// or element does not exist is reported if its subject was audited, or a whole folder.
  ///
  /// - Parameters:
  ///   - day: Today's date, `2027-01-31`.
  ///   - rules: The rules of the audit.
  /// - Complexity: O(*n m*) in findings and suppressions.
  public mutating func suppress(
    by suppressions: [Suppression], on day: String, rules: AuditRules = AuditRules()
  ) {
    var used = Set<Int>()
    let valid = suppressions.indices.filter { !suppressions[$0].isOver(on: day) }
    findings.removeAll { finding in
      guard let index = valid.first(where: { suppressions[$0].covers(finding) }) else { return false }
      used.insert(index)
      suppressed.append(finding)
      return true
    }
    for (index, suppression) in suppressions.enumerated() {
      if suppression.isOver(on: day) {
        notes.append(
          "the suppression of \(suppression.name) expired on \(suppression.expires ?? ""): \(suppression.reason)")
      } else if !used.contains(index), let reason = suppression.mismatch(with: self) {
        notes.append("the suppression of \(suppression.name) has no effect: \(reason)")
      } else if !used.contains(index), suppression.concerns(self, rules) {
        notes.append("the suppression of \(suppression.name) no longer matches any finding; remove it")
      }
    }
  }
}

extension Suppression {
  /// The name in messages.
  fileprivate var name: String {
    let line = position.map { " (line \($0.line))" } ?? ""
    return "\(rule?.rawValue ?? "all rules") for \"\(element)\"\(line)"
  }
}
