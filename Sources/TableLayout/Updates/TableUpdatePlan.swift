import Foundation
import LayoutCore

/// The previous position of every item of a table after an update, computed and checked without
/// changing the table.
struct TableUpdatePlan {
  /// Items that are adjacent after the update, and were before if they existed.
  struct Run: Hashable {
    /// The number of items.
    var count: Int
    /// The first item before the update, or nil for new items.
    var source: Int?
    /// A Boolean value that indicates whether the items are reloaded.
    var isReloaded = false
  }

  let sections: TableSections
  private(set) var runs: [Run] = []

  private let before: TableSections
  private let updates: TableUpdates
  private let sources: [Int?]
  private let reloadedSections: Set<Int>
  private let rows: RowChanges

  /// - Parameter rowCounts: The number of rows in each section after the update, from the data
  ///   source.
  init(_ updates: TableUpdates, of before: TableSections, to rowCounts: [Int]) throws(TableError) {
    self.updates = updates
    self.before = before
    sections = TableSections(rowCounts: rowCounts)
    sources = try Self.sources(updates, before.count, rowCounts.count)
    reloadedSections = Set(updates.reloadedSections)
    rows = try RowChanges(updates, before: before, after: rowCounts.count)
    for section in rowCounts.indices { try addRuns(of: section) }
  }

  /// Returns the previous position of each section, or nil for a new one.
  private static func sources(
    _ updates: TableUpdates, _ before: Int, _ after: Int
  ) throws(TableError) -> [Int?] {
    let (deleted, inserted) = (Set(updates.deletedSections), Set(updates.insertedSections))
    try UpdateChecks.checkSections(updates, before: before, after: after)
    guard before - deleted.count + inserted.count == after else {
      throw .sectionCount(before: before, after: after, inserted: inserted.count, deleted: deleted.count)
    }
    let leaving = deleted.union(updates.movedSections.map(\.from))
    var taken: [Int: Int] = [:]
    for move in updates.movedSections { taken[move.to] = move.from }
    var staying = (0..<before).lazy.filter { !leaving.contains($0) }.makeIterator()
    return (0..<after).map { section in
      if inserted.contains(section) { return nil }
      return taken[section] ?? staying.next()
    }
  }

  // MARK: Rows

  private mutating func addRuns(of section: Int) throws(TableError) {
    guard let source = sources[section], !reloadedSections.contains(source) else { return try addWhole(section) }
    let slots = rows.slots(in: section)
    let leaving = rows.leaving(source)
    let (count, countAfter) = (before.rowCount(in: source), sections.rowCount(in: section))
    guard count - leaving.count + slots.count == countAfter else {
      throw .rowCount(section: section, before: count, after: countAfter, rows.counts(from: source, to: section))
    }
    try UpdateChecks.checkSlots(slots, in: section, count: countAfter)
    add(Run(count: 1, source: before.header(of: source)))
    addRows(of: source, count: countAfter, leaving: leaving, slots: slots)
    add(Run(count: 1, source: before.footer(of: source)))
  }

  /// Adds a new or reloaded section. A row that existed at the same position keeps its height as an
  /// estimate, except where a moved row takes the position.
  ///
  /// - Complexity: O(*n*) in the number of moved rows.
  private mutating func addWhole(_ section: Int) throws(TableError) {
    let count = sections.rowCount(in: section)
    let slots = rows.slots(in: section)
    try UpdateChecks.checkSlots(slots, in: section, count: count)
    var whole = RunQueue(wholeRuns(of: section))
    // Slots are in order and unique: the header precedes the first row.
    var item = 0
    for slot in slots {
      guard let source = slot.source else { continue }
      whole.take(1 + slot.row - item).forEach { add($0) }
      _ = whole.take(1)
      add(Run(count: 1, source: source))
      item = slot.row + 2
    }
    whole.take(count + 2 - item).forEach { add($0) }
  }

  /// Returns the header, rows and footer of a section before rows moved into it.
  private func wholeRuns(of section: Int) -> [Run] {
    let count = sections.rowCount(in: section)
    guard let source = sources[section] else { return [Run(count: count + 2)] }
    let kept = min(count, before.rowCount(in: source))
    return [
      Run(count: 1 + kept, source: before.header(of: source), isReloaded: true), Run(count: count - kept),
      Run(count: 1, source: before.footer(of: source), isReloaded: true),
    ]
  }

  /// Places inserted rows at their positions, and fills the rest with the remaining rows in order.
  private mutating func addRows(of source: Int, count: Int, leaving: Set<Int>, slots: [RowChanges.Slot]) {
    let first = before.rows(of: source).lowerBound
    let breaks = (Array(leaving) + rows.reloaded(in: source)).sorted()
    var staying = StayingRows(count: before.rowCount(in: source), breaks: breaks, leaving: leaving)
    var row = 0
    for slot in slots + [RowChanges.Slot(row: count, source: nil)] {
      while row < slot.row {
        let (rows, isReloaded) = staying.next(atMost: slot.row - row)
        add(Run(count: rows.count, source: first + rows.lowerBound, isReloaded: isReloaded))
        row += rows.count
      }
      guard slot.row < count else { return }
      add(Run(count: 1, source: slot.source))
      row += 1
    }
  }

  /// Appends a run, or extends the last one if it continues.
  private mutating func add(_ run: Run) {
    guard run.count > 0 else { return }
    if let last = runs.last, last.isReloaded == run.isReloaded, last.source.map({ $0 + last.count }) == run.source,
      (last.source == nil) == (run.source == nil)
    {
      runs[runs.count - 1].count += run.count
    } else {
      runs.append(run)
    }
  }
}

/// The items of runs in order, in the requested portions.
private struct RunQueue {
  /// The runs in reverse order.
  private var waiting: [TableUpdatePlan.Run]

  init(_ runs: [TableUpdatePlan.Run]) { waiting = runs.reversed() }

  /// Returns the next items. The caller ensures that there are enough.
  mutating func take(_ count: Int) -> [TableUpdatePlan.Run] {
    var (taken, missing): ([TableUpdatePlan.Run], Int) = ([], count)
    while missing > 0, var run = waiting.popLast() {
      var first = run
      first.count = min(run.count, missing)
      missing -= first.count
      taken.append(first)
      run.count -= first.count
      run.source = run.source.map { $0 + first.count }
      if run.count > 0 { waiting.append(run) }
    }
    return taken
  }
}

/// The remaining rows of a section in order, in adjacent portions.
private struct StayingRows {
  let count: Int
  /// The rows that leave or are reloaded, in order.
  let breaks: [Int]
  let leaving: Set<Int>
  private var row = 0
  private var nextBreak = 0

  init(count: Int, breaks: [Int], leaving: Set<Int>) {
    self.count = count
    self.breaks = breaks
    self.leaving = leaving
  }

  /// The caller ensures that there are enough rows.
  mutating func next(atMost limit: Int) -> (rows: Range<Int>, isReloaded: Bool) {
    while nextBreak < breaks.count, breaks[nextBreak] == row, leaving.contains(row) {
      (row, nextBreak) = (row + 1, nextBreak + 1)
    }
    let first = row
    if nextBreak < breaks.count, breaks[nextBreak] == row {
      (row, nextBreak) = (row + 1, nextBreak + 1)
      return (first..<row, true)
    }
    row = min(row + limit, nextBreak < breaks.count ? breaks[nextBreak] : count)
    return (first..<row, false)
  }
}
