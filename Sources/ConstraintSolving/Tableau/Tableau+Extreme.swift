extension Tableau {
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
