// Variables that a required equality defines: they and the equality stay outside of the tableau,
// because such an equality can always hold, regardless of the other constraints. Values and bases
// are evaluated in order, so each is a sum over given terms, never an incremented number.

extension Tableau {
  /// The part of the largest coefficient that a variable needs to be defined: dividing by less
  /// makes rounding errors grow.
  static let smallestShare = 0.25

  /// The variable that an equality would define: one that occurs nowhere else, of several the one
  /// with the largest coefficient, then one with a coefficient above zero, then the last.
  ///
  /// Constraints are written with what follows on the left: the place of a view after another's,
  /// the height of a container of what is in it. Defined the other way round, a length would be
  /// what is left between places, and every wish for a length would reach along all of them.
  func definable(by terms: [LinearTerm], weight: Double) -> Int? {
    bestVariable(of: terms, weight: weight) { system.columnCount($0) == 0 }
  }

  /// Returns the best of the suitable variables for an equality to define.
  @inline(__always)
  func bestVariable(of terms: [LinearTerm], weight: Double, where isFit: (Int) -> Bool) -> Int? {
    var best: (variable: Int, size: Double, isLeft: Bool)?
    for term in terms {
      let (size, isLeft) = (term.coefficient.magnitude / weight, term.coefficient > 0)
      let variable = term.variable.symbol
      guard size >= Self.smallestShare, isFit(variable) else { continue }
      if let best, size < best.size || (size == best.size && best.isLeft && !isLeft) { continue }
      best = (variable, size, isLeft)
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
      let other = Int(term.column)
      if other != variable { symbols[other].uses += 1 }
      if symbols[other].place == .parametric { markCandidate(other) }
      cell = term.nextInRow
    }
  }

  /// Takes a definition back whose variable is used nowhere.
  mutating func undefine(_ variable: Int) {
    let residual = Int(symbols[variable].partner)
    var cell = system.firstInRow(residual)
    while cell >= 0 {
      let term = system[cell]
      if Int(term.column) != variable { symbols[Int(term.column)].uses -= 1 }
      cell = term.nextInRow
    }
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
  /// - Complexity: O(*k* + *n* / 64) for *k* terms of definitions evaluated, of *n* in total.
  mutating func refreshDefinitions() {
    guard firstMoved >= 0 || !stale.isEmpty else { return }
    counters.evaluations += Self.evaluate(definitions, over: system, &stale, &symbols, &firstMoved)
    if goneDefinitions > 64 + definitions.count / 2 { renumberDefinitions() }
  }

  /// Evaluates the definitions that are stale or use a moved variable, and returns their number. It
  /// is one function, so that the uniqueness of the reference to the symbols is checked once.
  private static func evaluate(
    _ definitions: [Int32], over system: SparseMatrix, _ stale: inout NumberQueue, _ symbols: inout [Symbol],
    _ firstMoved: inout Int32
  ) -> Int {
    var symbols = symbols.mutableSpan
    var count = 0
    while firstMoved >= 0 {
      let variable = Int(firstMoved)
      firstMoved = symbols[variable].nextMoved
      symbols[variable].isMoved = false
      mark(usersOf: variable, in: system, among: symbols.span, &stale)
    }
    while let order = stale.popLowest() {
      guard definitions[order] >= 0 else { continue }
      let variable = Int(definitions[order])
      let (sum, magnitude, own) = sum(ofDefinition: variable, in: system, among: symbols.span)
      count += 1
      if symbols[variable].setDefined(sum, magnitude: magnitude, own: own), symbols[variable].uses > 0 {
        mark(usersOf: variable, in: system, among: symbols.span, &stale)
      }
    }
    return count
  }

  @inline(__always)
  private static func mark(
    usersOf variable: Int, in system: SparseMatrix, among symbols: Span<Symbol>, _ stale: inout NumberQueue
  ) {
    var cell = system.firstInColumn(variable)
    while cell >= 0 {
      let term = system[cell]
      if let order = order(ofUser: term, of: variable, among: symbols) { stale.insert(order) }
      cell = term.nextInColumn
    }
  }

  /// Returns the remainder of a definition for its variable without the other terms, and the
  /// variable's coefficient.
  @inline(__always)
  private static func sum(
    ofDefinition variable: Int, in system: SparseMatrix, among symbols: Span<Symbol>
  ) -> (sum: Double, magnitude: Double, own: Double) {
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
    return (sum, magnitude, own)
  }

  /// Returns the number of the definition that contains a term of a variable; `nil` for the
  /// variable's own, and if there is none.
  func orderOfUser(_ term: SparseMatrix.Cell, of variable: Int) -> Int? {
    Self.order(ofUser: term, of: variable, among: symbols.span)
  }

  @inline(__always)
  private static func order(ofUser term: SparseMatrix.Cell, of variable: Int, among symbols: Span<Symbol>) -> Int? {
    let user = Int(symbols[Int(term.row)].partner)
    return user >= 0 && user != variable ? Int(symbols[user].order) : nil
  }

  private mutating func renumberDefinitions() {
    definitions.removeAll { $0 < 0 }
    goneDefinitions = 0
    for index in definitions.indices { symbols[Int(definitions[index])].order = Int32(index) }
  }

  // MARK: Bases

  /// Changes the constant of a constraint and all that depends on it.
  mutating func setConstant(_ constant: Double, of residual: Int) {
    symbols[residual].setConstant(constant)
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
