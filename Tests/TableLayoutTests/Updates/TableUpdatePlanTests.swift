import Foundation
import LayoutCore
import Testing

@testable import TableLayout

@Suite("Plans of changes")
struct TableUpdatePlanTests {
  /// The earlier index of each item; nil for new items.
  private func sources(_ plan: TableUpdatePlan) -> [Int?] {
    plan.runs.flatMap { run in (0..<run.count).map { offset in run.source.map { $0 + offset } } }
  }

  @Test("Rows that move into a new section, backwards and among new ones, are found there")
  func intoNewSection() throws {
    var updates = TableUpdates()
    updates.insertSections([1])
    for row in 0..<4 {
      updates.moveRow(at: IndexPath(row: row, section: 0), to: IndexPath(row: 7 - 2 * row, section: 1))
    }
    let plan = try TableUpdatePlan(updates, of: TableSections(rowCounts: [5]), to: [1, 9])
    // Items before: 0 is the header, 1 to 5 are rows, 6 is the footer.
    #expect(sources(plan) == [0, 5, 6, nil, nil, 4, nil, 3, nil, 2, nil, 1, nil, nil])
  }

  @Test("Rows that move into a section that is read again take the places of its own")
  func intoReloadedSection() throws {
    var updates = TableUpdates()
    updates.reloadSections([0])
    updates.moveRow(at: IndexPath(row: 1, section: 1), to: IndexPath(row: 1, section: 0))
    let plan = try TableUpdatePlan(updates, of: TableSections(rowCounts: [3, 2]), to: [4, 1])
    #expect(sources(plan) == [0, 1, 7, 3, nil, 4, 5, 6, 8])
    #expect(plan.runs.map(\.isReloaded) == [true, false, true, false, true, false, false])
  }

  @Test("A hundred thousand rows move into a new section", .timeLimit(.minutes(5)))
  func many() throws {
    let count = 100_000
    var updates = TableUpdates()
    updates.insertSections([1])
    for row in 0..<count {
      updates.moveRow(at: IndexPath(row: row, section: 0), to: IndexPath(row: count - 1 - row, section: 1))
    }
    let plan = try TableUpdatePlan(updates, of: TableSections(rowCounts: [count]), to: [0, count])
    #expect(sources(plan).dropFirst(3).prefix(3) == [count, count - 1, count - 2])
    #expect(plan.runs.count == count + 4)
  }
}
