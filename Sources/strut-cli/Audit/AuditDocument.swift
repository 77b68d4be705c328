import Foundation
import Strut

/// The JSON of `strut audit`.
struct AuditDocument: Encodable {
  struct Finding: Encodable {
    var rule, severity, subject: String
    @Nullable var file: String?
    @Nullable var line: Int?
    @Nullable var column: Int?
    @Nullable var row: Int?
    var element: String
    @Nullable var other: String?
    @Nullable var text: String?
    @Nullable var key: String?
    @Nullable var locale: String?
    var first, worst: Place
    var categories: [String]
    var widths: [Double]
    var count: Int
    @Nullable var side: String?
    @Nullable var needed: Double?
    @Nullable var available: Double?
    @Nullable var missing: Double?
    @Nullable var detail: String?
    var message, cure: String
  }
  struct Place: Encodable {
    var category: String
    var width: Double
  }

  var schema = 1
  var engines = Engines.current
  var layouts: Int
  var subjects: [String]
  var locales: [String]
  var categories: [String]
  var widths: [Double]
  var findings: [Finding]
  var problems: [String]

  init(_ report: AuditReport, problems: [String]) {
    layouts = report.layoutCount
    subjects = report.subjects
    locales = report.locales.compactMap(\.self)
    categories = report.categories.map(\.shortName)
    widths = report.widths
    findings = report.findings.map(Finding.init)
    self.problems = problems
  }
}

extension AuditDocument.Finding {
  fileprivate init(_ finding: Strut.Finding) {
    let fault = finding.fault
    self.init(
      rule: finding.rule.rawValue, severity: finding.severity.rawValue, subject: finding.subject,
      file: finding.place?.file, line: finding.place?.position.line, column: finding.place?.position.column,
      row: finding.row, element: fault.element, other: fault.other, text: fault.text, key: fault.key,
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
