extension ConstraintSolver {
  /// Starts to edit a variable: it stays at its value, with a priority, until ``suggest(_:for:)``
  /// sets another.
  ///
  /// - Throws: ``ConstraintSolverError/alreadyEditing(_:)``,
  ///   ``ConstraintSolverError/unknownVariable(_:)``, or
  ///   ``ConstraintSolverError/priorityOutOfRange(_:)``, also for a required priority, because a
  ///   dragged position may be impossible.
  /// - Complexity: As for ``add(_:)``.
  public mutating func beginEditing(_ variable: Variable, priority: Priority) throws(ConstraintSolverError) {
    guard isKnown(variable) else { throw .unknownVariable(variable) }
    guard edit(of: variable) == nil else { throw .alreadyEditing(variable) }
    let edit = LinearConstraint(variable, .equal, value(of: variable), priority: priority)
    guard priority < .required else { throw .priorityOutOfRange(edit) }
    let residual = try add(edit).symbol
    tableau.symbols[variable.symbol].edit = Int32(residual)
  }

  /// Suggests a value for a variable that is being edited, and solves.
  ///
  /// - Throws: ``ConstraintSolverError/notEditing(_:)``,
  ///   ``ConstraintSolverError/suggestionNotFinite(_:)``.
  /// - Complexity: As for ``setConstant(_:of:)``.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(ConstraintSolverError) {
    guard let edit = edit(of: variable) else { throw .notEditing(variable) }
    guard value.isFinite else { throw .suggestionNotFinite(variable) }
    try setConstant(-value, ofResidual: edit)
  }

  /// Stops editing a variable, and discards the suggestion.
  ///
  /// - Throws: ``ConstraintSolverError/notEditing(_:)``.
  /// - Complexity: As for ``remove(_:)``.
  public mutating func endEditing(_ variable: Variable) throws(ConstraintSolverError) {
    guard let edit = edit(of: variable), let id = id(of: edit) else { throw .notEditing(variable) }
    tableau.symbols[variable.symbol].edit = -1
    try remove(id)
  }

  /// The residual of the constraint that edits a variable.
  private func edit(of variable: Variable) -> Int? {
    guard isKnown(variable), tableau.symbols[variable.symbol].edit >= 0 else { return nil }
    return Int(tableau.symbols[variable.symbol].edit)
  }
}
