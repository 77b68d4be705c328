import FontMetrics
import LayoutAudit
import TestSupport
import Testing

@Suite("Boxes that are lower than the text in them")
struct LowBoxTests {
  private typealias Seeded = LayoutCheckTests.Seeded

  private func faults(_ seeded: Seeded) throws -> [Fault] { try LayoutCheckTests().faults(seeded) }

  @Test(
    "A box that is too low for its line is an error where the cell cuts letters, and a note where all of them show",
    arguments: [
      (.large, []), (.extraLarge, [.tightBox]), (.extraExtraExtraLarge, [.tightBox]),
      (.accessibilityExtraExtraExtraLarge, [.clippedText]),
    ] as [(ContentSizeCategory, [AuditRule])])
  func lowBox(category: ContentSizeCategory, rules: [AuditRule]) throws {
    let cell = Seeded(
      rule: .tightBox, element: "title", views: "title: { label: { text: '#byggjug', textStyle: body } }",
      constraints: LayoutCheckTests.wide + "\n- title.height == 22", category: category)
    #expect(try faults(cell).map(\.rule) == rules)
  }

  @Test("Where the cell leaves no room around a low box, letters without accents show whole, and others are cut")
  func lowBoxOfCapitals() throws {
    func rules(_ text: String) throws -> [AuditRule] {
      let cell = Seeded(
        rule: .tightBox, element: "title", views: "title: { label: { text: \(text), textStyle: body } }",
        constraints: """
          - title.leading == margins.leading
          - title.top == content.top
          - title.bottom == content.bottom
          - title.height == 14
          """)
      return try faults(cell).map(\.rule).filter { $0 != .inkOutside }
    }
    #expect(try rules("xenon") == [.tightBox])
    #expect(try rules("Ägypten") == [.clippedText])
  }

  @Test(
    "A box that is lower than half a line shows next to nothing, and cuts its text; a higher one in room shows all of it",
    .fact("label-29"),
    arguments: [
      (0.0, AuditRule.clippedText), (1, .clippedText), (10, .clippedText), (12, .tightBox), (19, .tightBox),
    ])
  func lowestBox(height: Double, rule: AuditRule) throws {
    for view in ["label: { text: '#byggjug', textStyle: body }", "button: { title: '#byggjug', textStyle: body }"] {
      let cell = Seeded(
        rule: rule, element: "title", views: "title: { \(view) }",
        constraints: """
          - title.leading == margins.leading
          - title.top == content.top + 30
          - title.bottom == content.bottom - 30
          - title.height == \(height)
          """)
      #expect(try faults(cell).map(\.rule).filter { $0 != .smallTarget } == [rule], "\(view)")
    }
    #expect(AuditRule.tightBox.usualSeverity == .note)
  }

  @Test("The letters of a button that is too low are told where they meet a neighbor")
  func buttonInk() throws {
    func rules(gap: Double) throws -> Set<AuditRule> {
      let cell = Seeded(
        rule: .inkOutside, element: "buy",
        views: """
          buy: { button: { title: gypqj, textStyle: body } }
          below: { label: { text: ẤẦỄ, textStyle: body } }
          """,
        constraints: """
          - buy.leading == margins.leading
          - buy.top == content.top + 30
          - buy.height == 12
          - below.leading == margins.leading
          - below.top == buy.bottom + \(gap)
          - below.bottom == content.bottom - 30
          """)
      return Set(try faults(cell).filter { $0.element == "buy" && $0.rule != .smallTarget }.map(\.rule))
    }
    #expect(try rules(gap: 0) == [.tightBox, .inkOutside])
    #expect(try rules(gap: 20) == [.tightBox])
  }

  @Test(
    "A box that is too low tells how far letters reach out of it, and which background they leave",
    arguments: [
      ("title: { label: { text: '#byggjug', BODY, backgroundColor: '#D00000' } }", ", outside its background"),
      ("title: { button: { title: '#byggjug', BODY, backgroundColor: '#D00000' } }", ", outside its background"),
      ("title: { button: { title: '#byggjug', configuration: filled } }", ", outside its background"),
      ("title: { label: { text: '#byggjug', BODY } }", ""),
      (
        "ground: { view: { backgroundColor: '#D00000' } }\ntitle: { label: { text: '#byggjug', BODY } }",
        ", outside the background of ground"
      ),
    ])
  func leftGround(views: String, ground: String) throws {
    var constraints = """
      - title.leading == margins.leading
      - title.top == content.top + 30
      - title.bottom == content.bottom - 30
      - title.height == 12
      """
    for edge in ["leading", "trailing", "top", "bottom"] where views.hasPrefix("ground") {
      constraints += "\n- ground.\(edge) == title.\(edge)"
    }
    let cell = Seeded(
      rule: .tightBox, element: "title", views: views.replacing("BODY", with: "textStyle: body"),
      constraints: constraints)
    let fault = try #require(try faults(cell).first { $0.rule == .tightBox })
    let detail = try #require(fault.detail)
    let form = /letters extend ([\d.]+ points? (above|below) the frame( and )?)+(, outside .*)?/
    #expect(detail.wholeMatch(of: form) != nil)
    #expect(detail.contains(", outside") == !ground.isEmpty && detail.hasSuffix(ground), "\(detail)")
  }

  @Test("Letters that stay in a box that is too low are not said to leave it")
  func inBox() throws {
    let cell = Seeded(
      rule: .tightBox, element: "title",
      views: "title: { label: { text: xenon, textStyle: body, backgroundColor: '#D00000' } }",
      constraints: """
        - title.leading == margins.leading
        - title.top == content.top
        - title.bottom == content.bottom
        - title.height == 14
        """)
    #expect(try faults(cell).filter { $0.rule == .tightBox }.map(\.detail) == [nil])
  }
}
