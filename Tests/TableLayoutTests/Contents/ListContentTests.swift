import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

@Suite("List contents")
struct ListContentTests {
  typealias Style = ListContentConfiguration.Style

  private func cell(
    _ style: TableViewCell.CellStyle, in traits: TraitCollection, _ change: (inout ListContentConfiguration) -> Void
  ) -> TableViewCell {
    let cell = TableViewCell(style: style, reuseIdentifier: nil)
    cell.setTraits(traits)
    var content = cell.defaultContentConfiguration()
    change(&content)
    cell.contentConfiguration = content
    return cell
  }

  /// Era, style, margins, vertical distance, sizes of the fonts. Cell and grouped header as UIKit
  /// printed them (iOS 14 to 17), those of iOS 26 as recorded on Mac Catalyst.
  static let numbersByEra: [(Era, Style, [CGFloat], CGFloat, Double, Double)] = [
    (.iOS17, .cell, [11, 16, 11, 8], 3, 17, 12), (.iOS17, .subtitleCell, [11, 16, 11, 8], 3, 17, 12),
    (.iOS17, .valueCell, [11, 16, 11, 8], 3, 17, 17), (.iOS17, .groupedHeader, [17, 8, 6, 8], 3, 13, 13),
    (.iOS26, .cell, [15, 16, 15, 8], 4, 17, 15), (.iOS26, .subtitleCell, [15, 16, 15, 8], 0, 17, 15),
    (.iOS26, .valueCell, [15, 16, 15, 8], 4, 17, 17), (.iOS26, .plainHeader, [10, 8, 10, 8], 4, 17, 13),
    (.iOS26, .groupedHeader, [10, 8, 10, 8], 4, 17, 13), (.iOS26, .plainFooter, [8, 8, 6, 8], 4, 13, 13),
    (.iOS26, .groupedFooter, [8, 8, 6, 8], 4, 13, 13),
  ]

  @Test("Configurations have the numbers of their era", .fact("list-1", "list-2"), arguments: numbersByEra)
  func numbers(
    _ row: (
      era: Era, style: Style, margins: [CGFloat], vertical: CGFloat, text: Double, secondary: Double
    )
  ) throws {
    var traits = try realTraits()
    traits.layoutMetrics = LayoutMetrics(era: row.era)
    let content = ListContentConfiguration(row.style, in: traits)
    let margins = content.directionalLayoutMargins
    #expect([margins.top, margins.leading, margins.bottom, margins.trailing] == row.margins)
    #expect(content.textToSecondaryTextVerticalPadding == row.vertical)
    #expect(content.imageToTextPadding == 16)
    #expect(content.textToSecondaryTextHorizontalPadding == 8)
    #expect(content.textProperties.font.pointSize == row.text)
    #expect(content.secondaryTextProperties.font.pointSize == row.secondary)
    #expect(content.axesPreservingSuperviewLayoutMargins == [.horizontal])
    #expect(content.prefersSideBySideTextAndSecondaryText == (row.style == .valueCell))
  }

  static let defaults: [(TableViewCell.CellStyle, Style)] = [
    (.default, .cell), (.subtitle, .subtitleCell), (.value1, .valueCell), (.value2, .valueCell),
  ]

  @Test("A cell's default configuration follows its style", arguments: defaults)
  func standard(_ row: (cell: TableViewCell.CellStyle, content: Style)) {
    #expect(TableViewCell(style: row.cell, reuseIdentifier: nil).defaultContentConfiguration().style == row.content)
  }

  @Test("UIKit's spellings take the current traits")
  func spellings() throws {
    let traits = try realTraits(category: .accessibilityMedium)
    let contents = traits.performAsCurrent {
      [
        ListContentConfiguration.cell(), .subtitleCell(), .valueCell(), .plainHeader(), .plainFooter(),
        .groupedHeader(),
        .groupedFooter(),
      ]
    }
    #expect(contents.map(\.style) == Style.allCases)
    #expect(contents[0].textProperties.font.pointSize == 28)
  }

  @Test("Texts lie within the margins, the cell's where they are larger")
  func places() throws {
    let cell = cell(.subtitle, in: try fixedTraits()) { ($0.text, $0.secondaryText) = ("abc", "abcdef") }
    let layout = try CellSizing.layOut(cell, width: 320)
    #expect(layout.height == 11 + 10 + 3 + 10 + 11 + 1)
    expectFrame(layout["text"]?.frame, 16, 11, 288, 10)
    expectFrame(layout["secondaryText"]?.frame, 16, 24, 288, 10)
    cell.accessoryType = .disclosureIndicator
    // 293 less 16 and the 8 next to an accessory.
    expectFrame(try CellSizing.layOut(cell, width: 320)["text"]?.frame, 16, 11, 269, 10)
  }

  @Test("A value stands beside the text where both fit in a line, else below it", .fact("list-4"))
  func value() throws {
    let traits = try fixedTraits()
    let short = cell(.value1, in: traits) { ($0.text, $0.secondaryText) = ("abcd", "efgh") }
    // 288 wide: 14 characters, 8 points and 14 characters fit.
    var layout = try CellSizing.layOut(short, width: 320)
    expectFrame(layout["text"]?.frame, 16, 16.5.rounded(), 40, 10)
    expectFrame(layout["secondaryText"]?.frame, 264, 16.5.rounded(), 40, 10)
    for (count, isBeside) in [(14, true), (15, false)] {
      let text = String(repeating: "a", count: count)
      let cell = cell(.value1, in: traits) { ($0.text, $0.secondaryText) = (text, String(repeating: "b", count: 14)) }
      layout = try CellSizing.layOut(cell, width: 320)
      #expect(((layout["secondaryText"]?.frame.minX ?? 0) > 16) == isBeside)
    }
    let large = cell(.value1, in: try fixedTraits(category: .accessibilityMedium)) {
      ($0.text, $0.secondaryText) = ("abcd", "efgh")
    }
    #expect(try CellSizing.layOut(large, width: 320)["secondaryText"]?.frame.minX == 16)
  }

  @Test("Margins above and below grow with the category until they are set", .fact("list-3"))
  func growth() throws {
    let traits = try fixedTraits(category: .accessibilityExtraExtraExtraLarge)
    let grown = cell(.default, in: traits) { $0.text = "a" }
    #expect(try CellSizing.rowHeight(for: grown, width: 320) == 31 + 10 + 31 + 1)
    let fixed = cell(.default, in: traits) {
      $0.text = "a"
      $0.directionalLayoutMargins.top = 20
      $0.directionalLayoutMargins.bottom = 25
    }
    #expect(try CellSizing.rowHeight(for: fixed, width: 320) == 20 + 10 + 25 + 1)
  }

  @Test(
    "No line of list contents is cut, whatever the leading of its font",
    arguments: TextStyle.allCases.filter { $0.uiKitRawValue != nil })
  func wholeLines(style: TextStyle) throws {
    for category in ContentSizeCategory.allCases {
      let traits = try realTraits(category: category)
      let font = try traits.preferredFont(forStyle: style)
      let cell = cell(.subtitle, in: traits) { content in
        (content.text, content.secondaryText) = ("A title", "One line")
        (content.textProperties.font, content.secondaryTextProperties.font) = (font, font)
      }
      let layout = try CellSizing.layOut(cell, width: 375)
      for name in ["text", "secondaryText"] {
        let frame = try #require(layout[name]?.frame)
        #expect(Double(frame.height) >= font.lineHeight - 1e-6, "\(name) at \(category)")
      }
    }
  }

  @Test("Margins of the content view count on the axes that preserve them", .fact("list-1"))
  func preserving() throws {
    let cell = cell(.default, in: try fixedTraits()) {
      $0.text = "a"
      $0.axesPreservingSuperviewLayoutMargins = []
      $0.directionalLayoutMargins.leading = 3
    }
    cell.contentView.directionalLayoutMargins = DirectionalEdgeInsets(top: 50, leading: 40, bottom: 60, trailing: 0)
    #expect(try CellSizing.layOut(cell, width: 320)["text"]?.frame.minX == 3)
    var content = try #require(cell.contentConfiguration as? ListContentConfiguration)
    content.axesPreservingSuperviewLayoutMargins = [.horizontal, .vertical]
    cell.contentConfiguration = content
    let layout = try CellSizing.layOut(cell, width: 320)
    #expect(layout["text"]?.frame.origin == CGPoint(x: 40, y: 50))
    #expect(layout.height == 50 + 10 + 60 + 1)
  }

  @Test("A picture is as large as its limits and the room kept for it say")
  func picture() throws {
    let image = Image(size: CGSize(width: 60, height: 30))
    let cell = cell(.default, in: try fixedTraits()) { ($0.text, $0.image) = ("a", image) }
    expectFrame(try CellSizing.layOut(cell, width: 320)["imageView"]?.frame, 16, 11, 60, 30)
    #expect(cell.bounds.height == 53)
    var content = try #require(cell.contentConfiguration as? ListContentConfiguration)
    content.imageProperties.maximumSize = CGSize(width: 30, height: 0)
    cell.contentConfiguration = content
    let limited = try CellSizing.layOut(cell, width: 320)
    #expect(limited["imageView"]?.frame.size == CGSize(width: 30, height: 15))
    #expect(limited["text"]?.frame.minX == 62)
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 40)
    cell.contentConfiguration = content
    #expect(try CellSizing.layOut(cell, width: 320)["text"]?.frame.minX == 72)
  }

  @Test("A new configuration of the same type shows in the same view, another in its own")
  func reuse() throws {
    let cell = cell(.default, in: try fixedTraits()) { $0.text = "a" }
    let first = try #require(cell.contentView.subviews.first)
    var content = cell.defaultContentConfiguration()
    content.text = "b"
    cell.contentConfiguration = content
    #expect(cell.contentView.subviews == [first])
    cell.contentConfiguration = BoxConfiguration(height: 70)
    #expect(cell.contentView.subviews.count == 1 && cell.contentView.subviews.first !== first)
    #expect(try CellSizing.rowHeight(for: cell, width: 320) == 71)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test("A text changes its letters by the language; capitals for grouped headers before iOS 26")
  func transform() throws {
    var traits = try fixedTraits()
    traits.language = "tr"
    let cell = cell(.default, in: traits) {
      $0.text = "iğne"
      $0.textProperties.transform = .uppercase
    }
    #expect(cell.contentView.subtree.compactMap { ($0 as? Label)?.text } == ["İĞNE"])
    #expect(ListContentConfiguration(.groupedHeader, in: traits).textProperties.transform == .uppercase)
    traits.layoutMetrics = LayoutMetrics(era: .iOS26)
    #expect(ListContentConfiguration(.groupedHeader, in: traits).textProperties.transform == .none)
  }

  @Test("A list content view that constraints place is as high as its texts need")
  func constrained() throws {
    let traits = try fixedTraits()
    var content = ListContentConfiguration(.cell, in: traits)
    content.text = "aaaa bbbb cccc dddd"
    let view = ListContentView(configuration: content)
    view.translatesAutoresizingMaskIntoConstraints = false
    let outer = box(200, 300, traits, view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor), view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 124),
    ])
    outer.layoutIfNeeded()
    // 124 less 16 and 8: two words of four and a space in a line.
    #expect(view.frame == CGRect(x: 0, y: 0, width: 124, height: 42))
  }
}

/// A configuration of the program's own: a box of a height.
private struct BoxConfiguration: ContentConfiguration {
  var height: CGFloat

  func makeContentView() -> any View & ContentView { BoxView(self) }
}

private final class BoxView: View, ContentView {
  var configuration: any ContentConfiguration

  init(_ box: BoxConfiguration) {
    configuration = box
    super.init(frame: .zero)
    heightAnchor.constraint(equalToConstant: box.height).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}
