@_spi(Checks) import ConstraintSolving
import Foundation
import LayoutTestSupport
import TableLayout
import Testing

@_spi(Measuring) @testable import LayoutCore

@Suite("The solver is kept from layout to layout")
struct IncrementalTests {
  static func cell() throws -> (TableViewCell, Label) {
    let cell = TableViewCell()
    cell.setTraits(try fixedTraits())
    let (title, text) = (constrainedLabel("title", "title"), constrainedLabel("some words", "text", lines: 0))
    [title, text].forEach(cell.contentView.addSubview)
    let margins = cell.contentView.layoutMarginsGuide
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      title.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: margins.topAnchor, multiplier: 1),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      text.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1),
      margins.bottomAnchor.constraint(equalToSystemSpacingBelow: text.lastBaselineAnchor, multiplier: 1),
    ])
    return (cell, text)
  }

  @Test(
    "A new text, width, margin or constant adds no row; nor does it undo anything to ask for the height and lay out in turns"
  )
  func constants() throws {
    let (cell, text) = try Self.cell()
    _ = try CellSizing.layOut(cell, width: 320)
    let before = cell.layoutEngine.additionCount
    let fitting = cell.fittingEngine.additionCount
    text.text = String(repeating: "many words ", count: 20)
    cell.contentView.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let layout = try CellSizing.layOut(cell, width: 375)
    #expect(try #require(layout["text"]?.lineCount) > 3)
    #expect(cell.fittingEngine.additionCount == fitting)
    #expect(cell.layoutEngine.additionCount == before)
  }

  @Test("A constraint more adds one row, one less none")
  func structure() throws {
    let (cell, text) = try Self.cell()
    _ = try CellSizing.layOut(cell, width: 320)
    let before = cell.layoutEngine.additionCount
    let limit = text.heightAnchor.constraint(greaterThanOrEqualToConstant: 100)
    limit.isActive = true
    cell.layoutIfNeeded()
    #expect(cell.layoutEngine.additionCount >= before + 1)
    let added = cell.layoutEngine.additionCount
    limit.isActive = false
    cell.layoutIfNeeded()
    #expect(cell.layoutEngine.additionCount <= added + 30)
  }

  @Test("When nothing has changed nothing is solved")
  func idle() throws {
    let (cell, _) = try Self.cell()
    _ = try CellSizing.layOut(cell, width: 320)
    let pivots = cell.layoutEngine.solver.counters.pivots
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.layoutEngine.solver.counters.pivots == pivots)
  }
}
