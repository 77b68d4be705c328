package import FontMetrics
import StringCatalogs

/// Findings that one change would fix: a rule at one element of a document, in all languages and
/// rows, and at all text sizes.
///
/// A report may have hundreds of findings by language, but only a few causes.
package struct Cause: Sendable {
  /// The findings, worst first: by severity, then by missing points.
  package let findings: [Finding]
  /// The edge that the element extends beyond in left-to-right layout; nil for other faults.
  let edge: Fault.Side?
  /// The position of the element in the document; nil for cells in code, and for headers and
  /// footers, which belong to their table.
  let place: ElementPlace?

  /// The most severe finding; of several, the one with most missing points.
  package var worst: Finding { findings[0] }
  /// The rule.
  package var rule: AuditRule { worst.rule }
  /// The severity.
  package var severity: AuditSeverity { worst.severity }
  /// The text sizes with the fault in any language, smallest first.
  package var categories: [ContentSizeCategory] { Set(findings.flatMap(\.categories)).sorted() }
  /// The widths with the fault in any language, narrowest first.
  package var widths: [Double] { Set(findings.flatMap(\.widths)).sorted() }
  /// The languages with the fault; none without strings.
  package var locales: Set<String> { Set(findings.compactMap(\.locale)) }
  /// The rows, headers and footers with the fault.
  package var parts: Set<AuditPart> { Set(findings.compactMap(\.part)) }
  /// The number of layouts with the fault.
  package var layoutCount: Int { findings.reduce(0) { $0 + $1.count } }

  /// Returns findings grouped by cause, in the order of the first finding of each cause.
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

  /// Returns the index of each finding's cause in the result of ``folded(_:)``.
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
  /// The causes of the findings, in the order of the report.
  package var causes: [Cause] { Cause.folded(findings) }
}

extension [Cause] {
  /// The causes, worst first: by severity, then by missing points.
  /// - Complexity: O(*n* log *n*).
  package var worstFirst: [Cause] {
    enumerated().sorted { a, b in
      if a.element.severity != b.element.severity { return a.element.severity > b.element.severity }
      let (mine, theirs) = (a.element.worst.fault.missing ?? 0, b.element.worst.fault.missing ?? 0)
      return mine != theirs ? mine > theirs : a.offset < b.offset
    }.map(\.element)
  }
}

/// The common properties of findings with one cause.
private struct CauseKey: Hashable {
  let subject: String
  let rule: AuditRule
  let element: String
  let other: String?
  let constraint: String?
  /// The edge that is exceeded in left-to-right layout.
  let edge: Fault.Side?
  /// The position of the element. For headers, it is that of their table, regardless of their
  /// strings.
  let place: ElementPlace?
  /// The string, if it is at fault and not the element that shows it.
  let key: String?

  init(_ finding: Finding, isMirrored: Bool) {
    let fault = finding.fault
    (subject, rule, element) = (finding.subject, finding.rule, fault.element)
    // Text that is squeezed by one label here and by another there has one cause.
    other = finding.rule == .squeezedLabels ? nil : fault.other
    constraint = fault.constraint
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

/// The directions of languages, computed once for each.
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
