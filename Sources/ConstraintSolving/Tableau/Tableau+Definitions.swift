// Variables that a required equality defines: they and the equality stay outside the tableau, because such an equality can
// always hold, whatever else is asked. Values and bases are evaluated in order, so each is a sum over terms given, never a
// number added to.

extension Tableau {
  /// The part of the largest coefficient that a variable needs to be defined: dividing by less makes rounding errors grow.
  private static let smallestShare = 0.25

  /// The variable that an equality would define: one that occurs nowhere else, of several the one with the largest coefficient,
  /// then the last.
  func definable(by terms: [LinearTerm], weight: Double) -> Int? {
    var best: (variable: Int, size: Double)?
    for term in terms {
      let size = term.coefficient.magnitude / weight
      let variable = term.variable.symbol
      guard size >= Self.smallestShare, size >= best?.size ?? 0, system.columnCount(variable) == 0 else { continue }
      best = (variable, size)
    }
    return best?.variable
  }

  /// Puts a variable and the equality that defines it aside.
  mutating func define(_ variable: Int, by residual: Int) {
    let order = definitions.count
    symbols[residual].goAside(with: variable)
    symbols[variable].goAside(with: residual, order: order)
    definitions.append(Int32(variable))
    refreshBase(ofDefined: variable)
    stale.insert(order)
    var cell = system.firstInRow(residual)
    while cell >= 0 {
      let term = system[cell]
      if symbols[Int(term.column)].place == .parametric { markCandidate(Int(term.column)) }
      cell = term.nextInRow
    }
  }

  /// Takes a definition back whose variable is used nowhere.
  mutating func undefine(_ variable: Int) {
    let residual = Int(symbols[variable].partner)
    definitions[Int(symbols[variable].order)] = -1
    goneDefinitions += 1
    symbols[variable].order = -1
    symbols[variable].partner = -1
    symbols[variable].base = 0
    symbols[variable].baseMagnitude = 0
    symbols[variable].place = .parametric
    symbols[residual].partner = -1
    symbols[residual].place = .parametric
  }

  // MARK: Values

  /// Evaluates the defined variables that depend on what has changed.
  ///
  /// - Complexity: O(*k* + *n* / 64) for *k* terms of definitions evaluated, of *n* in all.
  mutating func refreshDefinitions() {
    while firstMoved >= 0 {
      let variable = Int(firstMoved)
      firstMoved = symbols[variable].nextMoved
      symbols[variable].isMoved = false
      markUsers(of: variable)
    }
    while let order = stale.popLowest() {
      guard definitions[order] >= 0 else { continue }
      let variable = Int(definitions[order])
      if evaluate(variable) { markUsers(of: variable) }
    }
    if goneDefinitions > 64 + definitions.count / 2 { renumberDefinitions() }
  }

  private mutating func markUsers(of variable: Int) {
    var cell = system.firstInColumn(variable)
    while cell >= 0 {
      let term = system[cell]
      if let order = orderOfUser(term, of: variable) { stale.insert(order) }
      cell = term.nextInColumn
    }
  }

  /// The number of the definition that a term of a variable stands in; `nil` for the variable's own, and for what is none.
  func orderOfUser(_ term: SparseMatrix.Cell, of variable: Int) -> Int? {
    let user = Int(symbols[Int(term.row)].partner)
    return user >= 0 && user != variable ? Int(symbols[user].order) : nil
  }

  /// Computes a defined variable's value. Answers whether it is another than before.
  private mutating func evaluate(_ variable: Int) -> Bool {
    let residual = Int(symbols[variable].partner)
    var sum = symbols[residual].goal
    var magnitude = sum.magnitude
    var own = 1.0
    var cell = system.firstInRow(residual)
    while cell >= 0 {
      let term = system[cell]
      if Int(term.column) == variable {
        own = term.coefficient
      } else {
        let part = term.coefficient * symbols[Int(term.column)].value
        sum -= part
        magnitude += part.magnitude
      }
      cell = term.nextInRow
    }
    counters.evaluations += 1
    let value = own == 1 ? sum : sum / own
    symbols[variable].magnitude = (magnitude / own).magnitude
    guard value != symbols[variable].value else { return false }
    symbols[variable].value = value
    return true
  }

  private mutating func renumberDefinitions() {
    definitions.removeAll { $0 < 0 }
    goneDefinitions = 0
    for index in definitions.indices { symbols[Int(definitions[index])].order = Int32(index) }
  }

  // MARK: Bases

  /// Changes the constant of a constraint and all that depends on it.
  mutating func setConstant(_ constant: Double, of residual: Int) {
    symbols[residual].constant = constant
    symbols[residual].goal = -constant / symbols[residual].weight
    if symbols[residual].place == .aside {
      pending.insert(Int(symbols[Int(symbols[residual].partner)].order))
      refreshBases()
    } else {
      setRest(symbols[residual].goal - symbols[residual].base, of: residual)
    }
  }

  /// Evaluates the bases of pending definitions and of what depends on them.
  mutating func refreshBases() {
    while let order = pending.popLowest() {
      let variable = Int(definitions[order])
      stale.insert(order)
      if refreshBase(ofDefined: variable) { passBaseOn(from: variable) }
    }
    let shifted = touched
    touched.removeAll(keepingCapacity: true)
    for residual in shifted {
      let residual = Int(residual)
      symbols[residual].mark = -1
      refreshBase(ofResidual: residual)
      setRest(symbols[residual].goal - symbols[residual].base, of: residual)
    }
  }

  /// Marks definitions and residuals in which a variable occurs whose base has changed.
  mutating func passBaseOn(from variable: Int) {
    var cell = system.firstInColumn(variable)
    while cell >= 0 {
      let term = system[cell]
      let residual = Int(term.row)
      if symbols[residual].place == .aside {
        let user = Int(symbols[residual].partner)
        if user != variable { pending.insert(Int(symbols[user].order)) }
      } else if symbols[residual].mark < 0 {
        symbols[residual].mark = 0
        touched.append(term.row)
      }
      cell = term.nextInColumn
    }
  }

  /// Computes a defined variable's base. Answers whether it is another than before.
  @discardableResult
  mutating func refreshBase(ofDefined variable: Int) -> Bool {
    let residual = Int(symbols[variable].partner)
    var sum = symbols[residual].goal
    var magnitude = sum.magnitude
    var own = 1.0
    var cell = system.firstInRow(residual)
    while cell >= 0 {
      let term = system[cell]
      if Int(term.column) == variable {
        own = term.coefficient
      } else {
        sum -= term.coefficient * symbols[Int(term.column)].base
        magnitude += (term.coefficient * symbols[Int(term.column)].baseMagnitude).magnitude
      }
      cell = term.nextInRow
    }
    let base = own == 1 ? sum : sum / own
    symbols[variable].baseMagnitude = (magnitude / own).magnitude
    guard base != symbols[variable].base else { return false }
    symbols[variable].base = base
    return true
  }

  /// Computes a residual's base.
  mutating func refreshBase(ofResidual residual: Int) {
    var base = 0.0
    var magnitude = 0.0
    var cell = system.firstInRow(residual)
    while cell >= 0 {
      let term = system[cell]
      base += term.coefficient * symbols[Int(term.column)].base
      magnitude += (term.coefficient * symbols[Int(term.column)].baseMagnitude).magnitude
      cell = term.nextInRow
    }
    symbols[residual].base = base
    symbols[residual].baseMagnitude = magnitude
  }
}
