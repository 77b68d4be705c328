import CellDocuments
import FontMetrics
import LayoutCore
import TestSupport
import Testing

@testable import LayoutAudit

@Suite("What nobody sees is no fault, or a note")
struct SeenHarmTests {
  private typealias Seeded = LayoutCheckTests.Seeded

  private func rules(
    _ views: String, _ constraints: String, height: Double? = nil, category: ContentSizeCategory = .large
  ) throws -> [AuditRule] {
    try LayoutCheckTests().faults(
      Seeded(
        rule: .overlap, element: "", views: views, constraints: constraints, category: category, fixedHeight: height)
    ).map(\.rule)
  }

  private static func label(_ text: String, _ name: String = "title") -> String {
    "\(name): { label: { text: \(text), textStyle: body } }"
  }

  @Test(
    "A title that only lacks width is not the fault of a row that is lower than its line",
    arguments: [
      ("Administration name", [.truncatedText]), ("pages of administration", [.truncatedText, .fixedHeight]),
    ] as [(String, Set<AuditRule>)])
  func width(text: String, expected: Set<AuditRule>) throws {
    let constraints = """
      - title.leading == margins.leading
      - title.trailing == margins.trailing
      - title.top == content.top
      - title.bottom == content.bottom
      """
    let found = try rules(
      Self.label(text), constraints, height: 44, category: .accessibilityExtraExtraExtraLarge)
    #expect(Set(found) == expected)
  }

  @Test(
    "A row lower than it would be by itself is a fault where something in it is lower than it has to be",
    arguments: [("- title.bottom == content.bottom", [.fixedHeight]), ("- title.bottom <= content.bottom", [])]
      as [(String, [AuditRule])])
  func lowRow(bottom: String, expected: [AuditRule]) throws {
    // A picture may be as high as the row leaves it, and would be 100 points high by itself.
    let views = """
      \(Self.label("xenon"))
      mark: { image: { size: { width: 10, height: 100 } } }
      """
    let constraints = """
      - title.leading == margins.leading
      - title.top == content.top
      - title.trailing <= mark.leading - 8
      - mark.trailing == margins.trailing
      - mark.top == content.top
      - mark.bottom == content.bottom
      \(bottom)
      """
    #expect(
      try rules(views, constraints, height: bottom.contains("==") ? 12 : 60).contains(.fixedHeight) == !expected.isEmpty
    )
  }

  @Test("Texts lie one over the other by their letters, and not by their lines", arguments: [(-2, false), (-12, true)])
  func overlap(gap: Int, isFound: Bool) throws {
    let constraints = """
      - name.leading == margins.leading
      - name.top == margins.top
      - value.leading == margins.leading
      - value.top == name.bottom + \(gap)
      - value.bottom == margins.bottom
      """
    let found = try rules(
      [Self.label("Name", "name"), Self.label("Value", "value")].joined(separator: "\n"), constraints)
    #expect(found == (isFound ? [.overlap] : []))
  }

  @Test(
    "A text is outside of its cell by its letters", arguments: [(3, []), (12, [.outsideCell])] as [(Int, [AuditRule])])
  func outside(points: Int, expected: [AuditRule]) throws {
    let constraints = """
      - title.leading == margins.leading
      - title.top == content.top - \(points)
      - title.bottom == margins.bottom
      """
    #expect(try rules(Self.label("xenon"), constraints) == expected)
  }

  @Test("Elements that one stack takes out of the cell are one fault")
  func moved() throws {
    let views = """
      \(Self.label("One", "one"))
      \(Self.label("Two", "two"))
      box: { stack: { arranged: [one, two], axis: vertical } }
      """
    let constraints = """
      - box.leading == content.leading - 60
      - box.top == margins.top
      - box.bottom == margins.bottom
      """
    #expect(try rules(views, constraints) == [.outsideCell])
  }

  @Test("A control that lacks less than a quarter is drawn whole", arguments: [(47, false), (30, true)])
  func control(width: Int, isFound: Bool) throws {
    let constraints = """
      - toggle.leading == margins.leading
      - toggle.top == margins.top
      - toggle.bottom == margins.bottom
      - toggle.width == \(width)
      """
    #expect(try rules("toggle: { switch: {} }", constraints).contains(.squeezedElement) == isFound)
  }

  // MARK: Notes

  private func severity(_ views: String, _ constraints: String, of rule: AuditRule) throws -> [AuditSeverity] {
    let text = """
      schema: 1
      views:
        \(views)
      constraints:
      \(constraints)
      """
    let cell = try CellBuilder(CellDocument(text: text)).build(traits: TraitCollection(log: .silent)).cell
    return try LayoutCheck().findings(in: cell, categories: [.large], widths: [320]).filter { $0.rule == rule }
      .map(\.severity)
  }

  @Test("A few points beyond the margins are a note", arguments: [(4, AuditSeverity.note), (8, .warning)])
  func margins(points: Int, expected: AuditSeverity) throws {
    let constraints = """
        - title.leading == margins.leading - \(points)
        - title.top == margins.top
        - title.bottom == margins.bottom
      """
    #expect(try severity(Self.label("Title"), constraints, of: .outsideMargins) == [expected])
  }

  @Test(
    "A constraint that is missed by less than a point is a note", arguments: [(0.5, AuditSeverity.note), (3, .error)])
  func constraint(points: Double, expected: AuditSeverity) throws {
    let constraints = """
        - title.leading == margins.leading
        - title.top == margins.top
        - title.bottom == margins.bottom
        - title.height == 30
        - title.height == \(30 + points)
      """
    #expect(try severity(Self.label("Title"), constraints, of: .unsatisfiableConstraints) == [expected])
  }
}
