import Foundation
import LayoutCore

/// The selected rows of a table, in the order of selection. The cost of a query or a change does
/// not depend on their number.
struct RowSelection {
  /// The ordinal number of each row.
  private var numbers: [IndexPath: Int] = [:]
  private var nextNumber = 0

  init(_ rows: [IndexPath] = []) { rows.forEach { insert($0) } }

  var isEmpty: Bool { numbers.isEmpty }

  /// The row that was selected first.
  ///
  /// - Complexity: O(*n*).
  var first: IndexPath? { numbers.min { $0.value < $1.value }?.key }

  /// All rows, in order.
  /// - Complexity: O(*n* log *n*).
  var rows: [IndexPath] { numbers.sorted { $0.value < $1.value }.map(\.key) }

  func contains(_ row: IndexPath) -> Bool { numbers[row] != nil }

  /// Appends a row unless it is selected.
  mutating func insert(_ row: IndexPath) {
    guard numbers[row] == nil else { return }
    numbers[row] = nextNumber
    nextNumber += 1
  }

  mutating func remove(_ row: IndexPath) { numbers[row] = nil }
}
