import CellDocuments
import FontMetrics
import Foundation
import LayoutAudit
import LayoutCore
import TestSupport
import Testing

@Suite("What a person would see go wrong in a cell")
struct LayoutCheckTests {
  /// A fault that is seeded into a cell, and what of it has to be found.
  struct Seeded: Sendable, CustomTestStringConvertible {
    let rule: AuditRule
    let element: String
    let views: String
    let constraints: String
    var category = ContentSizeCategory.large
    var fixedHeight: Double?
    var other: String?
    var side: Fault.Side?
    var rules = AuditRules()
    var safeArea: EdgeInsets?

    var testDescription: String { rule.rawValue }
  }

  @Test("What reaches out is the alignment rectangle: a switch at the margin is no fault, and one beyond it is")
  func alignment() throws {
    func rules(_ constant: Int) throws -> [AuditRule] {
      let constraints = """
        - toggle.trailing == margins.trailing + \(constant)
        - toggle.top == margins.top
        - toggle.bottom == margins.bottom
        """
      let cell = Seeded(
        rule: .outsideMargins, element: "toggle", views: "toggle: { switch: {} }", constraints: constraints)
      return try faults(cell).map(\.rule)
    }
    #expect(try rules(0) == [])
    #expect(try rules(3) == [.outsideMargins])
  }

  @Test(
    "A switch of next to no width shows nothing outside of the margins or over others: that it is squeezed is its fault",
    arguments: [288, 287.4, 285.7])
  func switchOfNoWidth(title: Double) throws {
    let cell = Seeded(
      rule: .squeezedElement, element: "toggle",
      views: "title: { label: { text: A title } }\ntoggle: { switch: {} }",
      constraints: """
        - title.leading == margins.leading
        - title.top == margins.top
        - title.bottom == margins.bottom
        - toggle.leading == title.trailing
        - toggle.trailing == margins.trailing
        - toggle.centerY == title.centerY
        - title.width == \(title)
        """)
    #expect(try faults(cell).map(\.rule) == [.squeezedElement])
  }

  @Test("A fault is found, at its element, and nothing else is", arguments: seeded)
  func found(_ seeded: Seeded) throws {
    let found = try faults(seeded)
    let first = try #require(found.first)
    #expect(Set(found.map(\.rule)) == [seeded.rule], "\(found)")
    #expect(first.element == seeded.element)
    #expect(first.other == seeded.other)
    #expect(first.side == seeded.side)
    if seeded.side != nil { #expect(try #require(first.missing) > 0) }
  }

  @Test("Every rule that looks at a layout has a fault that is seeded")
  func complete() {
    // Cells of documents have no accessibility labels, for which controls of nibs are checked.
    let others: Set<AuditRule> = [
      .unscaledText, .missingTranslation, .sameAsSource, .longTranslation, .missingLabel,
    ]
    #expect(Set(Self.seeded.map(\.rule)).union(others) == Set(AuditRule.allCases))
  }

  @Test(
    "A label that is narrower than a letter lacks width: as much as its widest word, or all of its one line",
    arguments: 0...3, [0.0, 2])
  func vanished(lines: Int, width: Double) throws {
    let cell = Seeded(
      rule: .squeezedLabels, element: "row/value",
      views: """
        name: { label: { text: A name that takes all the room there is in its row and more, textStyle: body, compression: 900 } }
        value: { label: { text: Tomorrow morning, textStyle: body, lines: \(lines), compression: 300 } }
        row: { stack: { arranged: [name, value], axis: horizontal, alignment: top, spacing: 8 } }
        """,
      constraints: """
        - row.leading == margins.leading
        - row.trailing == margins.trailing
        - row.top == margins.top
        - row.bottom == margins.bottom
        - value.width == \(width)
        """)
    let fault = try #require(try faults(cell).first { $0.element == "row/value" })
    #expect(fault.rule == .squeezedLabels && fault.side == .width)
    #expect(fault.available == width)
    let needed = try #require(fault.needed)
    #expect(lines == 1 ? needed > 120 && needed < 150 : needed > 70 && needed < 90)
  }

  @Test("A label that is as wide as its letters lacks no width")
  func narrow() throws {
    let cell = Seeded(
      rule: .truncatedText, element: "title", views: "title: { label: { text: i i i i, textStyle: body, lines: 0 } }",
      constraints: Self.loose.replacing("- title.trailing == margins.trailing\n", with: "") + "\n- title.width == 6")
    #expect(try faults(cell).filter { $0.side == .width } == [])
  }

  @Test(
    "A picture that a required constraint of its own holds at no width is hidden on purpose, and no other is",
    arguments: [
      ("photo.width == 0", true), ("photo.width <= 60", false), ("photo.width == 40 @ 240", false),
    ])
  func hiddenPicture(constraint: String, isHidden: Bool) throws {
    let cell = Seeded(
      rule: .squeezedElement, element: "photo",
      views: """
        photo: { image: { size: { width: 40, height: 40 }, compression: { horizontal: 250 } } }
        title: { label: { text: A title of so many words that it takes two lines of a cell at least, textStyle: body, lines: 0 } }
        """,
      constraints: """
        - photo.leading == margins.leading
        - photo.centerY == title.centerY
        - \(constraint)
        - title.leading == photo.trailing
        - title.trailing == margins.trailing
        - title.width == 288
        - title.top == margins.top
        - title.bottom == margins.bottom
        """)
    let found = try faults(cell)
    #expect(found.map(\.rule) == (isHidden ? [] : [.squeezedElement]))
  }

  @Test(
    "Less than a quarter of one length is next to nothing, where the other is whole and nothing asks for it",
    arguments: [
      ("photo.width == 9 @ 999", true), ("photo.width == 11 @ 999", false), ("photo.width == 9", false),
      ("photo.width == 9 @ 999\n- photo.height == 20", false), ("photo.width == 9 @ 999\n- photo.height == 40", true),
      ("photo.width <= 9", true), ("photo.width <= 300\n- photo.width == 9 @ 999", true),
      ("photo.width >= 1\n- photo.width == 9 @ 999", true), ("photo.width == 100 @ 1\n- photo.width <= 9", true),
      ("photo.width == 0.03125 * margins.width", false), ("photo.width <= 0.03125 * margins.width", true),
    ])
  func smallPicture(constraint: String, isSqueezed: Bool) throws {
    let cell = Seeded(
      rule: .squeezedElement, element: "photo", views: "photo: { image: { size: { width: 40, height: 40 } } }",
      constraints: """
        - photo.leading == margins.leading
        - photo.top == margins.top
        - photo.bottom == margins.bottom
        - \(constraint)
        """)
    #expect(try faults(cell).map(\.rule) == (isSqueezed ? [.squeezedElement] : []))
  }

  @Test("A rule that is switched off finds nothing", arguments: seeded)
  func switchedOff(_ seeded: Seeded) throws {
    var rules = seeded.rules
    rules.disabled = [seeded.rule]
    #expect(try !faults(seeded, rules).map(\.rule).contains(seeded.rule))
  }

  @Test("A sound cell has no faults, at any size and width", arguments: ContentSizeCategory.allCases)
  func sound(category: ContentSizeCategory) throws {
    for width in [320.0, 375, 430] {
      let cell = Seeded(
        rule: .overlap, element: "",
        views: "title: { label: { text: A title that takes some lines at larger text, textStyle: body, lines: 0 } }",
        constraints: Self.wide, category: category)
      #expect(try faults(cell, width: width) == [])
    }
  }

  @Test("Ink that reaches out of its label into empty room is no fault")
  func inkInRoom() throws {
    let cell = Seeded(
      rule: .inkOutside, element: "", views: "title: { label: { text: نعم ج, textStyle: body } }",
      constraints: Self.wide, category: .accessibilityExtraExtraExtraLarge)
    #expect(try faults(cell) == [])
  }

  @Test("A word that no layout of the cell could hold is noted with the room of the whole cell, and is no broken word")
  func longestWord() throws {
    let cell = Seeded(
      rule: .longWord, element: "title",
      views: "title: { label: { text: Benachrichtigungen, textStyle: body, lines: 0 } }",
      constraints: Self.wide.replacing(
        "title.trailing == margins.trailing", with: "title.width == 0.6 * content.width"),
      category: .accessibilityExtraExtraExtraLarge)
    let found = try faults(cell)
    #expect(found.map(\.rule) == [.longWord])
    #expect(found.first?.available == 288)
    #expect(found.first?.detail == "Benachrichtigungen")
    #expect(AuditRule.longWord.usualSeverity == .note)
    #expect(try faults(cell, width: 600).map(\.rule) == [.brokenWord])
  }

  @Test(
    "A button that a constraint of its own holds at a width is not told to be stacked, and one that a neighbor squeezes is",
    arguments: [
      ("buy.width == 90", AuditRule.truncatedText), ("buy.width <= 90", .truncatedText),
      ("buy.trailing == margins.trailing", .squeezedLabels),
    ])
  func fixedButton(constraint: String, rule: AuditRule) throws {
    let cell = Seeded(
      rule: rule, element: "buy",
      views: """
        name: { label: { text: A name that is as long as it can be, textStyle: body, compression: 900, hugging: 900 } }
        buy: { button: { title: Buy it now or later, textStyle: body, compression: 300 } }
        """,
      constraints: """
        - name.leading == margins.leading
        - name.top == margins.top
        - name.bottom == margins.bottom
        - name.height >= 44
        - buy.leading == name.trailing + 8
        - buy.centerY == name.centerY
        - buy.height == 44
        - \(constraint)
        """)
    #expect(try faults(cell).filter { $0.element == "buy" }.map(\.rule).contains(rule))
    #expect(try faults(cell).contains { $0.rule == .squeezedLabels } == (rule == .squeezedLabels))
  }

  @Test("A place that is open by no more than the tolerance is as good as given", arguments: [(0.4, 0), (0.6, 1)])
  func openByLittle(_ room: Double, _ count: Int) throws {
    let cell = Seeded(
      rule: .ambiguousLayout, element: "mark", views: "mark: { image: { size: { width: 20, height: 20 } } }",
      constraints: """
        - mark.leading >= margins.leading
        - mark.leading <= margins.leading + \(room)
        - mark.top == margins.top
        - mark.bottom == margins.bottom
        """)
    #expect(try faults(cell).count { $0.rule == .ambiguousLayout } == count)
  }

  @Test(
    "A text in a label lower than half a line lies over the one beside it, by what they have in common",
    arguments: [21, 40])
  func lowLabelOverText(height: Int) throws {
    let cell = Seeded(
      rule: .overlap, element: "value",
      views: """
        name: { label: { text: Status, textStyle: body } }
        value: { label: { text: online, textStyle: body } }
        """,
      constraints: """
        - name.leading == margins.leading
        - name.height == \(height)
        - name.centerY == value.centerY
        - value.leading == name.trailing - 10
        - value.top == margins.top
        - value.bottom == margins.bottom
        """, category: .accessibilityExtraExtraExtraLarge)
    let found = try faults(cell)
    #expect(!found.map(\.rule).contains(.inkOutside))
    let overlap = try #require(found.first { $0.rule == .overlap })
    #expect(overlap.element == "value" && overlap.other == "name" && overlap.side == .width)
    #expect(overlap.missing == 10)
  }

  @Test("What shows nothing may be anywhere; what shows, and what moves something that does, may not")
  func openPlaces() throws {
    func elements(_ views: String, _ constraints: String) throws -> [String] {
      let cell = Seeded(
        rule: .ambiguousLayout, element: "", views: "title: { label: { text: A title } }\n" + views,
        constraints: Self.wide + "\n" + constraints)
      return try faults(cell).filter { $0.rule == .ambiguousLayout }.map(\.element)
    }
    let beside = "- spacer.leading >= margins.leading\n- spacer.top == margins.top\n- spacer.height == 10"
    #expect(try elements("spacer: { view: {} }", beside) == [])
    #expect(try elements("spacer: { label: { text: '' } }", beside) == [])
    #expect(try elements("spacer: { view: { hidden: true, backgroundColor: '#FF9800' } }", beside) == [])
    #expect(try elements("spacer: { view: { backgroundColor: '#FF9800' } }", beside) == ["spacer"])
    #expect(try elements("spacer: { label: { text: x } }", beside) == ["spacer"])
  }

  @Test("A mark that stands after a quotation mark, in a font of its own script, is not missing")
  func markAfterQuotationMark() throws {
    let cell = Seeded(
      rule: .missingGlyph, element: "",
      views: #"title: { label: { text: "Vowel sign “\u0E31” and shadda (\u0651)", textStyle: body, lines: 0 } }"#,
      constraints: Self.wide)
    #expect(try faults(cell) == [])
  }

  @Test("How much is missing is told to the point")
  func missing() throws {
    var cell = Self.seeded[0]
    cell.category = .large
    let fault = try #require(try faults(cell).first)
    let built = try build(cell)
    let label = try #require(built.view(named: "title") as? Label)
    #expect(fault.available == 288)
    #expect(fault.needed == Double(label.intrinsicContentSize.width))
    #expect(fault.text == label.text)
  }

  // MARK: Helpers

  private func build(_ seeded: Seeded) throws -> BuiltCell {
    let indented = { (text: String) in text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n") }
    let text = "schema: 1\nviews:\n\(indented(seeded.views))\nconstraints:\n\(indented(seeded.constraints))\n"
    let built = try CellBuilder(try CellDocument(text: text)).build(
      traits: TraitCollection(contentSizeCategory: seeded.category, log: .silent))
    // The standard strategy leaves no word alone where it can.
    if seeded.rule == .orphanedWord { (built.view(named: seeded.element) as? Label)?.lineBreakStrategy = [] }
    return built
  }

  func faults(_ seeded: Seeded, _ rules: AuditRules? = nil, width: Double = 320) throws -> [Fault] {
    try LayoutCheck(rules: rules ?? seeded.rules, safeArea: seeded.safeArea).faults(
      in: build(seeded).cell, width: width, fixedHeight: seeded.fixedHeight)
  }
}
