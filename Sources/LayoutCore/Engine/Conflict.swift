import ConstraintSolving
import FontMetrics

/// A row that was removed because it conflicts with other rows.
struct Conflict {
  /// The conflict in reports.
  let record: UnsatisfiedConstraint
  /// The removed row.
  let row: Row
  /// The rows that it conflicts with.
  let others: [Row]

  /// True if the row conflicts with the given height of the outermost view.
  fileprivate var isWithGivenHeight: Bool {
    others.contains { if case .demand(.vertical) = $0.meaning { true } else { false } }
  }
}

extension LayoutEngine {
  /// The conflicts in reports and the log, without conflicts with a height that was rounded up to a
  /// pixel. Constraints for half a point less are then missed by less than a pixel, which no user
  /// sees and no developer can fix.
  ///
  /// - Complexity: O(*n*) in the terms of removed rows.
  var toldConflicts: [Conflict] {
    if conflicts.isEmpty { return [] }
    let pixel = PixelGrid.pixel(scale: root.traitCollection.displayScale)
    return conflicts.filter { !($0.isWithGivenHeight && isMissed($0.row, byLessThan: pixel)) }
  }

  /// Returns true if the last solution misses the row by less than a number of points.
  private func isMissed(_ row: Row, byLessThan points: Double) -> Bool {
    guard let asked = row.asked else { return false }
    let excess = value(of: asked.expression)
    return switch asked.relation {
    case .equal: abs(excess) < points
    case .lessThanOrEqual: excess < points
    case .greaterThanOrEqual: -excess < points
    }
  }
}
