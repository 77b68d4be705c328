package import FontMetrics
import StringCatalogs

/// Findings that one change would mend: a rule at one element of a document, in whatever languages and rows, and at whatever text sizes.
///
/// Reports of findings by language, and there may be hundreds, are reports of few causes.
package struct Cause: Sendable {
  /// What was found, the worst first: by severity, then where most points are missing.
  package let findings: [Finding]
  /// The edge that the element reaches beyond where the interface runs from left to right; nil for other faults.
  let edge: Fault.Side?
  /// Where the element is described; nil for cells in code, and for headers and footers, which are those of their table.
  let place: ElementPlace?

  /// The finding that matters most; of several, the one in which most points are missing.
  package var worst: Finding { findings[0] }
  /// What is wrong.
  package var rule: AuditRule { worst.rule }
  /// How much it matters.
  package var severity: AuditSeverity { worst.severity }
  /// The text sizes that have it in any language, from the smallest.
  package var categories: [ContentSizeCategory] { Set(findings.flatMap(\.categories)).sorted() }
  /// The widths that have it in any language, from the narrowest.
  package var widths: [Double] { Set(findings.flatMap(\.widths)).sorted() }
  /// The languages that have it; none where no strings were given.
  package var locales: Set<String> { Set(findings.compactMap(\.locale)) }
  /// The rows, headers and footers that have it.
  package var parts: Set<AuditPart> { Set(findings.compactMap(\.part)) }
  /// In how many layouts it was seen.
  package var layoutCount: Int { findings.reduce(0) { $0 + $1.count } }

  /// Findings, put together by what causes them, in the order in which each cause is met first.
  ///
  /// - Complexity: O(*n* log *n*).
  package static func folded(_ findings: [Finding]) -> [Cause] {
    var groups: [(key: CauseKey, findings: [Finding])] = []
    for (finding, (number, key)) in zip(findings, numbered(findings)) {
      if number == groups.count { groups.append((key, [])) }
      groups[number].findings.append(finding)
    }
    return groups.map { Cause($0.findings, $0.key) }
  }

  /// The number of each finding's cause among those of ``folded(_:)``.
  ///
  /// - Complexity: O(*n*).
  static func numbers(_ findings: [Finding]) -> [Int] { numbered(findings).map(\.number) }

  private static func numbered(_ findings: [Finding]) -> [(number: Int, key: CauseKey)] {
    var directions = LocaleDirections()
    var numbers: [CauseKey: Int] = [:]
    return findings.map { finding in
      let key = CauseKey(finding, isMirrored: directions.isRightToLeft(finding.locale))
      let number = numbers[key] ?? numbers.count
      numbers[key] = number
      return (number, key)
    }
  }

  private init(_ findings: [Finding], _ key: CauseKey) {
    (edge, place) = (key.edge, key.place)
    let order = findings.indices.sorted { a, b in
      if findings[a].severity != findings[b].severity { return findings[a].severity > findings[b].severity }
      let (mine, theirs) = (findings[a].fault.missing ?? 0, findings[b].fault.missing ?? 0)
      return mine != theirs ? mine > theirs : a < b
    }
    self.findings = order.map { findings[$0] }
  }
}

extension AuditReport {
  /// What causes the findings, in the order of the report.
  package var causes: [Cause] { Cause.folded(findings) }
}

extension [Cause] {
  /// The worst first: by severity, then by the points that are missing.
  /// - Complexity: O(*n* log *n*).
  package var worstFirst: [Cause] {
    enumerated().sorted { a, b in
      if a.element.severity != b.element.severity { return a.element.severity > b.element.severity }
      let (mine, theirs) = (a.element.worst.fault.missing ?? 0, b.element.worst.fault.missing ?? 0)
      return mine != theirs ? mine > theirs : a.offset < b.offset
    }.map(\.element)
  }
}

/// What findings of one cause have in common.
private struct CauseKey: Hashable {
  let subject: String
  let rule: AuditRule
  let element: String
  let other: String?
  let constraint: String?
  /// The edge that is reached beyond where the interface runs from left to right.
  let edge: Fault.Side?
  /// Where the element is described. Headers are those of their table, wherever their texts stand.
  let place: ElementPlace?
  /// The text, where it is at fault and not what shows it.
  let key: String?

  init(_ finding: Finding, isMirrored: Bool) {
    let fault = finding.fault
    (subject, rule, element) = (finding.subject, finding.rule, fault.element)
    (other, constraint) = (fault.other, fault.constraint)
    let edge = fault.other == nil ? fault.edge : nil
    self.edge = isMirrored ? edge?.mirrored : edge
    let isOfRow = finding.part.map { $0.row != nil } ?? true
    place = isOfRow ? finding.place : nil
    key = finding.rule.isAboutTranslations ? fault.key : nil
  }
}

extension Fault.Side {
  fileprivate var mirrored: Fault.Side {
    switch self {
    case .left: .right
    case .right: .left
    default: self
    }
  }
}

/// The ways languages run, each found out once.
private struct LocaleDirections {
  private var known: [String: Bool] = [:]

  mutating func isRightToLeft(_ locale: String?) -> Bool {
    guard let locale else { return false }
    if let known = known[locale] { return known }
    let isRightToLeft = TextLocale(locale).direction == .rightToLeft
    known[locale] = isRightToLeft
    return isRightToLeft
  }
}
