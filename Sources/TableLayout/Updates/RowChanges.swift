import Foundation
import LayoutCore

/// The changes of rows by section, each checked against the state before the update.
struct RowChanges {
  /// A row that is inserted: its position, and its previous item or nil for a new row.
  struct Slot: Hashable {
    var row: Int
    var source: Int?
  }

  private var deleted: [Int: Set<Int>] = [:]
  private var movedOut: [Int: Set<Int>] = [:]
  private var reloadedRows: [Int: [Int]] = [:]
  private var slotsBySection: [Int: [Slot]] = [:]

  /// - Parameter after: The number of sections after the update.
  init(_ updates: TableUpdates, before: TableSections, after: Int) throws(TableError) {
    try UpdateChecks.checkRows(updates, before: before, after: after)
    for path in updates.deletedRows { deleted[path.section, default: []].insert(path.row) }
    for path in updates.reloadedRows { reloadedRows[path.section, default: []].append(path.row) }
    for path in updates.insertedRows { slotsBySection[path.section, default: []].append(Slot(row: path.row)) }
    for move in updates.movedRows {
      movedOut[move.from.section, default: []].insert(move.from.row)
      let source = before.item(section: move.from.section, row: move.from.row)
      slotsBySection[move.to.section, default: []].append(Slot(row: move.to.row, source: source))
    }
    for section in slotsBySection.keys { slotsBySection[section]?.sort { $0.row < $1.row } }
  }

  /// Returns the rows that are inserted into a section, in order.
  func slots(in section: Int) -> [Slot] { slotsBySection[section] ?? [] }
  /// Returns the rows that leave a section.
  func leaving(_ section: Int) -> Set<Int> { (deleted[section] ?? []).union(movedOut[section] ?? []) }
  /// Returns the reloaded rows of a section.
  func reloaded(in section: Int) -> [Int] { reloadedRows[section] ?? [] }

  /// The numbers of rows that entered and left a section, for UIKit's message.
  struct Counts: Hashable {
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0
  }

  func counts(from source: Int, to section: Int) -> Counts {
    let slots = slots(in: section)
    let movedIn = slots.count { $0.source != nil }
    return Counts(
      inserted: slots.count - movedIn, deleted: deleted[source]?.count ?? 0, movedIn: movedIn,
      movedOut: movedOut[source]?.count ?? 0)
  }
}
