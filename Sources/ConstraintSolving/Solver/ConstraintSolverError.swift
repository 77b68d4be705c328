/// What a solver refuses, with the offender. A solver that throws is as it was before the call.
public enum ConstraintSolverError: Error, Hashable, Sendable {
  /// The required constraints `conflicting` cannot hold together with this one. No smaller set of them conflicts with it.
  case unsatisfiable(LinearConstraint, conflicting: [ConstraintID])
  /// The solver holds no constraint of this name, or no longer.
  case unknownConstraint(ConstraintID)
  /// The solver did not make this variable.
  case unknownVariable(Variable)
  /// A coefficient or the constant is infinite or not a number.
  case notFinite(LinearConstraint)
  /// The priority is not 1 through 1000, or it is required where that is not possible (an edit).
  case priorityOutOfRange(LinearConstraint)
  /// The variable is being edited already.
  case alreadyEditing(Variable)
  /// The variable is not being edited.
  case notEditing(Variable)
  /// The value suggested for the variable is infinite or not a number.
  case suggestionNotFinite(Variable)
}
