import CellDocuments
import FontMetrics
import Foundation
import LayoutCore
import StringCatalogs
import TableLayout
import Testing

@Suite("Cells built from documents")
struct CellBuilderTests {
  private func traits(
    _ category: ContentSizeCategory = .large, direction: LayoutDirection = .leftToRight
  ) throws -> TraitCollection {
    TraitCollection(
      contentSizeCategory: category, layoutDirection: direction, typesetting: try Typesetting.bundled(), log: .silent)
  }

  /// The sample as somebody writes it for UIKit.
  private func sampleInCode(_ traits: TraitCollection) throws -> TableViewCell {
    let (headline, body) = traits.performAsCurrent { (Label(), Label()) }
    let cell = traits.performAsCurrent { TableViewCell(style: .default, reuseIdentifier: "cell") }
    let palatino = try traits.fonts.font(named: "Palatino", size: 18)
    headline.font = try traits.fonts.preferredFont(for: .headline, category: traits.contentSizeCategory)
    body.font = try FontScaler(style: .body).scaledFont(for: palatino, category: traits.contentSizeCategory)
    for (label, name, text) in [(headline, "headline", "Headline"), (body, "body", "Body text")] {
      label.text = text
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      label.accessibilityIdentifier = name
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
    }
    let margins = cell.contentView.layoutMarginsGuide
    LayoutConstraint.activate([
      headline.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      headline.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.leadingAnchor.constraint(equalTo: headline.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: headline.trailingAnchor),
      headline.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: margins.topAnchor, multiplier: 1),
      margins.bottomAnchor.constraint(equalToSystemSpacingBelow: body.lastBaselineAnchor, multiplier: 1),
      body.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: headline.lastBaselineAnchor, multiplier: 1),
    ])
    return cell
  }

  @Test(
    "The sample comes out as the same cell made in code, at every text size, both ways",
    arguments: ContentSizeCategory.allCases,
    LayoutDirection.allCases)
  func sample(category: ContentSizeCategory, direction: LayoutDirection) throws {
    let traits = try traits(category, direction: direction)
    let built = try CellBuilder(try CellDocument(text: sampleDocument)).build(traits: traits)
    for width in [375.0, 120, 430] {
      let layout = try built.layOut(width: width)
      #expect(layout.views.map(\.name) == ["headline", "body"])
      #expect(layout.unsatisfied == [])
      #expect(layout.ambiguous == [])
      let inCode = try CellSizing.layOut(try sampleInCode(traits), width: width)
      #expect(layout.views.map(\.frame) == inCode.views.map(\.frame))
      #expect(layout.views.map(\.firstBaseline) == inCode.views.map(\.firstBaseline))
      // The views were made in another order, so sums before rounding may differ in the last bit.
      for (view, other) in zip(layout.views, inCode.views) {
        #expect(abs(view.unroundedFrame.minY - other.unroundedFrame.minY) < 1e-9)
        #expect(abs(view.unroundedFrame.height - other.unroundedFrame.height) < 1e-9)
      }
    }
  }

  @Test("Its text follows a change of the category")
  func categoryChange() throws {
    let built = try CellBuilder(try CellDocument(text: sampleDocument)).build(traits: try traits(.extraSmall))
    built.cell.setTraits(try traits(.accessibilityLarge))
    let fresh = try CellBuilder(try CellDocument(text: sampleDocument)).build(traits: try traits(.accessibilityLarge))
    #expect(try built.layOut().views == fresh.layOut().views)
  }

  @Test("Every part of a document arrives in the cell")
  func parts() throws {
    let text = """
      schema: 1
      cell: { width: 300, separator: false, preservesSuperviewLayoutMargins: true }
      guides: [column]
      views:
        title:
          label:
            text: Title
            font: Inter
            size: 20
            lines: 3
            breakMode: byClipping
            alignment: center
            hugging: { horizontal: 300 }
            compression: low
            adjustsFontForContentSizeCategory: false
        fill: { spacer: { hugging: 10 } }
      constraints:
        - column.width == 0.5 * content.width - 10
        - column.top == cellMargins.top + 1
        - column.height == 60
        - column.leading == systemSpacing after content.leading
        - title.leading == column.leading
        - title.top >= column.top @ 700
        - fill.top == title.bottom
        - fill.bottom == readable.bottom
        - fill.left == safeArea.left
        - fill.right == column.right @ high
      """
    let built = try CellBuilder(try CellDocument(text: text)).build(traits: try traits())
    let title = try #require(built.view(named: "title") as? Label)
    #expect((title.text, title.numberOfLines) == ("Title", 3))
    #expect((title.lineBreakMode, title.textAlignment) == (.byClipping, .center))
    #expect((title.font.pointSize, title.font.origin) == (20, .plain))
    #expect(!title.adjustsFontForContentSizeCategory)
    #expect(title.contentHuggingPriority(for: .horizontal) == LayoutPriority(300))
    #expect(title.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(title.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
    #expect(built.cell.contentView.preservesSuperviewLayoutMargins)
    #expect(built.view(named: "fill")?.contentHuggingPriority(for: .vertical) == LayoutPriority(10))
    #expect(built.view(named: "column") == nil)
    let layout = try built.layOut()
    let column = try #require(built.cell.contentView.layoutGuides.first { $0.identifier == "column" })
    #expect(column.layoutFrame == CGRect(x: 8, y: 12, width: 140, height: 60))
    #expect(layout.width == 300)
    #expect(layout["fill"]?.frame.minX == 0)
    #expect(layout["fill"]?.frame.maxX == 148)
    #expect(layout["fill"]?.frame.minY == layout["title"]?.frame.maxY)
  }

  @Test("Constraints carry their sentences, and those that cannot hold are reported by them")
  func conflict() throws {
    let sentences = ["a.top == margins.top", "a.height == 20", "a.height == 30 @ required"]
    let built = try CellBuilder(try CellDocument(text: document(constraints: sentences))).build(traits: try traits())
    let active = built.cell.subtree.flatMap(\.constraints).compactMap(\.identifier)
    #expect(active.sorted() == sentences.sorted())
    #expect(try built.layOut().unsatisfied.map(\.identifier) == ["a.height == 30 @ required"])
  }

  @Test("Fonts that are not there are reported together, each where it is named")
  func fonts() throws {
    let text = """
      schema: 1
      views:
        a: { label: { font: Palatno, size: 18 } }
        b: { label: { textStyle: extraLargeTitle } }
        c: { label: { size: 30, textStyle: extraLargeTitle } }
      """
    let builder = CellBuilder(try CellDocument(text: text, file: "fonts.yaml"))
    let error = #expect(throws: CellDocumentErrors.self) { try builder.build(traits: try traits(.small)) }
    #expect(
      error?.description == """
        fonts.yaml:3:23: no font named "Palatno"; did you mean "Palatino"?
        fonts.yaml:4:28: the size of extraLargeTitle at S is unknown; it is known only at L
        fonts.yaml:5:38: the leading of extraLargeTitle at S is unknown, so nothing can be scaled by it; it is known only at L
        """)
  }

  @Test("A document made in code is checked when it is built")
  func uncheckedDocument() throws {
    let place = { ConstraintSentence.Place(item: $0, attribute: $1) }
    let sentences = [
      ConstraintSentence(first: place("a", .width), relation: .equal, second: .number(1), text: ""),
      ConstraintSentence(
        first: place("margins", .top), relation: .equal,
        second: .place(place("content", .leading), multiplier: 1, constant: 0), text: "",
        position: SourcePosition(line: 2, column: 1)),
      ConstraintSentence(
        first: place("content", .width), relation: .equal, second: .number(.nan), text: "",
        position: SourcePosition(line: 3, column: 1)),
    ]
    let builder = CellBuilder(CellDocument(constraints: sentences))
    let error = try #require(throws: CellDocumentErrors.self) { try builder.build(traits: try traits()) }
    #expect(error.all.map(\.position?.line) == [1, 2, 3])
    #expect(error.all.map(\.code) == [.unknownName, .invalidConstraint, .invalidConstraint])
  }

  @Test("Numbers out of range in a document made in code are errors, not stops")
  func uncheckedNumbers() throws {
    let views = [
      ViewDescription(
        name: "a", content: .label(LabelDescription(font: .plain(.named("Inter"), size: .nan))),
        hugging: AxisPriorities(horizontal: LayoutPriority(0), vertical: LayoutPriority(.nan))),
      ViewDescription(
        name: "b",
        content: .label(LabelDescription(font: .scaled(.system(.bold), size: -1, .body, maximumPointSize: 9))),
        compression: AxisPriorities(horizontal: LayoutPriority(1001), vertical: nil)),
    ]
    let builder = CellBuilder(CellDocument(views: views))
    let error = try #require(throws: CellDocumentErrors.self) { try builder.build(traits: try traits()) }
    #expect(
      error.all.map(\.message) == [
        "a point size must be a finite number, 0 or more, not nan",
        "a priority of \"a\" is 0.0; it must be greater than 0 and at most 1000",
        "a priority of \"a\" is nan; it must be greater than 0 and at most 1000",
        "a point size must be a finite number, 0 or more, not -1.0",
        "a priority of \"b\" is 1001.0; it must be greater than 0 and at most 1000",
      ])
  }

  @Test("One builder serves many threads, and all get the same")
  func threads() async throws {
    let builder = CellBuilder(try CellDocument(text: sampleDocument))
    let traits = try traits(.accessibilityMedium)
    let layouts = try await withThrowingTaskGroup(of: CellLayout.self) { group in
      for _ in 0..<8 { group.addTask { try builder.build(traits: traits).layOut() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(layouts.map(\.views)).count == 1)
  }
}
