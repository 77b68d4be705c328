import Foundation
import LayoutCore

/// UIKit's checks of changes, independent of the data source.
enum UpdateChecks {
  static func checkSections(_ updates: TableUpdates, before: Int, after: Int) throws(TableError) {
    let from = updates.movedSections.map(\.from)
    try checkRange(updates.deletedSections, "delete", "before", before)
    try checkRange(updates.reloadedSections, "reload", "before", before)
    try checkRange(from, "move", "before", before)
    try checkRange(updates.insertedSections, "insert", "after", after)
    try checkRange(updates.movedSections.map(\.to), "move to", "after", after)
    try checkDistinct([("delete", updates.deletedSections), ("reload", updates.reloadedSections), ("move", from)]) {
      "section \($0)"
    }
    try checkDistinct([("insert", updates.insertedSections), ("move to", updates.movedSections.map(\.to))]) {
      "section \($0)"
    }
  }

  private static func checkRange(
    _ sections: [Int], _ verb: String, _ time: String, _ count: Int
  ) throws(TableError) {
    for section in sections where section < 0 || section >= count {
      throw TableError(
        code: .outOfRange,
        message: "attempt to \(verb) section \(section), but there are only \(count) sections \(time) the update")
    }
  }

  /// - Parameter after: The number of sections after the update.
  static func checkRows(_ updates: TableUpdates, before: TableSections, after: Int) throws(TableError) {
    let from = updates.movedRows.map(\.from)
    for (verb, paths) in [("delete", updates.deletedRows), ("reload", updates.reloadedRows), ("move", from)] {
      for path in paths { try checkBefore(path, verb, before) }
    }
    try checkDistinct([("delete", updates.deletedRows), ("reload", updates.reloadedRows), ("move", from)], name)
    let to = updates.movedRows.map(\.to)
    for path in updates.insertedRows { try checkAfter(path, "insert row", "into", after) }
    for path in to { try checkAfter(path, "move a row to row", "of", after) }
    try checkDistinct([("insert", updates.insertedRows), ("move to", to)], name)
  }

  private static func checkBefore(_ path: IndexPath, _ verb: String, _ before: TableSections) throws(TableError) {
    guard path.count == 2, path.section >= 0, path.section < before.count else {
      throw TableError(
        code: .outOfRange,
        message: "attempt to \(verb) \(name(path)), but there are only \(before.count) sections before the update")
    }
    let count = before.rowCount(in: path.section)
    guard path.row >= 0, path.row < count else {
      throw TableError(
        code: .outOfRange,
        message: "attempt to \(verb) \(name(path)) which only contains \(count) rows before the update")
    }
  }

  /// The number of rows is checked with that of the section.
  private static func checkAfter(_ path: IndexPath, _ verb: String, _ word: String, _ after: Int) throws(TableError) {
    guard path.count == 2, path.section >= 0, path.row >= 0 else {
      let place = path.count == 2 ? "\(path.row) \(word) section \(path.section)" : "of \(name(path))"
      throw TableError(code: .outOfRange, message: "attempt to \(verb) \(place), which is not a valid index path")
    }
    guard path.section < after else {
      throw TableError(
        code: .outOfRange,
        message: "attempt to \(verb) \(path.row) \(word) section \(path.section), but there are only \(after) sections "
          + "after the update")
    }
  }

  static func checkSlots(_ slots: [RowChanges.Slot], in section: Int, count: Int) throws(TableError) {
    for slot in slots where slot.row >= count {
      throw TableError(
        code: .outOfRange,
        message:
          "attempt to insert row \(slot.row) into section \(section), but there are only \(count) rows in section "
          + "\(section) after the update")
    }
  }

  private static func name(_ path: IndexPath) -> String {
    path.count == 2 ? "row \(path.row) from section \(path.section)" : "index path \(path)"
  }

  /// Rejects a position that occurs twice.
  private static func checkDistinct<Place: Hashable>(
    _ groups: [(verb: String, places: [Place])], _ name: (Place) -> String
  ) throws(TableError) {
    var verbs: [Place: String] = [:]
    for group in groups {
      for place in group.places {
        guard let first = verbs.updateValue(group.verb, forKey: place) else { continue }
        throw TableError(
          code: .conflictingUpdates,
          message: "attempt to perform \(first) and \(group.verb) on the same place: \(name(place))")
      }
    }
  }
}

extension TableError {
  static func sectionCount(before: Int, after: Int, inserted: Int, deleted: Int) -> TableError {
    TableError(
      code: .invalidSectionCount,
      message: """
        Invalid update: invalid number of sections. The number of sections contained in the table view after the update \
        (\(after)) must be equal to the number of sections contained in the table view before the update (\(before)), plus or \
        minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).
        """)
  }

  static func rowCount(section: Int, before: Int, after: Int, _ counts: RowChanges.Counts) -> TableError {
    TableError(
      code: .invalidRowCount,
      message: """
        Invalid update: invalid number of rows in section \(section). The number of rows contained in an existing section \
        after the update (\(after)) must be equal to the number of rows contained in that section before the update \
        (\(before)), plus or minus the number of rows inserted or deleted from that section (\(counts.inserted) inserted, \
        \(counts.deleted) deleted) and plus or minus the number of rows moved into or out of that section \
        (\(counts.movedIn) moved in, \(counts.movedOut) moved out).
        """)
  }
}
