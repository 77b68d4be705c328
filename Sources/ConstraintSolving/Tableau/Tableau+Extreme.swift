extension Tableau {
  /// Returns `true` if a variable may have other values in other optima; otherwise it has one value
  /// in all of them.
  ///
  /// Costs are convex, so moving to any other solution costs at least as much as the objectives of
  /// the moving parametric symbols. An optimum can be reached only by moving symbols without costs,
  /// and a variable moves only with the symbols in its sum.
  mutating func mayMove(_ variable: Int) -> Bool {
    sumVariable(variable)
    return takeSum().contains { isFree($0.symbol, 1) || isFree($0.symbol, -1) }
  }

  /// Returns the value of a variable when it is pushed up (`sign` -1) or down (1) with all
  /// constraints satisfied as well as possible, or `nil` if it is unlimited.
  ///
  /// Adds a level below all others that pushes this variable, and leaves the tableau in that state:
  /// call it on a copy.
  mutating func extreme(of variable: Int, sign: Double) -> Double? {
    let expression = LinearExpression(Variable(symbol: variable))
    let residual = addResidual(LinearConstraint(expression, .equal, 0, priority: Priority(0)))
    symbols[residual].lower = sign
    symbols[residual].upper = sign
    setSlope(sign, of: residual)
    return minimize() == .unbounded ? nil : symbols[residual].value + symbols[residual].base
  }
}
