// Required equalities that define a variable to which constraints in the tableau already refer, for
// example a height with a lower bound that is defined later. They enter the tableau like any
// constraint; when they hold there, both are removed from it. If they stayed, each would add a
// column to everything that depends on it: in nested views that are pinned on four sides, every
// length would have those of all superviews.

extension Tableau {
  /// The variable that an equality in the tableau would define: one that no definition makes use
  /// of, chosen as by ``definable(by:weight:)``. None where it relates more than two unknowns, for
  /// a row as long as that stays in either case.
  func definableLate(by constraint: LinearConstraint, residual: Int) -> Int? {
    guard constraint.relation == .equal, rows.rowCount(residual) <= 2 else { return nil }
    return bestVariable(of: constraint.expression.terms, weight: symbols[residual].weight) {
      symbols[$0].place != .aside && symbols[$0].uses == 0
    }
  }

  /// Makes the variable that an equality is to define basic in the equality's place.
  ///
  /// A parametric variable costs nothing at any level, or it would have moved; so this changes no
  /// cost.
  ///
  /// - Complexity: As an exchange.
  mutating func solve(_ residual: Int, for variable: Int) {
    guard symbols[variable].place == .parametric, symbols[residual].place == .basic else { return }
    let cell = rows.find(residual, variable)
    guard cell >= 0, rows[cell].coefficient.magnitude >= Self.smallestShare * rows.largestMagnitude(inRow: residual)
    else { return }
    exchange(entering: variable, leaving: residual, slope: 0)
  }

  /// Puts a basic variable and an equality that is at its rest aside, the opposite of
  /// ``bringIn(_:)``.
  ///
  /// Nothing moves: what the equality had added to rows, the variable's definition now adds to the
  /// bases of residuals.
  ///
  /// - Complexity: O(*c r*) for a column of *c* rows of *r* entries.
  mutating func putAside(_ variable: Int, definedBy residual: Int) {
    guard symbols[variable].place == .basic, symbols[residual].place == .parametric else { return }
    rows.removeRow(variable)
    basicCount -= 1
    var shifted: [Int] = []
    while rows.firstInColumn(residual) >= 0 {
      let cell = rows.firstInColumn(residual)
      shifted.append(Int(rows[cell].row))
      rows.remove(cell)
    }
    for level in levels.indices { costs[residual * stride + level] = 0 }
    define(variable, by: residual)
    passBaseOn(from: variable)
    refreshBases()
    for symbol in shifted { refreshValue(of: symbol) }
  }
}
