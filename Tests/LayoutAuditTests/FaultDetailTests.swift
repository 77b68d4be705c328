import CellDocuments
import FontMetrics
import Foundation
import LayoutAudit
import LayoutCore
import TableLayout
import Testing

@Suite("What faults say, and which are one")
struct FaultDetailTests {
  private func report(
    _ views: String, _ constraints: [String], categories: [ContentSizeCategory] = [.large], widths: [Double] = [320],
    _ change: (inout Audit) -> Void = { _ in }
  ) async throws -> AuditReport {
    let lines = constraints.map { "  - \"\($0)\"" }.joined(separator: "\n")
    let text = "schema: 1\nviews:\n\(views)\nconstraints:\n\(lines)\n"
    var audit = Audit([CellSubject(try CellDocument(text: text, file: "cell.yaml"))])
    (audit.categories, audit.widths) = (categories, widths)
    change(&audit)
    let report = try await audit.run()
    #expect(report.problems == [])
    return report
  }

  private static let wide = [
    "t.leading == margins.leading", "t.trailing == margins.trailing", "t.top == margins.top",
    "t.bottom == margins.bottom",
  ]

  // MARK: Sizes

  @Test(
    "A text that scales is said to keep its size at no choice of text sizes, also where Apple's tables have one size for all of them",
    arguments: [
      [.extraSmall, .small, .medium], [.small, .large], [.accessibilityLarge, .accessibilityExtraExtraExtraLarge],
    ]
      as [[ContentSizeCategory]],
    ["textStyle: caption2", "textStyle: caption1", "font: system, size: 17, textStyle: body, maximumPointSize: 30"])
  func scaling(categories: [ContentSizeCategory], font: String) async throws {
    let report = try await report(
      "  t: { label: { text: A caption, \(font), lines: 0 } }", Self.wide, categories: categories)
    #expect(report.findings == [])
  }

  @Test("A text that does not scale is found at one text size as well, and is so at all of them")
  func notScaling() async throws {
    let report = try await report(
      "  t: { label: { text: A caption, font: system, size: 13, lines: 0, adjustsFontForContentSizeCategory: false } }",
      Self.wide, widths: [320, 375])
    #expect(report.findings.map(\.message) == ["keeps its 13 points at every text size"])
    #expect(report.findings.map(\.widths) == [[320, 375]])
    #expect(report.findings.map(\.count) == [2])
  }

  @Test("A font that a cell in code would have when made anew does not follow, and is found")
  func codeNotScaling() async throws {
    let subjects = [false, true].map { adjusts in
      CodeSubject("Cell \(adjusts)") {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "A title"
        let traits = TraitCollection.current
        cell.textLabel?.adjustsFontForContentSizeCategory = adjusts
        cell.textLabel?.font = try traits.fonts.preferredFont(for: .body, category: traits.contentSizeCategory)
        return cell
      }
    }
    let report = try await Audit(subjects).run()
    #expect(report.findings.map(\.subject) == ["Cell false"])
    #expect(report.findings.map(\.rule) == [.unscaledText])
  }

  // MARK: One or two

  @Test("Two broken constraints at one element are two findings, each where its sentence stands")
  func brokenConstraints() async throws {
    let report = try await report(
      "  title: { label: { text: Hi, textStyle: body } }",
      [
        "title.leading == margins.leading", "title.top == margins.top", "title.bottom == margins.bottom",
        "title.height == 30", "title.height == 40", "title.width == 50", "title.width == 60",
      ], categories: [.large, .extraLarge])
    let broken = report.findings.filter { $0.rule == .unsatisfiableConstraints }
    #expect(broken.map(\.fault.constraint) == ["title.height == 40", "title.width == 60"])
    #expect(broken.map { $0.place?.position.line } == [9, 11])
    #expect(broken.map(\.count) == [2, 2])
    #expect(Set(broken.map { FindingIdentity($0) }).count == 2)
  }

  @Test("A line of the visual format that is broken is told at its view and at its own line")
  func brokenLine() async throws {
    let report = try await report(
      "  t: { label: { text: Text, textStyle: body, lines: 0 } }", ["V:|-[t]-|", "H:|-[t(100)]", "H:[t(120)]"])
    let broken = try #require(report.findings.first { $0.rule == .unsatisfiableConstraints })
    #expect(broken.fault.element == "t")
    #expect(broken.fault.constraint == "H:[t(120)]")
    #expect(broken.place?.position.line == 7)
  }

  @Test("A constraint's own name is not taken for a view's")
  func namedConstraint() throws {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.setTraits(TraitCollection(log: .silent))
    let title = Label()
    title.accessibilityIdentifier = "heading"
    title.text = "Hi"
    title.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(title)
    let heights = [30.0, 40].map { title.heightAnchor.constraint(equalToConstant: $0) }
    heights[1].identifier = "Title top"
    LayoutConstraint.activate(
      [
        title.topAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.topAnchor),
        title.bottomAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.bottomAnchor),
        title.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
      ] + heights)
    let faults = try LayoutCheck().faults(in: cell, width: 320)
    #expect(faults.map(\.element) == ["heading"])
    #expect(faults.map(\.constraint) == ["Title top"])
  }

  @Test("An element that reaches out at two edges has two findings, and each counts its layouts")
  func edges() async throws {
    let report = try await report(
      "  t: { label: { text: Hi there all you people out there and more and more and more, textStyle: body } }",
      [
        "t.leading == content.leading - 40", "t.trailing == content.trailing + 30", "t.top == margins.top",
        "t.bottom == margins.bottom",
      ], categories: [.large, .extraLarge])
    let outside = report.findings.filter { $0.rule == .outsideCell }
    #expect(outside.map(\.fault.side) == [.left, .right])
    #expect(outside.first?.fault.missing == 40)
    #expect(outside.map(\.count) == [2, 2])
    #expect(Set(outside.map { FindingIdentity($0) }).count == 2)
  }

  @Test("In a row that is too low what follows from that is not told, and what does not is")
  func tooLow() throws {
    func faults(_ more: String) throws -> [Fault] {
      let text = """
        schema: 1
        views: { t: { label: { text: A title of several lines in a low row of a fixed height, textStyle: body, lines: 0 } } }
        constraints: [ "V:|-[t]-|", "H:|-[t]-|"\(more) ]
        """
      let cell = try CellBuilder(CellDocument(text: text)).build(traits: TraitCollection(log: .silent)).cell
      return try LayoutCheck().faults(in: cell, width: 320, fixedHeight: 20)
    }
    #expect(try faults("").map(\.rule) == [.fixedHeight])
    #expect(try faults(", t.width == 400").map(\.rule) == [.fixedHeight, .unsatisfiableConstraints])
  }

  // MARK: Texts

  @Test("Where the first paragraph has room in the label's only line, lines are missing, and not width")
  func paragraphs() async throws {
    let report = try await report("  t: { label: { text: \"Hi\\nthere\", textStyle: body } }", Self.wide)
    #expect(report.findings.map(\.rule) == [.truncatedText])
    #expect(report.findings.map(\.fault.side) == [.height])
    let missing = try #require(report.findings.first?.fault.missing)
    #expect(missing > 10)
  }

  @Test("A word that is broken at some sizes, and wider than the cell at larger ones, is one finding")
  func brokenAndLongWord() async throws {
    let constraints = [
      "t.leading == margins.leading", "t.top == margins.top", "t.bottom == margins.bottom",
      "t.width == 0.6 * content.width",
    ]
    func findings(_ categories: [ContentSizeCategory], _ text: String = "Donaudampfschiff") async throws -> [Finding] {
      try await report(
        "  t: { label: { text: \(text), textStyle: body, lines: 0 } }", constraints, categories: categories
      ).findings
    }
    let (small, large) = (
      ContentSizeCategory.accessibilityMedium, ContentSizeCategory.accessibilityExtraExtraExtraLarge
    )
    #expect(try await findings([small]).map(\.rule) == [.brokenWord])
    #expect(try await findings([large]).map(\.rule) == [.longWord])
    let both = try await findings([small, large])
    #expect(both.map(\.rule) == [.brokenWord])
    #expect(both.map(\.severity) == [.warning])
    #expect(both.map(\.categories) == [[small, large]])
    #expect(both.map(\.count) == [2])
    #expect(both.first?.worst.category == large)
    // Two words are two findings.
    let two = try await findings([small, large], "Donaudampfschiff Kapitaensmuetzenabzeichen")
    #expect(Set(two.map(\.rule)) == [.brokenWord, .longWord])
  }

  @Test(
    "Letters are held against the line they are in: tall ones in the first line reach out above, in a later one they do not"
  )
  func inkOfLines() async throws {
    func faults(_ text: String) async throws -> [String] {
      let report = try await report(
        """
          over: { label: { text: Ägypten, textStyle: body } }
          t: { label: { text: "\(text)", textStyle: body, lines: 0 } }
        """,
        [
          "over.leading == margins.leading", "over.top == margins.top", "t.top == over.bottom",
          "t.leading == margins.leading", "t.trailing == margins.trailing", "t.bottom == margins.bottom",
        ], categories: [.accessibilityExtraExtraExtraLarge], widths: [800])
      return report.findings.map { "\($0.rule.rawValue) \($0.fault.element) \($0.fault.other ?? "")" }
    }
    #expect(try await faults("Plain words in the first line\\nأَإِنَّكَ") == [])
    #expect(try await faults("أَإِنَّكَ\\nPlain words in the second line") == ["ink-outside t over"])
    #expect(try await faults("Plain words") == [])
  }

  @Test("What a text view scrolls or clips lies over nothing", arguments: [true, false])
  func textViews(scrolls: Bool) async throws {
    let report = try await report(
      """
        tv: { textView: { text: Some text in a text view which is long enough to wrap a few times over and over, textStyle: body, scrollEnabled: \(scrolls) } }
        below: { label: { text: Below, textStyle: body } }
      """,
      [
        "tv.top == margins.top", "tv.leading == margins.leading", "tv.trailing == margins.trailing", "tv.height == 60",
        "below.top == tv.bottom + 8", "below.leading == margins.leading", "below.trailing == margins.trailing",
        "below.bottom == margins.bottom",
      ], categories: [.large, .accessibilityExtraExtraExtraLarge])
    let expected: [AuditRule] = scrolls ? [] : [.clippedText]
    #expect(report.findings.map(\.rule) == expected)
  }

  @Test(
    "A text view that is as high as it asks cuts nothing, whatever the leading of its font",
    arguments: TextStyle.allCases.filter { $0.uiKitRawValue != nil })
  func textViewsAtTheirHeight(style: TextStyle) async throws {
    let report = try await report(
      "  tv: { textView: { text: Notes of some length that wrap into two or three lines, textStyle: \(style) } }",
      [
        "tv.top == margins.top", "tv.bottom == margins.bottom", "tv.leading == margins.leading",
        "tv.trailing == margins.trailing",
      ], categories: ContentSizeCategory.allCases)
    #expect(report.findings.map(\.rule).filter { $0 == .clippedText } == [])
  }

  // MARK: Safe areas

  @Test("What reaches into the safe area is found where there is one; the margins keep clear of it")
  func safeArea() async throws {
    let beside = ["t.leading == content.leading + 20", "t.top == margins.top", "t.bottom == margins.bottom"]
    let view = "  t: { label: { text: A title, textStyle: body } }"
    func findings(_ constraints: [String], inset: CGFloat) async throws -> [Finding] {
      try await report(view, constraints, widths: [852]) {
        $0.safeArea = EdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
      }.findings
    }
    #expect(try await findings(beside, inset: 0) == [])
    #expect(try await findings(Self.wide, inset: 59) == [])
    let found = try await findings(beside, inset: 59)
    #expect(found.map(\.rule) == [.outsideSafeArea])
    #expect(found.map(\.fault.missing) == [39])
    #expect(found.map(\.fault.side) == [.left])
  }

  @Test("Beside an accessory there is no safe area to reach into")
  func accessory() throws {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.setTraits(TraitCollection(log: .silent))
    cell.accessoryType = .disclosureIndicator
    let title = Label()
    title.text = "A title"
    title.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(title)
    LayoutConstraint.activate([
      title.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: 5),
      title.topAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.topAnchor),
      title.bottomAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.bottomAnchor),
    ])
    #expect(try LayoutCheck().faults(in: cell, width: 320).map(\.rule) == [.outsideMargins])
  }

  // MARK: Rows

  @Test("What rows of a cell have in common is told of the first row, however many rows there are")
  func firstRows() async throws {
    let rows = (0..<200).map { "      - { t.text: Row \($0) }" }.joined(separator: "\n")
    let text = """
      schema: 1
      cells:
        c:
          views: { t: { label: { font: system, size: 13, adjustsFontForContentSizeCategory: false } } }
          constraints:
            - t.leading >= margins.leading
            - t.trailing <= margins.trailing
            - t.top == margins.top
            - t.bottom == margins.bottom
      sections:
        - cell: c
          rows:
      \(rows)
      """
    var audit = Audit([TableSubject(try TableDocument(text: text, file: "table.yaml"))])
    (audit.categories, audit.widths) = ([.large], [320])
    let findings = try await audit.run().findings
    #expect(findings.map(\.rule) == [.ambiguousLayout, .unscaledText])
    #expect(findings.map(\.part?.row) == [0, 0])
  }
}
