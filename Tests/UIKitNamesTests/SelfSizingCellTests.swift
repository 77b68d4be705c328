import CellDocuments
import FontMetrics
import Foundation
import LayoutCore
import TableLayout
import Testing
import UIKitNames

@testable import SelfSizingCell

/// `Examples/SelfSizingCell.swift` is compiled in language mode 5, as iOS projects are, with one
/// import changed.
@MainActor @Suite("Apple's sample cell, written for iOS")
struct SelfSizingCellTests {
  static func traits(
    _ category: ContentSizeCategory = .large, direction: LayoutDirection = .leftToRight
  ) throws -> TraitCollection {
    TraitCollection(
      contentSizeCategory: category, layoutDirection: direction, typesetting: try Typesetting.bundled(), log: .silent)
  }

  static func cell(_ traits: TraitCollection, headline: String = "Headline", body: String = "Body text")
    -> SelfSizingCell
  {
    traits.performAsCurrent {
      let cell = SelfSizingCell(style: .default, reuseIdentifier: "cell")
      cell.headlineLabel.text = headline
      cell.bodyLabel.text = body
      return cell
    }
  }

  /// The cell with Strut's names.
  static func ownCell(_ traits: TraitCollection) throws -> TableViewCell {
    let cell = TableViewCell()
    cell.setTraits(traits)
    let headline = Label()
    headline.font = try traits.fonts.preferredFont(for: .headline, category: traits.contentSizeCategory)
    headline.text = "Headline"
    let body = Label()
    body.font = try FontScaler(style: .body).scaledFont(
      for: traits.fonts.font(named: "Palatino", size: 18), category: traits.contentSizeCategory)
    body.text = "Body text"
    for (name, label) in [("headline", headline), ("body", body)] {
      label.accessibilityIdentifier = name
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
    }
    let margins = cell.contentView.layoutMarginsGuide
    for constraint in [
      try LayoutConstraint(headline, .leading, .equal, to: margins, .leading),
      try LayoutConstraint(headline, .trailing, .equal, to: margins, .trailing),
      try LayoutConstraint(body, .leading, .equal, to: headline, .leading),
      try LayoutConstraint(body, .trailing, .equal, to: headline, .trailing),
      try LayoutConstraint(headline, .firstBaseline, .equal, systemSpacing: 1, from: margins, .top),
      try LayoutConstraint(margins, .bottom, .equal, systemSpacing: 1, from: body, .lastBaseline),
      try LayoutConstraint(body, .firstBaseline, .equal, systemSpacing: 1, from: headline, .lastBaseline),
    ] { try constraint.activate() }
    return cell
  }

  @Test("The height is the sum of margins, system spacings and the separator", arguments: ContentSizeCategory.allCases)
  func height(category: ContentSizeCategory) throws {
    let cell = Self.cell(try Self.traits(category))
    let layout = try CellSizing.layOut(cell, width: 375)
    let headline = cell.headlineLabel.font.font
    let body = cell.bodyLabel.font.font
    let spacing = SystemSpacing(displayScale: 3)
    let spacings = [
      spacing.edgeToFirstBaseline(headline), spacing.betweenBaselines(upper: headline, lower: body),
      spacing.lastBaselineToEdge(body),
    ].map(\.value)
    let sum = 8 + spacings.reduce(0, +) + 8 + (category.isAccessibilityCategory ? 1 : 1.0 / 3)
    #expect(abs(layout.height - max(44, PixelGrid.ceil(sum, scale: 3))) < 1e-9)
    #expect(layout.unsatisfied.isEmpty)
    #expect(layout.ambiguous.isEmpty)
    #expect(Set(layout.spacings.map(\.spacing.value)) == Set(spacings))
  }

  @Test("At L the headline's baseline is 8 + 22.667 down, and labels keep the side margins")
  func large() throws {
    let layout = try CellSizing.layOut(Self.cell(try Self.traits()), width: 375)
    let headline = try #require(layout["headline"])
    #expect(abs(try #require(headline.firstBaseline) - 30.667) < 0.001)
    #expect(headline.frame.minX == 16)
    #expect(headline.frame.width == 343)
    #expect(headline.pointSize == 17)
    #expect(layout["body"]?.pointSize == 18)
    #expect(layout["body"]?.lineCount == 1)
  }

  @Test("It comes out as the same cell in Strut's own words", arguments: ContentSizeCategory.allCases)
  func same(category: ContentSizeCategory) throws {
    let traits = try Self.traits(category)
    let own = try CellSizing.layOut(try Self.ownCell(traits), width: 375)
    #expect(try CellSizing.layOut(Self.cell(traits), width: 375) == own)
  }

  @Test("It comes out as the same cell described in YAML", arguments: ContentSizeCategory.allCases)
  func described(category: ContentSizeCategory) throws {
    let traits = try Self.traits(category)
    let example = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Examples/self-sizing-cell.yaml")
    let described = try CellBuilder(CellDocument(path: example.path)).build(traits: traits)
    let written = Self.cell(traits)
    written.headlineLabel.text = (described.view(named: "headline") as? Label)?.text
    written.bodyLabel.text = (described.view(named: "body") as? Label)?.text
    for width in [0.0, 320, 375, 430] {
      #expect(try CellSizing.layOut(written, width: width).views == described.layOut(width: width).views)
    }
  }

  @Test("A change of the category comes out as a new cell of that category", arguments: ContentSizeCategory.allCases)
  func change(category: ContentSizeCategory) throws {
    let cell = Self.cell(try Self.traits())
    _ = try CellSizing.layOut(cell, width: 375)
    cell.setTraits(try Self.traits(category))
    let changed = try CellSizing.layOut(cell, width: 375)
    #expect(try changed == CellSizing.layOut(Self.cell(try Self.traits(category)), width: 375))
  }

  @Test("A larger category never makes the cell lower, a wider column never higher")
  func monotonic() throws {
    let body = "Several words that need more than one line in a narrow cell, and many more lines at large sizes"
    var last = 0.0
    for category in ContentSizeCategory.allCases {
      let cell = Self.cell(try Self.traits(category), body: body)
      let heights = try [320.0, 375, 430, 700].map { try CellSizing.rowHeight(for: cell, width: $0) }
      #expect(heights == heights.sorted(by: >))
      #expect(heights[1] >= last)
      last = heights[1]
    }
  }

  @Test("From right to left the cell is its own mirror image")
  func mirror() throws {
    let left = try CellSizing.layOut(Self.cell(try Self.traits()), width: 375)
    let right = try CellSizing.layOut(Self.cell(try Self.traits(direction: .rightToLeft)), width: 375)
    for (a, b) in zip(left.views, right.views) {
      #expect(abs(a.frame.minX - (375 - b.frame.maxX)) < 1e-9)
      #expect(a.frame.minY == b.frame.minY && a.frame.size == b.frame.size)
    }
  }

  @Test("An archive makes the cell too")
  func coder() throws {
    let traits = try Self.traits()
    let cell = try #require(traits.performAsCurrent { SelfSizingCell(coder: NSCoder()) })
    cell.headlineLabel.text = "Headline"
    cell.bodyLabel.text = "Body text"
    #expect(try CellSizing.layOut(cell, width: 375) == CellSizing.layOut(Self.cell(traits), width: 375))
  }
}
