public import Foundation
import LayoutCore

/// Changes of a table's rows and sections that apply together, with UIKit's rules: deletions,
/// reloads and the sources of moves refer to positions before all changes, and insertions and the
/// targets of moves to positions after all changes.
///
/// ```swift
/// var updates = TableUpdates()
/// updates.deleteRows(at: [IndexPath(row: 0, section: 0)])
/// updates.insertRows(at: [IndexPath(row: 4, section: 0)])
/// try table.apply(updates)
/// ```
public struct TableUpdates: Hashable, Sendable {
  /// The source and target of a move.
  public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    /// The previous position.
    public let from: Place
    /// The new position.
    public let to: Place
  }

  /// The deleted rows, at their previous positions.
  public private(set) var deletedRows: [IndexPath] = []
  /// The inserted rows, at their new positions.
  public private(set) var insertedRows: [IndexPath] = []
  /// The reloaded rows, at their previous positions.
  public private(set) var reloadedRows: [IndexPath] = []
  /// The moved rows.
  public private(set) var movedRows: [Move<IndexPath>] = []
  /// The deleted sections, at their previous positions.
  public private(set) var deletedSections: [Int] = []
  /// The inserted sections, at their new positions.
  public private(set) var insertedSections: [Int] = []
  /// The reloaded sections, at their previous positions.
  public private(set) var reloadedSections: [Int] = []
  /// The moved sections.
  public private(set) var movedSections: [Move<Int>] = []

  /// Creates an empty set of changes.
  public init() {}

  /// A Boolean value that indicates whether there are no changes.
  public var isEmpty: Bool { self == TableUpdates() }

  /// Deletes rows.
  public mutating func deleteRows(at paths: [IndexPath]) { deletedRows += paths }
  /// Inserts rows.
  public mutating func insertRows(at paths: [IndexPath]) { insertedRows += paths }
  /// Reloads rows.
  public mutating func reloadRows(at paths: [IndexPath]) { reloadedRows += paths }
  /// Moves a row.
  public mutating func moveRow(at from: IndexPath, to: IndexPath) { movedRows.append(Move(from: from, to: to)) }
  /// Deletes sections.
  public mutating func deleteSections(_ sections: IndexSet) { deletedSections += sections }
  /// Inserts sections.
  public mutating func insertSections(_ sections: IndexSet) { insertedSections += sections }
  /// Reloads sections.
  public mutating func reloadSections(_ sections: IndexSet) { reloadedSections += sections }
  /// Moves a section.
  public mutating func moveSection(_ from: Int, toSection to: Int) { movedSections.append(Move(from: from, to: to)) }
}

/// Changes that were announced to a table and not applied yet.
struct PendingUpdates {
  var depth = 0
  var collected = TableUpdates()
}
