public import Foundation
import LayoutCore

/// Changes of a table's rows and sections that count together, with UIKit's rules: what is deleted, reloaded or moved away is named
/// by where it was before all of them, what is inserted or moved in by where it is after all of them.
///
/// ```swift
/// var updates = TableUpdates()
/// updates.deleteRows(at: [IndexPath(row: 0, section: 0)])
/// updates.insertRows(at: [IndexPath(row: 4, section: 0)])
/// try table.apply(updates)
/// ```
public struct TableUpdates: Hashable, Sendable {
  /// From where to where something moves.
  public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    /// Where it was.
    public let from: Place
    /// Where it is.
    public let to: Place
  }

  /// Rows that are gone, where they were.
  public private(set) var deletedRows: [IndexPath] = []
  /// Rows that are new, where they are.
  public private(set) var insertedRows: [IndexPath] = []
  /// Rows whose cells are asked for again, where they were.
  public private(set) var reloadedRows: [IndexPath] = []
  /// Rows that have moved.
  public private(set) var movedRows: [Move<IndexPath>] = []
  /// Sections that are gone, where they were.
  public private(set) var deletedSections: [Int] = []
  /// Sections that are new, where they are.
  public private(set) var insertedSections: [Int] = []
  /// Sections that are read again as a whole, where they were.
  public private(set) var reloadedSections: [Int] = []
  /// Sections that have moved.
  public private(set) var movedSections: [Move<Int>] = []

  /// Makes changes of nothing.
  public init() {}

  /// Whether nothing changes.
  public var isEmpty: Bool { self == TableUpdates() }

  /// Rows go.
  public mutating func deleteRows(at paths: [IndexPath]) { deletedRows += paths }
  /// Rows come.
  public mutating func insertRows(at paths: [IndexPath]) { insertedRows += paths }
  /// Rows are asked for again.
  public mutating func reloadRows(at paths: [IndexPath]) { reloadedRows += paths }
  /// A row moves.
  public mutating func moveRow(at from: IndexPath, to: IndexPath) { movedRows.append(Move(from: from, to: to)) }
  /// Sections go.
  public mutating func deleteSections(_ sections: IndexSet) { deletedSections += sections }
  /// Sections come.
  public mutating func insertSections(_ sections: IndexSet) { insertedSections += sections }
  /// Sections are read again.
  public mutating func reloadSections(_ sections: IndexSet) { reloadedSections += sections }
  /// A section moves.
  public mutating func moveSection(_ from: Int, toSection to: Int) { movedSections.append(Move(from: from, to: to)) }
}

/// Changes that a table was told of and that do not count yet.
struct PendingUpdates {
  var depth = 0
  var collected = TableUpdates()
}
