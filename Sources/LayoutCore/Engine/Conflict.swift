import ConstraintSolving
import FontMetrics

/// A row that is left out because it contradicts others.
struct Conflict {
  /// What reports say of it.
  let record: UnsatisfiedConstraint
  /// The row that is left out.
  let row: Row
  /// Rows that it contradicts.
  let others: [Row]

  /// Whether the height that the outermost view has to have is among what it contradicts.
  fileprivate var isWithGivenHeight: Bool {
    others.contains { if case .demand(.vertical) = $0.meaning { true } else { false } }
  }
}

extension LayoutEngine {
  /// The conflicts that reports and the log have: not those with a height that is rounded up to the pixel. A row is that high, and what in
  /// it has to be half a point less is missed by less than a pixel, which nobody sees and nobody can mend.
  ///
  /// - Complexity: O(*n*) in the terms of what is left out.
  var toldConflicts: [Conflict] {
    if conflicts.isEmpty { return [] }
    let pixel = PixelGrid.pixel(scale: root.traitCollection.displayScale)
    return conflicts.filter { !($0.isWithGivenHeight && isMissed($0.row, byLessThan: pixel)) }
  }

  /// Whether the last solution comes so near to what a row says, in points.
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
