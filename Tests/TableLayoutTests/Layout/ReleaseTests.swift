import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

@Suite("Cells in the traits of another release")
struct ReleaseTests {
  private func traits(
    _ era: Era, tall: Bool = false, category: ContentSizeCategory = .large
  ) throws -> TraitCollection {
    var traits = try realTraits(category: category)
    traits.displayScale = 3
    traits.layoutMetrics = LayoutMetrics(era: era)
    traits.hasTallLines = tall
    return traits
  }

  private func make<Made: View>(_ era: Era, _ made: () -> Made) throws -> Made {
    try traits(era).performAsCurrent(made)
  }

  @Test(
    "A control takes the size of another release with the traits of its tree, as an accessory view too",
    .fact("control-2"))
  func changing() throws {
    let toggle = try make(.iOS17) { Switch() }
    let cell = try traits(.iOS17).performAsCurrent { TableViewCell() }
    cell.accessoryView = toggle
    cell.setTraits(try traits(.iOS26))
    _ = try CellSizing.layOut(cell, width: 375)
    #expect(toggle.frame.size == CGSize(width: 63, height: 28))
    cell.setTraits(try traits(.iOS17))
    _ = try CellSizing.layOut(cell, width: 375)
    #expect(toggle.frame.size == CGSize(width: 51, height: 31))
    let placed = try make(.iOS17) { Switch(frame: CGRect(x: 5, y: 6, width: 0, height: 0)) }
    let box = box(100, 100, try traits(.iOS17), placed)
    box.setTraits(try traits(.iOS26))
    #expect(placed.frame == CGRect(x: 5, y: 6, width: 63, height: 28))
    let early = try make(.iOS26) { Switch() }
    let late = try traits(.iOS26).performAsCurrent { TableViewCell() }
    late.accessoryView = early
    _ = try CellSizing.layOut(late, width: 375)
    #expect(early.frame.size == CGSize(width: 63, height: 28))
  }

  @Test("A cell's own labels have them, and heights kept in files are found anew")
  func cells() throws {
    func height(_ traits: TraitCollection) throws -> Double {
      let cell = traits.performAsCurrent { TableViewCell(style: .subtitle, reuseIdentifier: nil) }
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      cell.textLabel?.numberOfLines = 0
      return try CellSizing.rowHeight(for: cell, width: 375)
    }
    #expect(
      try height(try traits(.iOS17, tall: true, category: .accessibilityLarge))
        > height(try traits(.iOS17, tall: false, category: .accessibilityLarge)))
    #expect(try traits(.iOS17, tall: true) != traits(.iOS17))
  }
}
