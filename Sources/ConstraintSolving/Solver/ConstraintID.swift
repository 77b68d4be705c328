/// The identifier of a constraint, which is unique in its solver for all time.
///
/// Identifiers are ordered by the addition of their constraints. They are meaningless to other
/// solvers.
public struct ConstraintID: Hashable, Sendable {
  /// The number of constraints that were added before, over the solver's lifetime.
  let serial: Int
  /// The symbol of the constraint's residual in the tableau; reused once the constraint is gone.
  let symbol: Int
}

extension ConstraintID: Comparable {
  /// Returns `true` if the left constraint was added first.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.serial < right.serial }
}
