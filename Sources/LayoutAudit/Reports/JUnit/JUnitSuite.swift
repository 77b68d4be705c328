/// The cases of one subject.
struct JUnitSuite: Sendable {
  let name: String
  let properties: [(name: String, value: String)]
  let cases: [JUnitCase]
  /// What else a reader should know.
  var notes: [String] = []

  var testCount: Int { cases.count }
  var failureCount: Int { cases.count { $0.outcome.isFailure } }
  var errorCount: Int { cases.count { $0.outcome.isError } }
  private var skippedCount: Int { cases.count { $0.outcome.isSkipped } }

  /// What could not be audited, each named by its place: `cell.yaml:3:27`. Of several at one place the later ones have numbers.
  init(problems: [AuditProblem], notes: [String]) {
    name = "strut audit"
    properties = []
    cases = Self.numbered(
      problems.map { problem in
        let place = (problem.file ?? problem.subject) + (problem.position.map { ":\($0)" } ?? "")
        return JUnitCase(name: place, className: "strut audit", outcome: .error(problem.description))
      })
    self.notes = notes
  }

  init(subject: String, causes: [Cause], report: AuditReport, rules: AuditRules) {
    name = subject
    let locales = report.locales.compactMap(\.self).joined(separator: " ")
    properties = [
      ("locales", locales), ("categories", report.categories.map(\.shortName).joined(separator: " ")),
      ("widths", report.widths.map(Finding.text).joined(separator: " ")),
    ].filter { !$0.1.isEmpty }
    let found = Dictionary(grouping: causes, by: \.rule)
    cases = Self.numbered(
      AuditRule.allCases.flatMap { rule -> [JUnitCase] in
        guard let list = found[rule] else {
          return [JUnitCase(name: rule.rawValue, className: subject, outcome: rules.applies(rule) ? .passed : .skipped)]
        }
        return list.map { JUnitCase($0, in: report, className: subject) }
      })
  }

  /// Cases of which no two have one name: of several the later ones have numbers.
  private static func numbered(_ cases: [JUnitCase]) -> [JUnitCase] {
    var counts: [String: Int] = [:]
    return cases.map { named in
      var named = named
      counts[named.name, default: 0] += 1
      if let number = counts[named.name], number > 1 { named.name += " (\(number))" }
      return named
    }
  }

  var text: String {
    let counts =
      "tests=\"\(testCount)\" failures=\"\(failureCount)\" errors=\"\(errorCount)\" skipped=\"\(skippedCount)\""
    let list = properties.map { "      <property name=\"\($0.name)\" value=\"\($0.value.escapedForMarkup)\"/>\n" }
    let box = list.isEmpty ? "" : "    <properties>\n\(list.joined())    </properties>\n"
    let said = notes.joined(separator: "\n").escapedForMarkup
    let body = cases.map { $0.text + "\n" }.joined() + (notes.isEmpty ? "" : "    <system-out>\(said)</system-out>\n")
    return "  <testsuite name=\"\(name.escapedForMarkup)\" \(counts)>\n\(box)\(body)  </testsuite>"
  }
}
