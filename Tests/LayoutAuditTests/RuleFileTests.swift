import CellDocuments
import FontMetrics
import StringCatalogs
import Testing

@testable import LayoutAudit

@Suite("Rule files, suppressions and baselines")
struct RuleFileTests {
  @Test("A rule file says what is off, how much matters, and where rules begin")
  func reading() throws {
    let rules = try AuditRules(
      text: """
        schema: 1
        tolerance: 1
        rules:
          orphaned-word: off
          broken-word: error
          small-target: { severity: note, smallest: 32 }
          text-too-large: { largest: 60 }
          ink-outside: { tolerance: 4 }
          long-translation: { times: 3, shortest: 20 }
        suppressions:
          - rule: truncated-text
            element: message
            subject: chat.yaml
            locale: de
            reason: The list shows the beginning of a message.
            expires: "2027-01-31"
        """)
    var expected = AuditRules()
    expected.tolerance = 1
    expected.disabled = [.orphanedWord]
    expected.severities = [.brokenWord: .error, .smallTarget: .note]
    expected.smallestTarget = 32
    expected.largestText = 60
    expected.inkTolerance = 4
    expected.longestTranslation = 3
    expected.shortestSource = 20
    expected.suppressions = [
      Suppression(
        rule: .truncatedText, element: "message", subject: "chat.yaml", locale: "de",
        reason: "The list shows the beginning of a message.", expires: "2027-01-31",
        position: SourcePosition(line: 11, column: 5))
    ]
    #expect(rules == expected)
  }

  @Test(
    "What is wrong with a rule file is told with its place and the cure",
    arguments: [
      ("rules: { overlapp: off }", "2:10: unknown rule \"overlapp\"; did you mean \"overlap\"?"),
      ("rules: { overlap: fatal }", "2:19: rule \"overlap\" is \"fatal\"; expected off, note, warning or error"),
      (
        "rules: { overlap: { smallest: 3 } }",
        "2:21: unknown key \"smallest\" of rule \"overlap\"; the keys are severity"
      ),
      (
        "rules: { small-target: { smallest: -3 } }",
        "2:36: \"smallest\" must be a number of points, 0 or more, not \"-3\""
      ),
      (
        "rules: { orphaned-word: { words: 2.7 } }",
        "2:34: \"words\" must be a whole number, 0 or more, not \"2.7\""
      ),
      (
        "rules: { long-translation: { times: -1 } }",
        "2:37: \"times\" must be a number, 0 or more, not \"-1\""
      ),
      (
        "suppressions: [{ element: a }]",
        "2:16: the suppression has no key \"reason\"; add the element that it applies to and the reason"
      ),
      (
        "suppressions: [{ element: a, reason: b, expires: 31.1.2027 }]",
        "2:50: \"expires\" is \"31.1.2027\"; expected a day such as 2027-01-31"
      ),
      (
        "suppressions: [{ element: a, reason: b, expires: \"2027-02-29\" }]",
        "2:50: \"expires\" is \"2027-02-29\"; that day does not exist"
      ),
      (
        "suppressions: [{ element: a, reason: b, locale: not a tag!! }]",
        "2:49: \"locale\" is \"not a tag!!\"; expected a language tag such as de, ar or zh-Hant"
      ),
    ])
  func errors(text: String, message: String) {
    let error = #expect(throws: CellDocumentErrors.self) { try AuditRules(text: "schema: 1\n\(text)", file: "r.yaml") }
    #expect(error?.first.description == "r.yaml:\(message)")
  }

  // MARK: Suppressions

  private static let cell = """
    schema: 1
    views:
      box: { stack: { arranged: [title] } }
      title: { label: { text: A title in one line that is rather long, textStyle: body } }
    constraints:
      - box.leading == margins.leading
      - box.trailing == margins.trailing
      - box.top == margins.top
      - box.bottom == margins.bottom
    """

  private func report(_ suppressions: [Suppression] = []) async throws -> AuditReport {
    var audit = Audit([CellSubject(try CellDocument(text: Self.cell, file: "Cells/title.yaml"))])
    audit.today = "2026-11-22"
    audit.rules.suppressions = suppressions
    return try await audit.run()
  }

  @Test(
    "A suppression covers what its element, subject and rule name",
    arguments: [
      ("title", nil, true), ("box/title", nil, true), ("box/*", nil, true), ("*", nil, true), ("t*e", nil, true),
      ("box", nil, false), ("itle", nil, false), ("title", "title.yaml", true), ("title", "Cells/*.yaml", true),
      ("title", "itle.yaml", false),
    ] as [(String, String?, Bool)])
  func covering(element: String, subject: String?, isCovered: Bool) async throws {
    let report = try await report([Suppression(element: element, subject: subject, reason: "a test")])
    #expect(report.findings.isEmpty == isCovered)
    #expect(report.suppressed.isEmpty != isCovered)
  }

  @Test("A locale is taken as catalogs write it")
  func locales() throws {
    let rules = try AuditRules(
      text: "schema: 1\nsuppressions: [{ element: a, reason: b, locale: pt_BR, expires: \"2028-02-29\" }]")
    #expect(rules.suppressions.map(\.locale) == ["pt-BR"])
    #expect(rules.suppressions.map(\.expires) == ["2028-02-29"])
  }

  @Test(
    "A suppression that covers nothing is told, if what it is about was looked at at all sizes",
    arguments: [
      (Suppression(rule: .overlap, element: "title", reason: "r"), ContentSizeCategory.allCases, true),
      (Suppression(rule: .overlap, element: "title", reason: "r"), [.large], false),
      (Suppression(rule: .overlap, element: "message", reason: "r"), ContentSizeCategory.allCases, false),
      (
        Suppression(rule: .overlap, element: "title", subject: "other.yaml", reason: "r"), ContentSizeCategory.allCases,
        false
      ),
      (Suppression(rule: .overlap, element: "title", locale: "de", reason: "r"), ContentSizeCategory.allCases, false),
      (Suppression(rule: .smallTarget, element: "title", reason: "r"), ContentSizeCategory.allCases, false),
    ] as [(Suppression, [ContentSizeCategory], Bool)])
  func superfluous(suppression: Suppression, categories: [ContentSizeCategory], isTold: Bool) async throws {
    var audit = Audit([CellSubject(try CellDocument(text: Self.cell, file: "Cells/title.yaml"))])
    audit.categories = categories
    audit.rules.disabled = [.smallTarget]
    audit.rules.suppressions = [suppression]
    let told = "the suppression of overlap for \"title\" no longer matches any finding; remove it"
    #expect(try await audit.run().notes == (isTold ? [told] : []))
  }

  @Test(
    "A suppression of a subject or an element that does not exist is reported, unless it may be in files not audited",
    arguments: [
      ("titel", nil, true, "no audited file has an element \"titel\"; did you mean \"title\"?"),
      ("titel", nil, false, nil),
      ("titel", "title.yaml", false, "no audited file has an element \"titel\"; did you mean \"title\"?"),
      ("title", "titel.yaml", true, "no audited file or cell is named \"titel.yaml\"; did you mean \"title.yaml\"?"),
      ("title", "titel.yaml", false, nil),
      ("xyz", "titel.yaml", false, nil),
      ("box", nil, true, nil),
      ("*", nil, true, nil),
    ] as [(String, String?, Bool, String?)])
  func misspelt(element: String, subject: String?, isWhole: Bool, reason: String?) async throws {
    var audit = Audit([CellSubject(try CellDocument(text: Self.cell, file: "Cells/title.yaml"))])
    audit.coversFolders = isWhole
    audit.categories = [.large]
    audit.rules.suppressions = [Suppression(rule: .overlap, element: element, subject: subject, reason: "r")]
    let notes = try await audit.run().notes
    #expect(notes == (reason.map { ["the suppression of overlap for \"\(element)\" has no effect: \($0)"] } ?? []))
  }

  @Test("A suppression whose day is over covers nothing, and is told")
  func expired() async throws {
    let last = try await report([Suppression(element: "*", reason: "a test", expires: "2026-11-22")])
    #expect(last.findings == [])
    let over = try await report([Suppression(element: "*", reason: "a test", expires: "2026-11-21")])
    #expect(over.findings.map(\.rule) == [.truncatedText])
    #expect(over.notes == ["the suppression of all rules for \"*\" expired on 2026-11-21: a test"])
  }

  @Test("All mistakes of a suppression are told at once, in order")
  func mistakesOfSuppression() {
    let text = "schema: 1\nsuppressions: [{ element: a, rule: overlapp, locale: '!', expires: never }]"
    let error = #expect(throws: CellDocumentErrors.self) { try AuditRules(text: text) }
    let told = error?.all.map(\.message) ?? []
    #expect(told.count == 4, "\(told)")
    for word in ["\"reason\"", "\"overlapp\"", "\"locale\"", "\"expires\""] {
      #expect(told.contains { $0.contains(word) }, "\(word)")
    }
  }

  // MARK: Baselines

  @Test("With a baseline only what is new counts, and what is gone is told")
  func baseline() async throws {
    let all = try await report()
    let file = Temporary.path("baseline.json")
    try Baseline(all).write(to: file)
    let baseline = try Baseline(path: file)
    #expect(baseline == Baseline(all))
    var same = all
    same.compare(with: baseline)
    #expect(same.findings == [])
    #expect(same.known == all.findings)
    #expect(same.notes == [])
    var more = all
    var less = all
    less.findings = []
    more.compare(with: Baseline(less))
    #expect(more.findings == all.findings)
    less.compare(with: baseline)
    let told = "1 of the baseline's 1 findings is gone; run the audit with --write-baseline to update the baseline"
    #expect(less.notes == [told])
  }

  @Test("A file is the same one however it is named")
  func paths() async throws {
    var report = try await report()
    let baseline = Baseline(report, root: "/app")
    for name in ["./Cells/title.yaml", "/app/Cells/title.yaml", "Cells/../Cells/title.yaml"] {
      var other = report
      other.subjects = [name]
      for index in other.findings.indices { other.findings[index].subject = name }
      other.compare(with: baseline, root: "/app")
      #expect(other.findings.isEmpty && other.notes.isEmpty, "\(name)")
    }
    report.findings[0].subject = "title.yaml"
    report.compare(with: baseline, root: "/app")
    #expect(report.findings.count == 1)
  }

  @Test("Of findings alike there may be as many as there were")
  func counts() async throws {
    let one = try await report()
    var two = one
    two.findings += one.findings
    let file = Temporary.path("counts.json")
    try Baseline(two).write(to: file)
    let baseline = try Baseline(path: file)
    #expect(baseline == Baseline(two))
    #expect(baseline.findings.count == 1)
    var three = two
    three.findings += one.findings
    three.compare(with: baseline)
    #expect((three.findings.count, three.known.count) == (1, 2))
  }

  @Test("What a run has not looked at is neither gone nor taken out of the baseline")
  func scope() async throws {
    let all = try await report()
    let baseline = Baseline(all)
    let changes: [(inout AuditReport) -> Void] = [
      { $0.subjects = ["other.yaml"] }, { $0.locales = ["de"] }, { $0.categories = [.large] }, { $0.widths = [320] },
      { $0.problems = [AuditProblem(subject: "Cells/title.yaml", message: "a test")] },
    ]
    for change in changes {
      var report = all
      report.findings = []
      change(&report)
      #expect(baseline.renewed(by: report).findings == baseline.findings)
      report.compare(with: baseline)
      #expect(report.notes == [])
    }
    var less = all
    less.findings = []
    #expect(baseline.renewed(by: less).findings == [])
    var rules = AuditRules()
    rules.disabled = Set(all.findings.map(\.rule))
    #expect(baseline.renewed(by: less, rules: rules) == baseline)
    less.categories = [.large]
    let partly = Baseline(less).renewed(by: all)
    #expect((partly.categories, partly.findings) == (all.categories, baseline.findings))
  }

  private static let cure = "; delete the file and create a new one with --write-baseline"

  @Test(
    "What is no baseline is refused with its name, the place and the cure",
    arguments: [
      ("{\"schema\": 1}", "1:1: the baseline has no key \"categories\"\(cure)"),
      ("{\"schema\": 2, \"findings\": []}", "1:12: "),
      (
        "{\"schema\": 1, \"categories\": [\"L\"], \"widths\": [320], \"findings\": [\n  {\"rule\": \"overlapp\", \"subject\": \"a\", \"element\": \"b\"}]}",
        "2:12: unknown rule \"overlapp\"; did you mean \"overlap\"?"
      ),
      (
        "{\"schema\": 1, \"categories\": [\"L\"], \"widths\": [320], \"findings\": [\n  {\"rule\": \"overlap\", \"subject\": \"a\"}]}",
        "2:3: the finding has no key \"element\"\(cure)"
      ),
      (
        "{\"schema\": 1, \"categories\": [\"L\"], \"widths\": [320], \"findings\": [\n  {\"rule\": \"outside-cell\", \"subject\": \"a\", \"detail\": \"left\"}]}",
        "2:3: the finding has no key \"element\"\(cure)"
      ),
      (
        "{\"schema\": 1, \"categories\": [\"HUGE\"], \"widths\": [320], \"findings\": []}",
        "1:30: unknown text size \"HUGE\"\(cure)"
      ),
      ("schema: 1\ncategories: [L]\nwidths: [320]\nfindings: []", " the file is not a baseline in JSON; delete it"),
    ])
  func malformedBaseline(text: String, message: String) throws {
    let file = Temporary.path("broken.json")
    try Temporary.write(text, to: file)
    let error = #expect(throws: CellDocumentErrors.self) { try Baseline(path: file) }
    #expect(error?.first.description.hasPrefix("\(file):\(message)") == true, "\(error?.description ?? "")")
  }

  @Test("What is no JSON at all is refused with its name", arguments: ["", "[1]", "{", "\u{0}"])
  func noBaseline(text: String) throws {
    let file = Temporary.path("broken.json")
    try Temporary.write(text, to: file)
    let error = #expect(throws: CellDocumentErrors.self) { try Baseline(path: file) }
    #expect(error?.first.file == file)
  }
}
