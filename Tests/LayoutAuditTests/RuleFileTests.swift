import CellDocuments
import LayoutAudit
import Testing

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
      ("rules: { overlap: fatal }", "2:19: rule \"overlap\" is \"fatal\"; write off, note, warning or error"),
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
        "2:16: a suppression has no key \"reason\"; say what it is about and why"
      ),
      (
        "suppressions: [{ element: a, reason: b, expires: 31.1.2027 }]",
        "2:50: \"expires\" is \"31.1.2027\"; write a day as 2027-01-31"
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
    #expect(report.notes.isEmpty == isCovered)
  }

  @Test("A suppression whose day is over covers nothing, and is told")
  func expired() async throws {
    let last = try await report([Suppression(element: "*", reason: "a test", expires: "2026-11-22")])
    #expect(last.findings == [])
    let over = try await report([Suppression(element: "*", reason: "a test", expires: "2026-11-21")])
    #expect(over.findings.map(\.rule) == [.truncatedText])
    #expect(over.notes == ["the suppression of all rules at \"*\" ended on 2026-11-21: a test"])
  }

  // MARK: Baselines

  @Test("With a baseline only what is new counts, and what is gone is told")
  func baseline() async throws {
    let all = try await report()
    let file = Temporary.path("baseline.json")
    try Baseline(all.findings).write(to: file)
    let baseline = try Baseline(path: file)
    #expect(baseline == Baseline(all.findings))
    var same = all
    same.compare(with: baseline)
    #expect(same.findings == [])
    #expect(same.known == all.findings)
    #expect(same.notes == [])
    var more = all
    more.compare(with: Baseline([]))
    #expect(more.findings == all.findings)
    var less = all
    less.findings = []
    less.compare(with: baseline)
    #expect(less.notes.count == 1)
  }

  @Test("What is no baseline is refused with its name", arguments: ["", "{}", "[1]", "{\"schema\":2,\"findings\":[]}"])
  func malformedBaseline(text: String) throws {
    let file = Temporary.path("broken.json")
    try Temporary.write(text, to: file)
    let error = #expect(throws: CellDocumentErrors.self) { try Baseline(path: file) }
    #expect(error?.first.file == file)
  }
}
