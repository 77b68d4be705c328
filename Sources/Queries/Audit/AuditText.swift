import Foundation
package import Strut

/// An audit's report for people: the findings by file, then how many there are in each language at each text size.
package struct AuditText {
  package let report: AuditReport
  /// Whether something could not be audited.
  package let hasProblems: Bool

  package init(_ report: AuditReport, hasProblems: Bool = false) {
    (self.report, self.hasProblems) = (report, hasProblems || !report.problems.isEmpty)
  }

  package var text: String {
    let parts = report.subjects.map(findings).filter { !$0.isEmpty } + [table, summary].filter { !$0.isEmpty }
    return parts.joined(separator: "\n\n")
  }

  // MARK: Findings

  private func findings(of subject: String) -> String {
    let found = report.findings.filter { $0.subject == subject }
    return found.isEmpty ? "" : ([subject] + found.map(paragraph)).joined(separator: "\n")
  }

  private func paragraph(_ finding: Finding) -> String {
    let place = finding.place.map { "\($0.position.line):\($0.position.column) " } ?? ""
    let heading =
      "  \(place)\(finding.severity.rawValue) \(finding.rule.rawValue) \(finding.elementName): \(finding.message)"
    return [heading, "      " + details(finding), "      " + finding.rule.cure].joined(separator: "\n")
  }

  /// The language, the sizes and widths, and the text.
  private func details(_ finding: Finding) -> String {
    var parts = report.circumstances(of: finding)
    if let key = finding.fault.key { parts.append("key \(key)") }
    if let text = finding.fault.text { parts.append("\"\(Self.shortened(text))\"") }
    return parts.joined(separator: "; ")
  }

  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? "\(line.prefix(59))…" : line
  }

  // MARK: Summary

  private var table: String {
    guard !report.findings.isEmpty, report.categories.count > 1 else { return "" }
    var table = TableText(headings: ["findings at"] + report.categories.map(\.shortName))
    for locale in report.locales {
      let found = report.findings.filter { $0.locale == locale }
      table.rows.append(
        [locale ?? "as written"]
          + report.categories.map { category in "\(found.count { $0.categories.contains(category) })" })
    }
    return table.text
  }

  private var summary: String {
    guard report.layoutCount > 0 else { return "Nothing could be audited." }
    let counts = AuditSeverity.allCases.reversed().compactMap { severity -> String? in
      let count = report.findings.count { $0.severity == severity }
      return count == 0 ? nil : Self.counted(count, severity.rawValue)
    }
    let left = [(report.known.count, "known"), (report.suppressed.count, "suppressed")].filter { $0.0 > 0 }
    let isNew = report.known.isEmpty ? "" : " new"
    let found =
      (counts.isEmpty
        ? "Nothing\(isNew) found\(hasProblems ? " in what could be audited" : "")" : counts.joined(separator: ", "))
      + (left.isEmpty ? "" : " (\(left.map { "\($0.0) \($0.1)" }.joined(separator: ", ")))")
    let rest = hasProblems && !counts.isEmpty ? "; not everything could be audited" : ""
    return "\(found), in \(Self.counted(report.layoutCount, "layout"))\(rest)."
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
