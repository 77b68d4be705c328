extension Tableau {
  /// Removes a residual from the system and restores the optimum.
  mutating func remove(_ residual: Int) {
    if suspectCount > 0 { _ = optimize() }
    if symbols[residual].place == .aside {
      let variable = Int(symbols[residual].partner)
      if system.columnCount(variable) == 1 {
        undefine(variable)
        settle(variable)
      } else {
        bringIn(residual)
      }
    }
    leaveRows(residual)
    discard(residual)
    _ = minimize()
  }

  /// Makes a residual occur only in its own row, and in no objective.
  private mutating func leaveRows(_ residual: Int) {
    if symbols[residual].place == .basic { return setSlope(0, of: residual) }
    symbols[residual].lower = 0
    symbols[residual].upper = 0
    guard rows.columnCount(residual) > 0 else { return }
    let isUpward = (leadingCost(residual, 1)?.cost ?? 0) <= 0
    let direction = isUpward ? 1.0 : -1.0
    if follow(residual, direction, isShort: false) || follow(residual, -direction, isShort: true) { return }
    // Nothing limits it: only variables depend on it, and they have no cost.
    exchange(entering: residual, leaving: largestInColumn(of: residual), slope: 0)
  }

  /// Returns the basic symbol with the largest coefficient in a column, the first if there are
  /// several.
  private func largestInColumn(of symbol: Int) -> Int {
    var best = (row: -1, size: -1.0)
    var cell = rows.firstInColumn(symbol)
    while cell >= 0 {
      let entry = rows[cell]
      let size = entry.coefficient.magnitude
      // The first symbol first, because a coefficient that has overflowed compares with nothing.
      let isBetter = best.row < 0 || size > best.size || (size == best.size && Int(entry.row) < best.row)
      if isBetter { best = (Int(entry.row), size) }
      cell = entry.nextInColumn
    }
    return best.row
  }

  // MARK: A definition becomes a row

  /// Brings a definition into the tableau: its residual as a parametric symbol, its variable as a
  /// basic symbol.
  ///
  /// - Complexity: O(symbols that depend on the variable, plus the columns of parametric residuals
  ///   among them).
  mutating func bringIn(_ residual: Int) {
    let variable = Int(symbols[residual].partner)
    let own = system[residual, variable]
    let gradient = gradient(of: variable, rate: 1 / own)
    let dependents = dependents(on: gradient)
    putInRow(variable, of: residual, own: own)
    for (other, rate) in dependents { addColumn(residual, rate: rate, through: other) }
    recountCosts(of: residual)
    markCandidate(residual)
    passBaseOn(from: variable)
    refreshBases()
    refreshBase(ofResidual: residual)
    symbols[residual].rest = symbols[residual].goal - symbols[residual].base
    settle(residual)
    refreshColumn(of: residual)
    refreshValue(of: variable)
  }

  private mutating func putInRow(_ variable: Int, of residual: Int, own: Double) {
    undefine(variable)
    var cell = system.firstInRow(residual)
    while cell >= 0 {
      let term = system[cell]
      if Int(term.column) != variable { addPart(-term.coefficient / own, of: Int(term.column)) }
      cell = term.nextInRow
    }
    finishSum()
    insertSum(asRow: variable)
    rows.insert(variable, residual, 1 / own)
    symbols[variable].place = .basic
    basicCount += 1
  }

  /// Makes a new parametric symbol move a residual at a rate: a basic residual directly; a
  /// parametric residual, which stays in place, by moving the symbols that compensate for it.
  private mutating func addColumn(_ column: Int, rate: Double, through residual: Int) {
    if symbols[residual].place == .basic { return rows.add(rate, residual, column) }
    var cell = rows.firstInColumn(residual)
    while cell >= 0 {
      let entry = rows[cell]
      rows.add(-rate * entry.coefficient, Int(entry.row), column)
      cell = entry.nextInColumn
    }
  }

  /// Returns the rates at which residuals in the tableau move with variables.
  private mutating func dependents(on gradient: [(symbol: Int, coefficient: Double)]) -> [(
    symbol: Int, coefficient: Double
  )] {
    for (variable, rate) in gradient {
      var cell = system.firstInColumn(variable)
      while cell >= 0 {
        let term = system[cell]
        if symbols[Int(term.row)].place != .aside { addToScratch(rate * term.coefficient, of: Int(term.row)) }
        cell = term.nextInColumn
      }
    }
    return takeSum()
  }

  /// Returns the rates at which variables move with one of them, only through definitions.
  ///
  /// - Complexity: O(terms of the definitions that depend on it).
  mutating func gradient(of variable: Int, rate: Double) -> [(symbol: Int, coefficient: Double)] {
    addToScratch(rate, of: variable)
    return takeGradient()
  }

  /// Adds the rates in the scratch of variables to those of the variables defined with them, and
  /// takes all of them.
  mutating func takeGradient() -> [(symbol: Int, coefficient: Double)] {
    for index in touched.indices { markPending(usersOf: Int(touched[index])) }
    while let order = pending.popLowest() {
      let variable = Int(definitions[order])
      let rate = rateOfDefined(variable)
      guard rate != 0 else { continue }
      addToScratch(rate, of: variable)
      markPending(usersOf: variable)
    }
    return takeSum()
  }

  private mutating func markPending(usersOf variable: Int) {
    var cell = system.firstInColumn(variable)
    while cell >= 0 {
      let term = system[cell]
      if let order = orderOfUser(term, of: variable) { pending.insert(order) }
      cell = term.nextInColumn
    }
  }

  private func rateOfDefined(_ variable: Int) -> Double {
    let residual = Int(symbols[variable].partner)
    var rate = 0.0
    var own = 1.0
    var cell = system.firstInRow(residual)
    while cell >= 0 {
      let term = system[cell]
      if Int(term.column) == variable {
        own = term.coefficient
      } else {
        rate = Tolerance.sum(rate, -term.coefficient * symbols[Int(term.column)].scratch)
      }
      cell = term.nextInRow
    }
    return rate / own
  }
}
