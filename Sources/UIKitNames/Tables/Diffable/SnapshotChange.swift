internal import Foundation

/// The updates of a table from one snapshot to another.
///
/// An item of both snapshots keeps its cell, also if it moves from a section that is deleted or to
/// a new one, unless it or its new section is reloaded. A reloaded item or section that also moves
/// is deleted and inserted, because nothing can be moved and reloaded at once.
struct SnapshotChange<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var movedSections: [(from: Int, to: Int)] = []
  private(set) var reloadedSections = IndexSet()
  private(set) var deletedRows: [IndexPath] = []
  private(set) var insertedRows: [IndexPath] = []
  private(set) var movedRows: [(from: IndexPath, to: IndexPath)] = []
  private(set) var reloadedRows: [IndexPath] = []
  /// The rows whose cells are configured again, at their positions after the updates.
  private(set) var reconfiguredRows: [IndexPath] = []

  /// The previous positions of the sections that stay and are not reloaded.
  private var keptSections: [Section: Int] = [:]

  /// - Complexity: O(*n* log *n*) for *n* items.
  init(from old: Snapshot, to new: Snapshot) {
    compareSections(old, new)
    compareItems(old, new)
  }

  /// A Boolean value that indicates whether there are no updates, apart from those of
  /// ``reconfiguredRows``.
  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && reloadedSections.isEmpty
      && deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty && reloadedRows.isEmpty
  }

  private mutating func compareSections(_ old: Snapshot, _ new: Snapshot) {
    let places = Places(old.sectionIdentifiers, new.sectionIdentifiers)
    let reloaded = Set(new.reloadedSectionIdentifiers)
    deletedSections = IndexSet(places.deleted)
    insertedSections = IndexSet(places.inserted)
    for move in places.moved {
      if reloaded.contains(old.sectionIdentifiers[move.from]) {
        deletedSections.insert(move.from)
        insertedSections.insert(move.to)
      } else {
        movedSections.append(move)
      }
    }
    for (place, section) in old.sectionIdentifiers.enumerated() where !deletedSections.contains(place) {
      if reloaded.contains(section) { reloadedSections.insert(place) } else { keptSections[section] = place }
    }
  }

  /// Compares the items. Those of a section that is new, deleted or reloaded come and go with it,
  /// unless they move.
  private mutating func compareItems(_ old: Snapshot, _ new: Snapshot) {
    let before = Self.paths(of: old)
    let (reloaded, reconfigured) = (Set(new.reloadedItemIdentifiers), Set(new.reconfiguredItemIdentifiers))
    let reloadedSections = Set(new.reloadedSectionIdentifiers)
    for (section, identifier) in new.sectionIdentifiers.enumerated() {
      let isReloaded = reloadedSections.contains(identifier)
      // The rows that were in the section, in their new order.
      var staying: [StayingRow] = []
      for (row, item) in new.itemIdentifiers(inSection: identifier).enumerated() {
        let path = IndexPath(row: row, section: section)
        let isRenewed = isReloaded || reloaded.contains(item)
        guard let from = before[item] else {
          insert(path, into: identifier)
          continue
        }
        if !isRenewed, reconfigured.contains(item) { reconfiguredRows.append(path) }
        if from.section == keptSections[identifier] {
          staying.append(StayingRow(from: from, to: path, isRenewed: isRenewed))
        } else {
          move(from, of: old, to: path, in: identifier, isRenewed: isRenewed)
        }
      }
      compareOrder(of: staying, in: identifier, old)
    }
    for (item, path) in before where new.sectionIdentifier(containingItem: item) == nil { delete(path, of: old) }
  }

  /// A row of a section that stays, in the same section before and after.
  private struct StayingRow {
    var from: IndexPath
    var to: IndexPath
    /// True if the cell is requested again.
    var isRenewed: Bool
  }

  private mutating func compareOrder(of rows: [StayingRow], in section: Section, _ old: Snapshot) {
    let inOrder = Set(Places<Int>.longestIncreasing(rows.map(\.from.row)))
    for (place, row) in rows.enumerated() {
      if !inOrder.contains(place) {
        move(row.from, of: old, to: row.to, in: section, isRenewed: row.isRenewed)
      } else if row.isRenewed {
        reloadedRows.append(row.from)
      }
    }
  }

  private mutating func move(
    _ from: IndexPath, of old: Snapshot, to path: IndexPath, in section: Section, isRenewed: Bool
  ) {
    guard isRenewed else { return movedRows.append((from, path)) }
    delete(from, of: old)
    insert(path, into: section)
  }

  private mutating func insert(_ path: IndexPath, into section: Section) {
    if keptSections[section] != nil { insertedRows.append(path) }
  }

  private mutating func delete(_ path: IndexPath, of old: Snapshot) {
    if keptSections[old.sectionIdentifiers[path.section]] != nil { deletedRows.append(path) }
  }

  private static func paths(of snapshot: Snapshot) -> [Item: IndexPath] {
    var paths: [Item: IndexPath] = [:]
    for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
      for (row, item) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
        paths[item] = IndexPath(row: row, section: section)
      }
    }
    return paths
  }
}
