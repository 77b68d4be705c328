public import Foundation
import LayoutCore

/// A change of a table's offset that nobody asked for: what is on screen stayed, and what was above it changed its height; or
/// there was less content than there had seemed to be.
public struct OffsetCorrection: Hashable, Sendable {
  /// How many corrections a table keeps.
  public static let keptCount = 10_000

  /// Why the offset changed.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// A height above what is on screen was measured. Nothing moved on screen.
    case measurement
    /// Estimates above what is on screen were taken anew. Nothing moved on screen.
    case estimates
    /// Rows were inserted, deleted, moved or loaded. The row at the top did not move on screen.
    case update
    /// Content ended before the bottom, or began below the top, so it was scrolled to its end.
    case limit
  }

  /// Why the offset changed.
  public let reason: Reason
  /// The row that was measured; nil for a header or footer, and where many heights changed.
  public let indexPath: IndexPath?
  /// The change of the offset down, in points.
  public let amount: CGFloat

  /// All corrections of a table in numbers.
  public struct Summary: Hashable, Sendable {
    /// How many there were.
    public internal(set) var count = 0
    /// The sum of the changes, in points.
    public internal(set) var sum: CGFloat = 0
    /// The sum of the changes without their signs, in points.
    public internal(set) var distance: CGFloat = 0
    /// How many had each reason.
    public internal(set) var counts: [Reason: Int] = [:]
  }
}

/// A cell that needed another height after the table had told its delegate that it would display it.
package struct LateChange: Hashable, Sendable {
  /// How many late changes a table keeps.
  package static let keptCount = 1_000
  /// The row.
  package let indexPath: IndexPath
  /// The height that was found before, in points.
  package let height: CGFloat
  /// The height that the cell needs since, in points.
  package let neededHeight: CGFloat

  /// What the log says.
  package var message: String {
    """
    The cell of row \(indexPath.row) in section \(indexPath.section) was changed in tableView(_:willDisplay:forRowAt:), after its \
    height had been found: \(height) points, and it needs \(neededHeight) now. Set its content in tableView(_:cellForRowAt:).
    """
  }
}

extension TableView {
  /// Forgets what was recorded of corrections and late changes.
  package func clearRecords() {
    (offsetCorrections, correctionSummary, lateChanges) = ([], OffsetCorrection.Summary(), [])
  }

  func record(_ reason: OffsetCorrection.Reason, _ amount: CGFloat, at indexPath: IndexPath? = nil) {
    let correction = OffsetCorrection(reason: reason, indexPath: indexPath, amount: amount)
    offsetCorrections.append(correction)
    if offsetCorrections.count > 2 * OffsetCorrection.keptCount {
      offsetCorrections.removeFirst(OffsetCorrection.keptCount)
    }
    correctionSummary.count += 1
    correctionSummary.sum += amount
    correctionSummary.distance += abs(amount)
    correctionSummary.counts[reason, default: 0] += 1
  }

  func record(_ change: LateChange) {
    traitCollection.log(change.message)
    lateChanges.append(change)
    if lateChanges.count > LateChange.keptCount { lateChanges.removeFirst() }
  }
}
