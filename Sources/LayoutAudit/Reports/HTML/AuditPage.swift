/// The data for the page's script. Languages, text sizes and subjects are indexes in their lists.
struct AuditPage: Encodable {
  var version: String
  var layouts: Int
  var subjects: [String]
  var locales: [String?]
  var categories: [String]
  var widths: [Double]
  var problems: [String]
  /// Additional details for the reader.
  var notes: [String]
  /// For each language, the text sizes at which nothing could be laid out.
  var unseen: [[Int]]
  var leftOut: Int
  var rules: [String: Rule]
  var findings: [Finding]
  var strips: [AuditPictures.Strip]

  struct Rule: Encodable {
    var title: String
  }

  struct Finding: Encodable {
    var rule, severity: String
    var subject: Int
    /// The number of its cause, in the order of the report.
    var cause: Int
    /// The name of the part: `row 0.3`.
    var part: String?
    var locale: Int
    var element, message, cure, sizes: String
    var other, text, textMark, key, file: String?
    var line, column: Int?
    var categories: [Int]
    var widths: [Double]
    var worstCategory: Int
    var worstWidth: Double
    var missing: Double?
    /// The object ID of the element in an Interface Builder file.
    var objectID: String?
  }
}

extension AuditPage {
  init(_ report: AuditReport, _ pictures: AuditPictures, _ settings: ReportSettings) {
    let places = AuditPlaces(report)
    let causes = Cause.numbers(report.findings)
    self.init(
      version: settings.version, layouts: report.layoutCount, subjects: report.subjects, locales: report.locales,
      categories: report.categories.map(\.shortName), widths: report.widths,
      problems: settings.problems(of: report).map(\.description),
      notes: report.notes + settings.foundNotes(of: report).map(\.description),
      unseen: report.locales.indices.map { locale in
        report.categories.indices.filter { report.unseen[locale]?.contains(report.categories[$0]) == true }
      }, leftOut: pictures.leftOutCount,
      rules: Dictionary(
        Set(report.findings.map(\.rule)).map { ($0.rawValue, Rule(title: $0.title)) },
        uniquingKeysWith: { $1 }),
      findings: zip(report.findings, causes).map { Finding($0, cause: $1, in: report, places) }, strips: pictures.strips
    )
  }
}

extension AuditPage.Finding {
  fileprivate init(_ finding: Finding, cause: Int, in report: AuditReport, _ places: AuditPlaces) {
    let fault = finding.fault
    self.init(
      rule: finding.rule.rawValue, severity: finding.severity.rawValue, subject: places.subject(of: finding),
      cause: cause,
      part: finding.part?.description, locale: places.locale(of: finding), element: finding.title ?? fault.elementName,
      message: finding.message, cure: finding.cure,
      sizes: report.sizes(of: finding), other: fault.other, text: fault.text,
      textMark: fault.textMark, key: fault.key, file: finding.place?.file,
      line: finding.place?.position.line, column: finding.place?.position.column,
      categories: finding.categories.compactMap { report.categories.firstIndex(of: $0) }, widths: finding.widths,
      worstCategory: report.categories.firstIndex(of: finding.worst.category) ?? 0, worstWidth: finding.worst.width,
      missing: fault.missing, objectID: finding.objects?.element)
  }
}

/// The indexes of a report's findings among its subjects and languages.
struct AuditPlaces {
  private let subjects: [String: Int]
  private let locales: [String?: Int]

  init(_ report: AuditReport) {
    // If two subjects have the same name, a finding does not identify its subject: the first is
    // used.
    subjects = Dictionary(zip(report.subjects, report.subjects.indices), uniquingKeysWith: { first, _ in first })
    locales = Dictionary(zip(report.locales, report.locales.indices), uniquingKeysWith: { first, _ in first })
  }

  func subject(of finding: Finding) -> Int { subjects[finding.subject] ?? 0 }

  func locale(of finding: Finding) -> Int { locales[finding.locale] ?? 0 }
}
