import InterfaceBuilder
import StringCatalogs

extension SARIFLog.Driver {
  /// Strut, with every rule; rules that are off are not enabled. If there are notes about Interface
  /// Builder files, their codes are rules as well.
  init(_ settings: ReportSettings, hasNotes: Bool) {
    let codes = hasNotes ? NibNote.Code.allCases : []
    self.init(
      semanticVersion: settings.version,
      rules: AuditRule.allCases.map { rule in
        SARIFLog.Rule(
          id: rule.rawValue, name: rule.pascalName, shortDescription: .init(text: rule.title + "."),
          fullDescription: .init(text: rule.summary), help: .init(text: "\(rule.summary) \(rule.cure)"),
          defaultConfiguration: .init(
            enabled: settings.rules.applies(rule), level: settings.rules.severity(of: rule).rawValue))
      } + codes.map { .init($0, areFindings: settings.notesAreFindings) })
  }
}

extension SARIFLog.Result {
  init(_ cause: Cause, in report: AuditReport, _ settings: ReportSettings) {
    let texts = cause.textPlaces.map { SARIFLog.RelatedLocation($0, root: settings.root) }
    self.init(
      ruleId: cause.rule.rawValue, ruleIndex: AuditRule.allCases.firstIndex(of: cause.rule) ?? 0,
      level: cause.severity.rawValue,
      message: .init(text: "\(report.sentence(of: cause)). \(cause.worst.cure)\(cause.worst.fault.textRemark)"),
      locations: [SARIFLog.Location(cause.worst, root: settings.root)],
      relatedLocations: texts.isEmpty ? nil : texts,
      partialFingerprints: [:],
      properties: SARIFLog.Properties(cause, in: report))
  }

  /// Results of causes, and of suppressed causes. If two causes have the same names, their
  /// positions in the documents number them; the suppressed part of a cause is a separate result.
  static func all(in report: AuditReport, _ settings: ReportSettings) -> [SARIFLog.Result] {
    func reason(_ finding: Finding) -> String? { settings.rules.suppressions.first { $0.covers(finding) }?.reason }
    let open = report.causes.map { (cause: $0, result: Self($0, in: report, settings)) }
    let groups = Dictionary(grouping: report.suppressed, by: reason).sorted { ($0.key ?? "") < ($1.key ?? "") }
    let covered = groups.flatMap { reason, findings in
      Cause.folded(findings).map { cause in
        var result = Self(cause, in: report, settings)
        result.suppressions = [SARIFLog.Suppression(justification: reason)]
        return (cause: cause, result: result)
      }
    }
    let numbers = CauseNumbers(report) { $0.fingerprint(root: settings.root) }
    var shares: [String: Int] = [:]
    return (open + covered).map { cause, result in
      var result = result
      let number = numbers.number(of: cause)
      let whole = cause.fingerprint(root: settings.root, number: number)
      shares[whole, default: 0] += 1
      result.partialFingerprints[SARIFLog.fingerprintName] = cause.fingerprint(
        root: settings.root, number: number, share: shares[whole] ?? 1)
      return result
    }
  }
}

extension Fault {
  /// A sentence about text that the app may show differently, after a space; empty for other text.
  fileprivate var textRemark: String { textMark == nil ? "" : " Text: \(markedText ?? "")." }
}

extension SARIFLog.RelatedLocation {
  /// Creates the position of the result's string.
  fileprivate init(_ place: TextPlace, root: String) {
    physicalLocation = .init(file: place.file, place.position, root: root)
    message = .init(text: "The text in \(place.locale).")
  }
}

extension SARIFLog.Notification {
  /// The problems of the audit.
  init(_ problem: AuditProblem, root: String) {
    level = "error"
    message = .init(text: problem.description)
    locations = problem.file.map { [.init(physicalLocation: .init(file: $0, problem.position, root: root))] }
  }
}

extension SARIFLog.PhysicalLocation {
  init(file: String, _ position: SourcePosition?, root: String) {
    let path = ReportPath(file, root: root)
    artifactLocation = .init(uri: path.uri, uriBaseId: path.isRelative ? SARIFLog.sourceRoot : nil)
    region = position.map { .init(startLine: max(1, $0.line), startColumn: max(1, $0.column)) }
  }
}

extension SARIFLog.Location {
  fileprivate init(_ finding: Finding, root: String) {
    physicalLocation = finding.place.map { .init(file: $0.file, $0.position, root: root) }
    let element = finding.fault.element
    let name = element.split(separator: "/").last.map(String.init) ?? finding.subject
    let whole = element.isEmpty ? finding.subject : "\(finding.subject)/\(element)"
    logicalLocations = [.init(name: name, fullyQualifiedName: whole)]
  }
}

extension SARIFLog.Properties {
  fileprivate init(_ cause: Cause, in report: AuditReport) {
    let (finding, fault) = (cause.worst, cause.worst.fault)
    let locales = cause.locales
    self.init(
      categories: cause.categories.map(\.shortName), widths: cause.widths,
      worst: .init(category: finding.worst.category.shortName, width: finding.worst.width), layouts: cause.layoutCount,
      findings: cause.findings.count, locales: report.locales.compactMap(\.self).filter(locales.contains),
      parts: cause.parts.sorted { $0.index < $1.index }.map(\.description),
      section: finding.part?.section, row: finding.part?.row, locale: finding.locale, key: fault.key, text: fault.text,
      other: fault.other, objectID: finding.objects?.element, otherObjectID: finding.objects?.other,
      textFromCode: finding.objects == nil ? nil : fault.isTextFromCode,
      side: fault.side?.rawValue, detail: fault.detail, needed: fault.needed, available: fault.available,
      missing: fault.missing)
  }
}

extension AuditRule {
  /// The code as a SARIF rule name: `TruncatedText`.
  fileprivate var pascalName: String { rawValue.pascalCased }
}

extension String {
  /// A code with hyphens as a SARIF name: `TruncatedText`.
  var pascalCased: String { split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }
}
