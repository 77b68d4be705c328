/// The name under which a solver keeps a constraint; never used twice by one solver.
///
/// Compares in the order of adding. It means nothing to another solver.
public struct ConstraintID: Hashable, Sendable {
  /// How many constraints were added before, over the solver's life.
  let serial: Int
  /// The symbol of the constraint's residual in the tableau; reused once the constraint is gone.
  let symbol: Int
}

extension ConstraintID: Comparable {
  /// Whether the left constraint was added before the right one.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.serial < right.serial }
}
