/// The cases of one subject.
struct JUnitSuite: Sendable {
  let name: String
  let properties: [(name: String, value: String)]
  let cases: [JUnitCase]
  /// Additional details for the reader.
  var notes: [String] = []

  var testCount: Int { cases.count }
  var failureCount: Int { cases.count { $0.outcome.isFailure } }
  var errorCount: Int { cases.count { $0.outcome.isError } }
  private var skippedCount: Int { cases.count { $0.outcome.isSkipped } }

  /// The problems of the audit, each with its position as its name: `cell.yaml:3:27`. If several
  /// have one position, the later ones have numbers.
  init(problems: [AuditProblem], notes: [String]) {
    name = "strut audit"
    properties = []
    var counts: [String: Int] = [:]
    cases = problems.map { problem in
      let place = (problem.file ?? problem.subject) + (problem.position.map { ":\($0)" } ?? "")
      counts[place, default: 0] += 1
      let name = JUnitCase.numbered(place, counts[place] ?? 1)
      return JUnitCase(name: name, className: "strut audit", outcome: .error(problem.description))
    }
    self.notes = notes
  }

  /// The unknown facts about Interface Builder files, if they count as findings.
  init(unknown notes: [AuditNote], root: String) {
    name = "strut audit: notes"
    properties = []
    cases = notes.map { note in
      let place = "\(ReportPath(note.file, root: root).path):\(note.position)"
      return JUnitCase(
        name: "\(note.code.rawValue) \(place)", className: note.subject,
        outcome: .failure(message: "warning: \(note.message)", type: note.code.rawValue, details: ["At \(place)"]))
    }
  }

  init(
    subject: String, causes: [Cause], report: AuditReport, _ settings: ReportSettings, _ numbers: CauseNumbers
  ) {
    name = subject
    let locales = report.locales.compactMap(\.self).joined(separator: " ")
    properties = [
      ("locales", locales), ("categories", report.categories.map(\.shortName).joined(separator: " ")),
      ("widths", report.widths(ofSubject: subject).map(Finding.text).joined(separator: " ")),
    ].filter { !$0.1.isEmpty }
    let found = Dictionary(grouping: causes, by: \.rule)
    cases = AuditRule.allCases.flatMap { rule -> [JUnitCase] in
      guard let list = found[rule] else {
        let outcome: JUnitCase.Outcome = settings.rules.applies(rule) ? .passed : .skipped
        return [JUnitCase(name: rule.rawValue, className: subject, outcome: outcome)]
      }
      return list.map {
        JUnitCase($0, number: numbers.number(of: $0), in: report, className: subject, root: settings.root)
      }
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
