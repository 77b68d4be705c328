import Foundation
import Strut

/// An audit's report for people: the findings by file, then how many there are in each language at each text size.
struct AuditText {
  let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  var text: String {
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
    let element = finding.fault.element.isEmpty ? "the cell" : finding.fault.element
    let row = finding.row.map { " in row \($0)" } ?? ""
    let heading = "  \(place)\(finding.severity.rawValue) \(finding.rule.rawValue) \(element)\(row): \(finding.message)"
    return [heading, "      " + details(finding), "      " + finding.rule.cure].joined(separator: "\n")
  }

  /// The language, the sizes and widths, and the text.
  private func details(_ finding: Finding) -> String {
    var parts: [String] = []
    if let locale = finding.locale { parts.append(locale) }
    parts.append(sizes(finding))
    if finding.fault.missing != nil {
      parts.append("worst at \(finding.worst.category.shortName), \(Values.text(finding.worst.width)) wide")
    }
    if let key = finding.fault.key { parts.append("key \(key)") }
    if let text = finding.fault.text { parts.append("\"\(Self.shortened(text))\"") }
    return parts.joined(separator: "; ")
  }

  private func sizes(_ finding: Finding) -> String {
    guard let first = finding.categories.first, let last = finding.categories.last else { return "" }
    if finding.categories == report.categories { return "at every size" }
    let count = finding.categories.count
    if first != last, finding.categories == Array(report.categories.suffix(count)) {
      return "from \(first.shortName) on"
    }
    if first != last, finding.categories == Array(report.categories.prefix(count)) { return "up to \(last.shortName)" }
    return "at \(finding.categories.map(\.shortName).joined(separator: " "))"
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
    let counts = AuditSeverity.allCases.reversed().compactMap { severity -> String? in
      let count = report.findings.count { $0.severity == severity }
      return count == 0 ? nil : Self.counted(count, severity.rawValue)
    }
    let found = counts.isEmpty ? "Nothing found" : counts.joined(separator: ", ")
    return "\(found), in \(Self.counted(report.layoutCount, "layout"))."
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
