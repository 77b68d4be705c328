extension ConstraintSolver {
  /// Returns the values that a variable could take without any constraint being worse off, or `nil`
  /// if the constraints determine it.
  ///
  /// Both ends of the range are possible. If a side is unlimited, its end is the current value
  /// minus or plus 1, to show that the variable is free. The solver itself does not change, apart
  /// from its counters.
  ///
  /// - Throws: ``ConstraintSolverError/unknownVariable(_:)``.
  ///
  /// - Complexity: O(*r l*) for a determined variable, with a row of *r* entries and *l* levels.
  ///   Otherwise the tableau is copied and minimized twice: use it for diagnosis, not in a loop.
  public mutating func ambiguity(of variable: Variable) throws(ConstraintSolverError) -> ClosedRange<Double>? {
    guard isKnown(variable) else { throw .unknownVariable(variable) }
    let symbol = variable.symbol
    guard tableau.mayMove(symbol) else { return nil }
    let value = value(of: variable)
    let before = tableau.counters
    var lowest = tableau
    var highest = tableau
    let lower = min(value, lowest.extreme(of: symbol, sign: 1) ?? value - 1)
    let upper = max(value, highest.extreme(of: symbol, sign: -1) ?? value + 1)
    for copy in [lowest.counters, highest.counters] { tableau.counters.add(copy, since: before) }
    // Not so only when a value has overflowed.
    guard lower <= upper else { return nil }
    return Tolerance.isZero(upper - lower, magnitude: tableau.symbols[symbol].magnitude) ? nil : lower...upper
  }
}
