import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

@Suite("Headers and footers")
struct HeaderFooterTests {
  typealias Position = TableViewHeaderFooterView.Position

  private func header(_ position: Position, _ text: String?, in traits: TraitCollection) -> TableViewHeaderFooterView {
    let view = TableViewHeaderFooterView(reuseIdentifier: "header")
    view.setTraits(traits)
    view.position = position
    if let text { view.textLabel?.text = text }
    return view
  }

  /// Heights of text in one line at L, and at XS, at 2 pixels per point: those of canvases; for a
  /// plain footer, those of margins and text.
  static let heights: [(Position, Era, ContentSizeCategory, Double)] = [
    (.plainHeader, .iOS17, .large, 28), (.plainHeader, .iOS15, .extraSmall, 24.5),
    (.plainFooter, .iOS17, .large, 8 + 16 + 6), (.groupedHeader, .iOS17, .large, 38),
    (.groupedHeader, .iOS15, .extraSmall, 32), (.groupedFirstHeader, .iOS17, .large, 55.5),
    (.groupedFirstHeader, .iOS15, .extraSmall, 49.5), (.groupedFooter, .iOS17, .large, 30),
    (.groupedFooter, .iOS15, .extraSmall, 26.5), (.groupedHeader, .iOS26, .large, 38),
    (.groupedFooter, .iOS26, .large, 30),
  ]

  @Test(
    "A header is as high as was found for its place, or as its text and margins", .fact("header-1"), arguments: heights)
  func height(_ row: (position: Position, era: Era, category: ContentSizeCategory, height: Double)) throws {
    var traits = try realTraits(category: row.category, scale: 2)
    traits.layoutMetrics = LayoutMetrics(era: row.era)
    let view = header(row.position, "General", in: traits)
    #expect(try CellSizing.headerFooterHeight(for: view, width: 375) == row.height)
  }

  @Test(
    "The first header of a grouped table at 3 pixels to the point is 55.333 high, and others by category",
    .fact("header-1"))
  func byCategory() throws {
    let first = header(.groupedFirstHeader, "General", in: try realTraits())
    #expect(abs(try CellSizing.headerFooterHeight(for: first, width: 375) - 166.0 / 3) < 1e-9)
    let heights = try ContentSizeCategory.allCases.map { category in
      try CellSizing.headerFooterHeight(
        for: header(.groupedHeader, "A", in: try realTraits(category: category)), width: 375)
    }
    #expect(heights == [32, 32, 32, 38, 44, 50, 56, 72, 84, 105, 124, 142])
  }

  @Test(
    "Each further line of a grouped footer is 16 more at L, 14 at XS", .fact("header-1"),
    arguments: [(ContentSizeCategory.large, 30.0, 16.0), (.extraSmall, 26.5, 14)])
  func footerLines(category: ContentSizeCategory, one: Double, further: Double) throws {
    for lines in 1...4 {
      let text = Array(repeating: "General", count: lines).joined(separator: "\n")
      let footer = header(.groupedFooter, text, in: try realTraits(category: category, scale: 2))
      #expect(
        try CellSizing.headerFooterHeight(for: footer, width: 375) == one + Double(lines - 1) * further)
    }
  }

  @Test(
    "A footer of many lines is never lower than its label", .fact("header-1"), arguments: ContentSizeCategory.allCases)
  func manyLines(category: ContentSizeCategory) throws {
    let text = Array(repeating: "General", count: 30).joined(separator: "\n")
    for position in [Position.groupedFooter, .groupedHeader, .groupedFirstHeader, .plainHeader] {
      let view = header(position, text, in: try realTraits(category: category))
      view.frame.size = CGSize(width: 375, height: try CellSizing.headerFooterHeight(for: view, width: 375))
      view.layoutIfNeeded()
      let label = try #require(view.textLabel)
      #expect(label.frame.height >= label.sizeThatFits(label.bounds.size).height, "\(position)")
      #expect(label.frame.maxY <= view.bounds.height + 1e-9, "\(position)")
      #expect(!label.textLayout(in: label.bounds.size).isTruncated, "\(position)")
    }
  }

  @Test("Nothing in it is no height; a longer text is higher")
  func content() throws {
    let traits = try fixedTraits()
    #expect(try CellSizing.headerFooterHeight(for: header(.plainHeader, nil, in: traits), width: 320) == 0)
    let long = header(.groupedFooter, "aaaa bbbb cccc dddd eeee ffff gggg hhhh", in: traits)
    #expect(try CellSizing.headerFooterHeight(for: long, width: 132) == 30 + 3 * 8)
    #expect(try CellSizing.headerFooterHeight(for: long, width: 1000) == 30)
  }

  @Test("A width at which the margins are others is measured with those")
  func margins() throws {
    let text = String(repeating: "abc ", count: 40)
    let reused = header(.plainFooter, text, in: try fixedTraits())
    for width in [320.0, 375, 430, 320] {
      let new = header(.plainFooter, text, in: try fixedTraits())
      let height = try CellSizing.headerFooterHeight(for: reused, width: width)
      #expect(try height == CellSizing.headerFooterHeight(for: new, width: width))
      reused.frame = CGRect(x: 0, y: 0, width: width, height: height)
      reused.layoutIfNeeded()
      let label = try #require(reused.textLabel)
      #expect(label.sizeThatFits(CGSize(width: label.bounds.width, height: 1000)).height <= label.bounds.height)
    }
  }

  @Test("Its text lies at the cells' margins, and mirrored from right to left", .fact("header-2"))
  func places() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let view = header(.groupedHeader, "abc", in: try fixedTraits(direction: direction))
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
      view.layoutIfNeeded()
      expectFrame(view.textLabel?.frame, 16, 17 + 8.5.rounded(), 288, 10)
      #expect(view.contentView.frame == view.bounds)
    }
  }

  @Test("Labels take over the font of the place, unless somebody set one")
  func fonts() throws {
    let traits = try realTraits()
    let view = header(.plainHeader, "abc", in: traits)
    view.detailTextLabel?.font = try traits.fonts.systemFont(size: 30)
    view.position = .groupedFooter
    #expect(view.textLabel?.font.pointSize == 13)
    #expect(view.detailTextLabel?.font.pointSize == 30)
  }

  @Test("A configuration and constraints give the height too")
  func others() throws {
    let traits = try fixedTraits()
    let configured = header(.groupedFooter, nil, in: traits)
    var content = configured.defaultContentConfiguration()
    #expect(content.style == .groupedFooter)
    content.text = "a"
    configured.contentConfiguration = content
    #expect(try CellSizing.headerFooterHeight(for: configured, width: 320) == 24)
    let constrained = header(.plainHeader, nil, in: traits)
    let label = constrainedLabel("a", lines: 0)
    constrained.contentView.addSubview(label)
    LayoutConstraint.activate(label.filling(constrained.contentView.layoutMarginsGuide))
    #expect(try CellSizing.headerFooterHeight(for: constrained, width: 320) == 26)
    constrained.frame = CGRect(x: 0, y: 0, width: 320, height: 26)
    constrained.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 16, y: 8, width: 288, height: 10))
  }

  @Test("A background fills the view; widths that cannot be are refused")
  func rest() throws {
    let view = header(.plainHeader, "a", in: try fixedTraits())
    let back = View()
    view.backgroundView = back
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 28)
    view.layoutIfNeeded()
    #expect(back.frame == view.bounds)
    #expect(view.subviews.first === back)
    #expect(view.reuseIdentifier == "header")
    #expect(throws: LayoutError.self) { try CellSizing.headerFooterHeight(for: view, width: .nan) }
  }
}
