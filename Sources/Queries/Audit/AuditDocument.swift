import Foundation
import JSONText
package import Strut

/// The JSON of `strut audit`.
package struct AuditDocument: Encodable {
  package struct Finding: Encodable {
    package var rule, severity, subject: String
    @Nullable var file: String?
    @Nullable var line: Int?
    @Nullable var column: Int?
    /// Of a table: the section, and the row in it, `null` for its header or footer.
    @Nullable var section: Int?
    @Nullable var row: Int?
    package var element: String
    @Nullable var other: String?
    @Nullable var text: String?
    @Nullable var key: String?
    @Nullable var locale: String?
    package var first, worst: Place
    package var categories: [String]
    package var widths: [Double]
    package var count: Int
    @Nullable var side: String?
    @Nullable var needed: Double?
    @Nullable var available: Double?
    @Nullable var missing: Double?
    @Nullable var detail: String?
    package var message, cure: String
  }
  package struct Place: Encodable {
    package var category: String
    package var width: Double
  }

  package var schema = 1
  package var engines = Engines.current
  package var layouts: Int
  package var subjects: [String]
  package var locales: [String]
  package var categories: [String]
  package var widths: [Double]
  package var findings: [Finding]
  /// How many a baseline has, and how many suppressions cover.
  package var known, suppressed: Int
  package var notes: [String]
  package var problems: [String]

  package init(_ report: AuditReport, problems: [AuditProblem]) {
    layouts = report.layoutCount
    subjects = report.subjects
    locales = report.locales.compactMap(\.self)
    categories = report.categories.map(\.shortName)
    widths = report.widths
    findings = report.findings.map(Finding.init)
    (known, suppressed, notes) = (report.known.count, report.suppressed.count, report.notes)
    self.problems = problems.map(\.description)
  }
}

extension AuditDocument.Finding {
  fileprivate init(_ finding: Strut.Finding) {
    let fault = finding.fault
    self.init(
      rule: finding.rule.rawValue, severity: finding.severity.rawValue, subject: finding.subject,
      file: finding.place?.file, line: finding.place?.position.line, column: finding.place?.position.column,
      section: finding.part?.section, row: finding.part?.row, element: fault.element, other: fault.other,
      text: fault.text, key: fault.key,
      locale: finding.locale, first: .init(finding.first), worst: .init(finding.worst),
      categories: finding.categories.map(\.shortName), widths: finding.widths, count: finding.count,
      side: fault.side?.rawValue, needed: fault.needed, available: fault.available, missing: fault.missing,
      detail: fault.detail, message: finding.message, cure: finding.rule.cure)
  }
}

extension AuditDocument.Place {
  fileprivate init(_ situation: Situation) {
    self.init(category: situation.category.shortName, width: situation.width)
  }
}
