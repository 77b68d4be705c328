/// The cases of one subject in one language.
struct JUnitSuite: Sendable {
  let name: String
  let properties: [(name: String, value: String)]
  let cases: [JUnitCase]

  var testCount: Int { cases.count }
  var failureCount: Int { cases.count { $0.outcome.isFailure } }
  var errorCount: Int { cases.count { $0.outcome.isError } }
  private var skippedCount: Int { cases.count { $0.outcome.isSkipped } }

  /// What could not be audited.
  init(problems: [String]) {
    name = "strut audit"
    properties = []
    cases = problems.enumerated().map { index, problem in
      JUnitCase(name: "problem \(index + 1)", className: "strut audit", outcome: .error(problem))
    }
  }

  init(subject: String, locale: String?, findings: [Finding], report: AuditReport, rules: AuditRules) {
    let suite = [subject, locale].compactMap(\.self).joined(separator: " · ")
    name = suite
    properties = [
      ("categories", report.categories.map(\.shortName).joined(separator: " ")),
      ("widths", report.widths.map(Finding.text).joined(separator: " ")),
    ]
    let found = Dictionary(grouping: findings, by: \.rule)
    cases = AuditRule.allCases.flatMap { rule -> [JUnitCase] in
      guard let list = found[rule] else {
        return [JUnitCase(name: rule.rawValue, className: suite, outcome: rules.applies(rule) ? .passed : .skipped)]
      }
      return list.map { JUnitCase($0, in: report, className: suite) }
    }
  }

  var text: String {
    let counts =
      "tests=\"\(testCount)\" failures=\"\(failureCount)\" errors=\"\(errorCount)\" skipped=\"\(skippedCount)\""
    let list = properties.map { "      <property name=\"\($0.name)\" value=\"\($0.value.escapedForMarkup)\"/>\n" }
    let box = list.isEmpty ? "" : "    <properties>\n\(list.joined())    </properties>\n"
    let body = cases.map(\.text).joined(separator: "\n")
    return "  <testsuite name=\"\(name.escapedForMarkup)\" \(counts)>\n\(box)\(body)\n  </testsuite>"
  }
}
