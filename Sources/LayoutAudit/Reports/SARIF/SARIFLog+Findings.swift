import StringCatalogs

extension SARIFLog.Driver {
  /// Strut, with every rule there is: one that was not applied is not enabled.
  init(_ settings: ReportSettings) {
    self.init(
      semanticVersion: settings.version,
      rules: AuditRule.allCases.map { rule in
        SARIFLog.Rule(
          id: rule.rawValue, name: rule.pascalName, shortDescription: .init(text: rule.title + "."),
          fullDescription: .init(text: rule.summary), help: .init(text: "\(rule.summary) \(rule.cure)"),
          defaultConfiguration: .init(
            enabled: settings.rules.applies(rule), level: settings.rules.severity(of: rule).rawValue))
      })
  }
}

extension SARIFLog.Result {
  init(_ finding: Finding, in report: AuditReport, _ settings: ReportSettings) {
    self.init(
      ruleId: finding.rule.rawValue, ruleIndex: AuditRule.allCases.firstIndex(of: finding.rule) ?? 0,
      level: finding.severity.rawValue,
      message: .init(text: "\(report.sentence(of: finding)). \(finding.rule.cure)"),
      locations: [SARIFLog.Location(finding, root: settings.root)],
      partialFingerprints: ["strutFinding/v1": finding.fingerprint(root: settings.root)],
      properties: SARIFLog.Properties(finding))
  }

  /// A finding that a suppression covers.
  init(suppressed finding: Finding, in report: AuditReport, _ settings: ReportSettings) {
    self.init(finding, in: report, settings)
    let reason = settings.rules.suppressions.first { $0.covers(finding) }?.reason
    suppressions = [SARIFLog.Suppression(justification: reason)]
  }
}

extension SARIFLog.Notification {
  /// What could not be audited.
  init(_ problem: AuditProblem, root: String) {
    level = "error"
    message = .init(text: problem.description)
    locations = problem.file.map { [.init(physicalLocation: .init(file: $0, problem.position, root: root))] }
  }
}

extension SARIFLog.PhysicalLocation {
  fileprivate init(file: String, _ position: SourcePosition?, root: String) {
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
  fileprivate init(_ finding: Finding) {
    let fault = finding.fault
    self.init(
      categories: finding.categories.map(\.shortName), widths: finding.widths,
      worst: .init(category: finding.worst.category.shortName, width: finding.worst.width), layouts: finding.count,
      section: finding.part?.section, row: finding.part?.row, locale: finding.locale, key: fault.key, text: fault.text,
      other: fault.other,
      side: fault.side?.rawValue, detail: fault.detail, needed: fault.needed, available: fault.available,
      missing: fault.missing)
  }
}

extension AuditRule {
  /// The code as SARIF likes names of rules: `TruncatedText`.
  fileprivate var pascalName: String {
    rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
