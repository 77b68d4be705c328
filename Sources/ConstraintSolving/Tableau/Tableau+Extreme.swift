extension Tableau {
  /// Whether a variable may have other values in other optima; when not, it has one value in all of them.
  ///
  /// Costs are convex, so going from here to any other solution costs at least what the objectives say of the parametric
  /// symbols that move. An optimum can be reached only by moving symbols of which they say nothing, and a variable moves
  /// only with the symbols in its sum.
  mutating func mayMove(_ variable: Int) -> Bool {
    sumVariable(variable)
    return takeSum().contains { isFree($0.symbol, 1) || isFree($0.symbol, -1) }
  }

  /// Where a variable comes to when it is drawn up (`sign` -1) or down (1) once every constraint is as well off as it can be;
  /// `nil` when nothing stops it.
  ///
  /// Adds a level below all others that draws this variable, and leaves the tableau in that state: call it on a copy.
  mutating func extreme(of variable: Int, sign: Double) -> Double? {
    let expression = LinearExpression(Variable(symbol: variable))
    let residual = addResidual(LinearConstraint(expression, .equal, 0, priority: Priority(0)))
    symbols[residual].lower = sign
    symbols[residual].upper = sign
    setSlope(sign, of: residual)
    return minimize() == .unbounded ? nil : symbols[residual].value + symbols[residual].base
  }
}
