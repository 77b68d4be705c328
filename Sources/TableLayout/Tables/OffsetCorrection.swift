public import Foundation
import LayoutCore

/// A change of a table's offset that the user did not cause: visible rows stayed in place while the
/// height above them changed, or there was less content than estimated.
public struct OffsetCorrection: Hashable, Sendable {
  /// The number of corrections that a table keeps.
  public static let keptCount = 10_000

  /// The reason for a changed offset.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// A height above the visible rows was measured. Nothing visible moved.
    case measurement
    /// The estimates above the visible rows were updated. Nothing visible moved.
    case estimates
    /// Rows were inserted, deleted, moved or loaded. The top visible row did not move.
    case update
    /// The content ended before the bottom or began below the top, so the table scrolled to its
    /// end.
    case limit
  }

  /// The reason for the change.
  public let reason: Reason
  /// The measured row, or nil for a header or footer and for several changed heights.
  public let indexPath: IndexPath?
  /// The downward change of the offset, in points.
  public let amount: CGFloat

  /// A summary of all corrections of a table.
  public struct Summary: Hashable, Sendable {
    /// The number of corrections.
    public internal(set) var count = 0
    /// The sum of the changes, in points.
    public internal(set) var sum: CGFloat = 0
    /// The sum of the absolute changes, in points.
    public internal(set) var distance: CGFloat = 0
    /// The number of corrections for each reason.
    public internal(set) var counts: [Reason: Int] = [:]
  }
}

/// The corrections of a view's offset, with their summary.
struct OffsetRecords {
  private(set) var corrections: [OffsetCorrection] = []
  private(set) var summary = OffsetCorrection.Summary()

  mutating func record(_ reason: OffsetCorrection.Reason, _ amount: CGFloat, at indexPath: IndexPath? = nil) {
    corrections.append(OffsetCorrection(reason: reason, indexPath: indexPath, amount: amount))
    if corrections.count > 2 * OffsetCorrection.keptCount { corrections.removeFirst(OffsetCorrection.keptCount) }
    summary.count += 1
    summary.sum += amount
    summary.distance += abs(amount)
    summary.counts[reason, default: 0] += 1
  }
}

/// A cell that needed another height after the table called `willDisplay` on its delegate.
package struct LateChange: Hashable, Sendable {
  /// The number of late changes that a table keeps.
  package static let keptCount = 1_000
  /// The row.
  package let indexPath: IndexPath
  /// The height before the change, in points.
  package let height: CGFloat
  /// The height that the cell needs since then, in points.
  package let neededHeight: CGFloat

  /// The message for the log.
  package var message: String {
    """
    The cell for row \(indexPath.row) in section \(indexPath.section) was changed in tableView(_:willDisplay:forRowAt:), after its \
    height was computed. The height was \(height) points and is now \(neededHeight). Set its content in tableView(_:cellForRowAt:).
    """
  }
}

extension TableView {
  /// Removes the recorded corrections and late changes.
  package func clearRecords() {
    (records, lateChanges) = (OffsetRecords(), [])
  }

  func record(_ reason: OffsetCorrection.Reason, _ amount: CGFloat, at indexPath: IndexPath? = nil) {
    records.record(reason, amount, at: indexPath)
  }

  func record(_ change: LateChange) {
    traitCollection.log(change.message)
    lateChanges.append(change)
    if lateChanges.count > LateChange.keptCount { lateChanges.removeFirst() }
  }
}
