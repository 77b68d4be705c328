import Foundation
import LayoutCore

/// The rows of a table that are selected, in the order they were. Whether one is, and a change of one, cost the same however many
/// there are.
struct RowSelection {
  /// Each row's number in the order.
  private var numbers: [IndexPath: Int] = [:]
  private var nextNumber = 0

  init(_ rows: [IndexPath] = []) { rows.forEach { insert($0) } }

  var isEmpty: Bool { numbers.isEmpty }

  /// The row that was selected first.
  /// - Complexity: O(*n*).
  var first: IndexPath? { numbers.min { $0.value < $1.value }?.key }

  /// All rows, in their order.
  /// - Complexity: O(*n* log *n*).
  var rows: [IndexPath] { numbers.sorted { $0.value < $1.value }.map(\.key) }

  func contains(_ row: IndexPath) -> Bool { numbers[row] != nil }

  /// Adds a row as the last, unless it is there.
  mutating func insert(_ row: IndexPath) {
    guard numbers[row] == nil else { return }
    numbers[row] = nextNumber
    nextNumber += 1
  }

  mutating func remove(_ row: IndexPath) { numbers[row] = nil }
}
