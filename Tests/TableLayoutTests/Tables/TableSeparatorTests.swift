import Foundation
import LayoutCore
import TableLayout
import TestSupport
import Testing

@Suite("Lines between the rows of a table")
struct TableSeparatorTests {
  /// A line, from where to where.
  private struct Line: Equatable, CustomStringConvertible {
    var left, right: Double
    var description: String { "\(left)...\(right)" }
  }

  private func lines(
    _ style: TableView.Style, rows: [Int], direction: LayoutDirection = .leftToRight
  ) throws -> [(above: Line?, below: Line?)] {
    let scene = try TableScene(rows.map { Array(repeating: 50, count: $0) }, style: style)
    var traits = scene.table.traitCollection
    traits.layoutDirection = direction
    scene.table.setTraits(traits)
    scene.table.separatorStyle = .singleLine
    scene.table.layoutIfNeeded()
    return scene.table.visibleCells.map { cell in
      func line(_ frame: CGRect?) -> Line? { frame.map { Line(left: $0.minX, right: $0.maxX) } }
      #expect(cell.separatorFrame.map { $0.maxY == cell.bounds.height && $0.height == 1 } ?? true)
      #expect(cell.topSeparatorFrame.map { $0.minY == 0 && $0.height == 1 } ?? true)
      return (line(cell.topSeparatorFrame), line(cell.separatorFrame))
    }
  }

  /// By style and direction: from where to where a line between rows goes, and whether sections are
  /// closed by whole lines.
  static let styles: [(TableView.Style, LayoutDirection, ClosedRange<Double>)] = [
    (.grouped, .leftToRight, 16...320), (.grouped, .rightToLeft, 0...304), (.insetGrouped, .leftToRight, 16...288),
    (.insetGrouped, .rightToLeft, 0...272),
  ]

  @Test(
    "A grouped section is closed by lines from side to side, one that lies in from the sides by none",
    .fact("builtin-17"), arguments: styles
  )
  func ends(_ row: (style: TableView.Style, direction: LayoutDirection, between: ClosedRange<Double>)) throws {
    let lines = try lines(row.style, rows: [3, 1], direction: row.direction)
    let between = Line(left: row.between.lowerBound, right: row.between.upperBound)
    let whole = row.style == .grouped ? Line(left: 0, right: 320) : nil
    #expect(lines.map(\.above) == [whole, nil, nil, whole])
    #expect(lines.map(\.below) == [between, between, whole, whole])
  }

  @Test("In a plain table there is a line below every row", .fact("builtin-17"))
  func plain() throws {
    let lines = try lines(.plain, rows: [2, 1])
    #expect(lines.map(\.above) == [nil, nil, nil])
    #expect(lines.map(\.below) == Array(repeating: Line(left: 16, right: 320), count: 3))
  }

  @Test("Rows that come and go move the ends of a section; heights count the line whether it is drawn or not")
  func changes() throws {
    let scene = try TableScene([[50, 50]], style: .insetGrouped)
    scene.table.separatorStyle = .singleLine
    scene.table.layoutIfNeeded()
    #expect(scene.table.visibleCells.map { $0.separatorFrame != nil } == [true, false])
    scene.heights = [[50, 50, 50]]
    scene.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    scene.table.layoutIfNeeded()
    #expect(scene.table.visibleCells.map { $0.separatorFrame != nil } == [true, true, false])
    #expect(scene.table.visibleCells.allSatisfy { $0.frame.height == 51 })
  }
}
