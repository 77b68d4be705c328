public import StrutErrors

/// The errors of a solver, with the offending value. A solver that throws an error is unchanged.
public enum ConstraintSolverError: Error, Hashable, Sendable {
  /// The required constraints `conflicting` cannot be satisfied together with this one. No smaller
  /// subset of them conflicts with it.
  case unsatisfiable(LinearConstraint, conflicting: [ConstraintID])
  /// The solver does not contain a constraint with this identifier.
  case unknownConstraint(ConstraintID)
  /// The variable belongs to another solver.
  case unknownVariable(Variable)
  /// A coefficient or the constant is not finite.
  case notFinite(LinearConstraint)
  /// The priority is not from 1 through 1000, or is required for an edit.
  case priorityOutOfRange(LinearConstraint)
  /// The variable is already being edited.
  case alreadyEditing(Variable)
  /// The variable is not being edited.
  case notEditing(Variable)
  /// The suggested value for the variable is not finite.
  case suggestionNotFinite(Variable)
}

extension ConstraintSolverError: StrutError {
  /// The codes of the error, one per case.
  public enum Code: String, CaseIterable, Sendable {
    /// ``ConstraintSolverError/unsatisfiable(_:conflicting:)``.
    case unsatisfiable = "solver-unsatisfiable"
    /// ``ConstraintSolverError/unknownConstraint(_:)``.
    case unknownConstraint = "solver-unknown-constraint"
    /// ``ConstraintSolverError/unknownVariable(_:)``.
    case unknownVariable = "solver-unknown-variable"
    /// ``ConstraintSolverError/notFinite(_:)``.
    case notFinite = "solver-not-finite"
    /// ``ConstraintSolverError/priorityOutOfRange(_:)``.
    case priorityOutOfRange = "solver-priority-out-of-range"
    /// ``ConstraintSolverError/alreadyEditing(_:)``.
    case alreadyEditing = "solver-already-editing"
    /// ``ConstraintSolverError/notEditing(_:)``.
    case notEditing = "solver-not-editing"
    /// ``ConstraintSolverError/suggestionNotFinite(_:)``.
    case suggestionNotFinite = "solver-suggestion-not-finite"
  }

  /// The code of the case.
  public var code: Code {
    switch self {
    case .unsatisfiable: .unsatisfiable
    case .unknownConstraint: .unknownConstraint
    case .unknownVariable: .unknownVariable
    case .notFinite: .notFinite
    case .priorityOutOfRange: .priorityOutOfRange
    case .alreadyEditing: .alreadyEditing
    case .notEditing: .notEditing
    case .suggestionNotFinite: .suggestionNotFinite
    }
  }

  /// The rejected constraint or variable, or nil for a constraint that is known only by its
  /// identifier.
  public var subject: String? {
    switch self {
    case .unsatisfiable(let constraint, _), .notFinite(let constraint), .priorityOutOfRange(let constraint):
      constraint.description
    case .unknownVariable(let variable), .alreadyEditing(let variable), .notEditing(let variable),
      .suggestionNotFinite(let variable):
      variable.description
    case .unknownConstraint: nil
    }
  }

  /// A sentence with the rejected constraint or variable and the reason.
  public var message: String {
    switch self {
    case .unsatisfiable(let constraint, let conflicting):
      switch conflicting.count {
      case 0: "\(constraint) cannot be satisfied; lower its priority or remove it."
      case 1:
        "\(constraint) cannot be satisfied together with another required constraint; lower a priority or remove one."
      default:
        "\(constraint) cannot be satisfied together with \(conflicting.count) required constraints; lower a priority or remove one."
      }
    case .unknownConstraint: "the solver has no such constraint; it was removed, or belongs to another solver."
    case .unknownVariable(let variable): "\(variable) belongs to another solver; use variables that this one made."
    case .notFinite(let constraint): "\(constraint) contains a value that is infinite or NaN."
    case .priorityOutOfRange(let constraint):
      "the priority of \(constraint) must be from 1 to 1000, and less than 1000 for an edit variable."
    case .alreadyEditing(let variable): "\(variable) is already being edited; end that edit first."
    case .notEditing(let variable): "\(variable) is not being edited; begin an edit first."
    case .suggestionNotFinite(let variable): "the value suggested for \(variable) must be a finite number."
    }
  }
}
