extension Tableau {
  /// Whether a variable may have other values in other optima; when not, it has one value in all of them.
  ///
  /// Costs are convex, so going from here to any other solution costs at least what the objectives say of the parametric
  /// symbols that move. An optimum can be reached only by moving symbols of which they say nothing, and a variable moves
  /// only with the symbols in its row.
  func mayMove(_ variable: Int) -> Bool {
    symbols[variable].isBasic ? rows[variable].entries.contains { isFree($0.symbol) } : isFree(variable)
  }

  /// Whether moving a parametric symbol costs no constraint anything, one way at least; being drawn to 0 does not count.
  private func isFree(_ symbol: Int) -> Bool {
    [1.0, -1.0].contains { direction in
      leadingCost(symbol, direction).map { $0.level == levels.count - 1 } ?? true
    }
  }

  /// Where a variable comes to when it is drawn up (`sign` -1) or down (1) once every constraint is as well off as it can be;
  /// `nil` when nothing stops it.
  ///
  /// The last level, which draws variables to 0, makes room for one that draws this variable. Leaves the tableau in that state:
  /// call it on a copy.
  mutating func extreme(of variable: Int, sign: Double) -> Double? {
    let last = levels.count - 1
    for index in symbols.indices where symbols[index].role == .variable {
      symbols[index].lower = 0
      symbols[index].upper = 0
      symbols[index].slope = 0
    }
    symbols[variable].lower = sign
    symbols[variable].upper = sign
    if symbols[variable].isBasic { symbols[variable].slope = sign }
    for symbol in symbols.indices { levels[last].costs[symbol] = 0 }
    rebuildObjectives()
    return minimise() == .unbounded ? nil : symbols[variable].value
  }
}
