import CellDocuments

extension AuditReport {
  /// Takes out the findings that suppressions cover, and keeps them in ``suppressed``. One whose day is over covers nothing, and one that
  /// covers nothing is told: both in ``notes``. To say so of one that covers nothing, its element must be among ``elements``, and all
  /// text sizes must have been audited.
  ///
  /// - Parameters:
  ///   - day: Today, written `2027-01-31`.
  ///   - rules: The rules that were applied.
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
      } else if !used.contains(index), suppression.concerns(self, rules) {
        notes.append("the suppression of \(suppression.name) no longer matches any finding; remove it")
      }
    }
  }
}

extension Suppression {
  /// What messages call it.
  fileprivate var name: String {
    let line = position.map { " (line \($0.line))" } ?? ""
    return "\(rule?.rawValue ?? "all rules") for \"\(element)\"\(line)"
  }
}
