import FontMetrics
import Foundation
import LayoutCore
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

  /// Heights of a text in one line at L: the table's least height (unconfirmed) or what margins and text need.
  static let heights: [(Position, Era, Double)] = [
    (.plainHeader, .iOS17, 4 + 61.0 / 3 + 4), (.plainFooter, .iOS17, 8 + 47.0 / 3 + 6),
    (.groupedHeader, .iOS17, 17 + 47.0 / 3 + 6), (.groupedFirstHeader, .iOS17, 17.5 + 17 + 47.0 / 3 + 6),
    (.groupedFooter, .iOS17, 8 + 47.0 / 3 + 6), (.plainHeader, .iOS26, 10 + 61.0 / 3 + 10),
    (.groupedHeader, .iOS26, 10 + 61.0 / 3 + 10), (.groupedFooter, .iOS26, 8 + 47.0 / 3 + 6),
  ]

  @Test("A header is as high as its text and margins, and at least what its place has", arguments: heights)
  func height(_ row: (position: Position, era: Era, height: Double)) throws {
    var traits = try realTraits()
    traits.layoutMetrics = LayoutMetrics(era: row.era)
    let view = header(row.position, "General", in: traits)
    let least: [Position: Double] = [
      .plainHeader: 28, .plainFooter: 28, .groupedFirstHeader: 55.5, .groupedHeader: 38, .groupedFooter: 17.5,
    ]
    let expected = max(row.height, try #require(least[row.position]))
    let height = try CellSizing.headerFooterHeight(for: view, width: 375)
    #expect(height >= expected - 1e-9 && height < expected + 0.34)
  }

  @Test("Nothing in it is no height; a longer text is higher")
  func content() throws {
    let traits = try fixedTraits()
    #expect(try CellSizing.headerFooterHeight(for: header(.plainHeader, nil, in: traits), width: 320) == 0)
    let long = header(.groupedFooter, "aaaa bbbb cccc dddd eeee ffff gggg hhhh", in: traits)
    #expect(try CellSizing.headerFooterHeight(for: long, width: 132) == 8 + 40 + 6)
    #expect(try CellSizing.headerFooterHeight(for: long, width: 1000) == 24)
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

  @Test("Its text lies at the cells' margins, and mirrored from right to left")
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
