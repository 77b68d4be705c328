import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

@Suite("Cells, sized as a table view does it")
struct CellSizingTests {
  /// A cell of one label that fills the content view's margins.
  static func cell(_ text: String, _ traits: TraitCollection, preserves: Bool = false) -> (TableViewCell, Label) {
    let cell = TableViewCell(style: .default, reuseIdentifier: "row")
    cell.setTraits(traits)
    cell.contentView.preservesSuperviewLayoutMargins = preserves
    let label = constrainedLabel(text, "label", lines: 0)
    cell.contentView.addSubview(label)
    LayoutConstraint.activate(label.filling(cell.contentView.layoutMarginsGuide))
    return (cell, label)
  }

  @Test(
    "Height is content, margins and separator, lower than 44 too; the content view is as high as the row",
    .fact("cell-3", "cell-4")
  )
  func height() throws {
    let traits = try fixedTraits(scale: 2)
    let long = Self.cell(String(repeating: "word ", count: 40), traits).0
    // 288 points take five words of five characters and a space, so 40 words are 8 lines.
    #expect(try CellSizing.rowHeight(for: long, width: 320) == 8 + 80 + 8 + 0.5)
    #expect(try CellSizing.rowHeight(for: long, width: 320, separator: false) == 96)
    let short = Self.cell("word", traits).0
    #expect(try CellSizing.rowHeight(for: short, width: 320) == 26.5)
    let layout = try CellSizing.layOut(short, width: 320)
    #expect(layout.contentFrame == CGRect(x: 0, y: 0, width: 320, height: 26.5))
    #expect(layout["label"]?.frame == CGRect(x: 16, y: 8, width: 288, height: 10))
    #expect(layout.unsatisfied.isEmpty && layout.ambiguous.isEmpty)
  }

  static let sides: [(width: Double, side: Double)] = [(320, 16), (375, 16), (389, 16), (390, 20), (430, 20)]

  @Test("The sides' margins are 16, and 20 from a width of 390 on", .fact("cell-7"), arguments: sides)
  func sideMargins(_ row: (width: Double, side: Double)) throws {
    let layout = try CellSizing.layOut(Self.cell("word", try fixedTraits()).0, width: row.width)
    #expect(Double(layout.marginsFrame.minX) == row.side)
    let label = try #require(layout["label"])
    #expect(Double(label.frame.width) == row.width - 2 * row.side)
  }

  @Test("Asked directly, a cell knows its margins from the width it is asked for")
  func fittingDirectly() throws {
    let (cell, label) = Self.cell("aaaaa bbbbb", try fixedTraits())
    label.numberOfLines = 0
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 414, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 414, height: 26))
    let compressed = cell.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(compressed == CGSize(width: 142, height: 26))
  }

  /// 11 up to L, and above it `UIFontMetrics(.body).scaledValue(for: 11)` at three pixels a point
  /// (Facts.md#cells).
  static let pixels: [Double] = [33, 33, 33, 33, 36, 39, 44, 51, 60, 72, 84, 93]
  static let margins = zip(ContentSizeCategory.allCases, pixels).map { ($0, $1 / 3) }

  @Test(
    "The cell's vertical margins grow with the text; the content view has them when it preserves them",
    .fact("cell-5", "cell-6", "cell-8", "cell-9"),
    arguments: margins)
  func verticalMargins(_ row: (ContentSizeCategory, Double)) throws {
    let traits = try fixedTraits(FixedMeasurer(), scale: 3, category: row.0)
    let own = try CellSizing.layOut(Self.cell("word", traits).0, width: 375)
    #expect(own.marginsFrame.minY == 8)
    let (cell, _) = Self.cell(String(repeating: "word ", count: 60), traits, preserves: true)
    let layout = try CellSizing.layOut(cell, width: 375)
    #expect(abs(layout.marginsFrame.minY - row.1) < 1e-9)
    let separator = row.0.isAccessibilityCategory ? 1 : 1.0 / 3
    #expect(abs(layout.contentFrame.maxY - layout.marginsFrame.maxY - row.1 - separator) < 1e-9)
    #expect(abs(cell.layoutMargins.top - row.1) < 1e-9)
  }

  @Test("A cell without constraints is asked what size suits it", .fact("cell-2"))
  func sizeThatFits() throws {
    final class OldCell: TableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width / 4) }
    }
    let cell = OldCell()
    cell.setTraits(try fixedTraits(scale: 2))
    #expect(try CellSizing.rowHeight(for: cell, width: 320) == 80.5)
    #expect(try CellSizing.rowHeight(for: TableViewCell(), width: 320) == 44)
  }

  @Test("A cell without content is 44 high however often it is laid out")
  func plainCell() throws {
    let cell = TableViewCell()
    cell.setTraits(try fixedTraits(scale: 2))
    for _ in 0..<3 { #expect(try CellSizing.layOut(cell, width: 320).height == 44) }
    #expect(try CellSizing.rowHeight(for: cell, width: 320, separator: false) == 44)
  }

  @Test("Constraints that give no height make 44, with UIKit's warning", .fact("cell-1"))
  func collapse() throws {
    let collector = LogCollector()
    let cell = TableViewCell()
    cell.setTraits(try fixedTraits(log: collector.log))
    let view = constrainedView()
    cell.contentView.addSubview(view)
    view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
    #expect(try CellSizing.rowHeight(for: cell, width: 320) == 44)
    #expect(collector.messages.count == 1)
    #expect(collector.messages.first?.hasPrefix("Warning once only: Detected a case where constraints") == true)
  }

  @Test("Required constraints that conflict are reported by name")
  func conflict() throws {
    let (cell, label) = Self.cell("word", try fixedTraits())
    label.heightAnchor.constraint(equalToConstant: 100).isActive = true
    label.heightAnchor.constraint(equalToConstant: 90).isActive = true
    let layout = try CellSizing.layOut(cell, width: 320)
    #expect(layout.unsatisfied.map(\.equation) == ["label.height == 90"])
    #expect(layout["label"]?.frame.height == 100)
    #expect(layout.height == 117)
  }

  @Test("A width that is negative or no number is refused", arguments: [-1, .nan, .infinity] as [Double])
  func refusal(width: Double) throws {
    let cell = Self.cell("word", try fixedTraits()).0
    let error = #expect(throws: LayoutError.self) { try CellSizing.rowHeight(for: cell, width: width) }
    #expect(error?.code == .invalidSize)
  }

  @Test("A width of 0 is laid out, whatever had to give")
  func zeroWidth() throws {
    let (cell, _) = Self.cell("word and word", try fixedTraits())
    let layout = try CellSizing.layOut(cell, width: 0)
    #expect(layout.width == 0)
    #expect(!layout.unsatisfied.isEmpty)
  }

  @Test("The cell gives its height to whatever overrides the fitting size")
  func overridden() throws {
    final class Tall: TableViewCell {
      override func systemLayoutSizeFitting(
        _ target: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
        verticalFittingPriority vertical: LayoutPriority
      ) -> CGSize {
        var size = super.systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        size.height += 100
        return size
      }
    }
    let cell = Tall()
    cell.setTraits(try fixedTraits())
    let label = constrainedLabel("word", "label")
    cell.contentView.addSubview(label)
    LayoutConstraint.activate(label.filling(cell.contentView.layoutMarginsGuide))
    #expect(try CellSizing.rowHeight(for: cell, width: 320) == 127)
  }

  @Test("Cells are laid out in parallel, each in a domain of its own, and come out alike")
  func parallel() async throws {
    let traits = try realTraits()
    let text = "Several words that take more than one line in a cell this narrow, and some more"
    let heights = try await withThrowingTaskGroup(of: Double.self) { group in
      for _ in 0..<8 {
        group.addTask { try CellSizing.rowHeight(for: Self.cell(text, traits).0, width: 200) }
      }
      return try await group.reduce(into: Set<Double>()) { $0.insert($1) }
    }
    #expect(heights.count == 1)
  }
}
