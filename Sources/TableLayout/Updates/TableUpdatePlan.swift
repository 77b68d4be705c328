import Foundation
import LayoutCore

/// Where every item of a table comes from after changes, found and checked without touching the table.
struct TableUpdatePlan {
  /// Items that lie together after the changes, and did before if they were there.
  struct Run: Hashable {
    /// How many.
    var count: Int
    /// The first of them before; nil for new ones.
    var source: Int?
    /// Whether they are asked for again.
    var isReloaded = false
  }

  let sections: TableSections
  private(set) var runs: [Run] = []

  private let before: TableSections
  private let updates: TableUpdates
  private let sources: [Int?]
  private let reloadedSections: Set<Int>
  private let rows: RowChanges

  /// - Parameter rowCounts: How many rows each section has after the changes, by the data source.
  init(_ updates: TableUpdates, of before: TableSections, to rowCounts: [Int]) throws(TableError) {
    self.updates = updates
    self.before = before
    sections = TableSections(rowCounts: rowCounts)
    sources = try Self.sources(updates, before.count, rowCounts.count)
    reloadedSections = Set(updates.reloadedSections)
    rows = try RowChanges(updates, before: before, after: rowCounts.count)
    for section in rowCounts.indices { try addRuns(of: section) }
  }

  /// Where each section was; nil for one that is new.
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

  /// A section that is new, or is read again; a row that it was there at the same place keeps its height as an estimate. Rows that moved
  /// into it take the places of those.
  ///
  /// - Complexity: O(*n*) in the rows that moved.
  private mutating func addWhole(_ section: Int) throws(TableError) {
    let count = sections.rowCount(in: section)
    let slots = rows.slots(in: section)
    try UpdateChecks.checkSlots(slots, in: section, count: count)
    var whole = RunQueue(wholeRuns(of: section))
    // Slots are in order, and none stands twice: the header comes before the first row.
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

  /// Header, rows and footer of a section before rows have moved into it.
  private func wholeRuns(of section: Int) -> [Run] {
    let count = sections.rowCount(in: section)
    guard let source = sources[section] else { return [Run(count: count + 2)] }
    let kept = min(count, before.rowCount(in: source))
    return [
      Run(count: 1 + kept, source: before.header(of: source), isReloaded: true), Run(count: count - kept),
      Run(count: 1, source: before.footer(of: source), isReloaded: true),
    ]
  }

  /// Rows that come take their places; those that stay fill what is left, in their order.
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

  /// Adds a run, to the last one if it goes on from there.
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

/// Gives the items of runs in order, as many at a time as are asked for.
private struct RunQueue {
  /// The last first.
  private var waiting: [TableUpdatePlan.Run]

  init(_ runs: [TableUpdatePlan.Run]) { waiting = runs.reversed() }

  /// The next items, of which there are as many.
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

/// Gives the rows of a section that stay, in order, as many at a time as lie together.
private struct StayingRows {
  let count: Int
  /// Rows that leave or are asked for again, in order.
  let breaks: [Int]
  let leaving: Set<Int>
  private var row = 0
  private var nextBreak = 0

  init(count: Int, breaks: [Int], leaving: Set<Int>) {
    self.count = count
    self.breaks = breaks
    self.leaving = leaving
  }

  /// There are as many as are asked for: that was checked before.
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
