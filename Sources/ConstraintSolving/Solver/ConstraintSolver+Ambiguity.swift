extension ConstraintSolver {
  /// The values a variable could take without any constraint being worse off, or `nil` when the constraints fix it.
  ///
  /// Both ends can be had. Where nothing limits the variable, the end given is the present value less 1 or plus 1: enough to show
  /// that it is free. The solver itself is not changed, apart from its counters.
  ///
  /// - Throws: ``ConstraintSolverError/unknownVariable(_:)``.
  /// - Complexity: O(*r l*) for a variable that the optimum fixes, with a row of *r* entries and *l* levels. For others the
  ///   tableau is copied and minimized twice: a diagnosis, not a query to repeat in a loop.
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
