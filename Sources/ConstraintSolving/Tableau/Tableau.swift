/// The dictionary form of a system: every basic symbol as a linear form over the parametric
/// symbols, and the cost of moving them.
///
/// `Documentation/Internals/ConstraintSolving.md` explains it in detail. In short, a required
/// equality that introduces a variable defines it, and both stay aside. Among the other symbols, a
/// parametric symbol is at its rest, and a basic symbol is the sum of its row. Every residual costs
/// something away from its rest, at the level of its priority, and `cost(of:at:)` is the change of
/// the cost at a level of all basic symbols with a parametric symbol.
@usableFromInline
struct Tableau: Sendable {
  /// The priority of the first level, which must have no cost.
  static let required = 1000.0

  @usableFromInline var symbols: [Symbol] = []
  /// Residuals as forms over variables, as given, divided by their weights.
  var system = SparseMatrix()
  /// Basic symbols as forms over parametric symbols.
  var rows = SparseMatrix()
  /// Objectives by number; the first is that of required constraints.
  var levels: [Level] = []
  /// The numbers of levels, most important first.
  var ranking: [Int] = []
  /// By symbol and level: the change of the basic symbols' cost per unit of a parametric symbol; 0
  /// for a basic symbol.
  var costs: [Double] = []
  /// The number of costs for each symbol; there may be room for more symbols.
  var stride = 4
  /// Defined variables in their order; -1 for a removed definition.
  var definitions: [Int32] = []
  var goneDefinitions = 0
  /// Definitions that wait in a walk.
  var pending = NumberQueue()
  /// Definitions whose variables must be evaluated.
  var stale = NumberQueue()
  /// The first of the tableau's variables that have changed since definitions were evaluated; the
  /// others follow it. -1 for none.
  var firstMoved: Int32 = -1
  /// Parametric symbols whose reduced costs have changed since they were known to be optimal.
  var candidates: [Int32] = []
  /// The number of residuals in the levels' lists of those whose value may have left its side.
  var suspectCount = 0
  /// Parametric symbols that could move without cost when last checked.
  var free: [Int32] = []
  /// Symbols whose scratch is in use.
  var touched: [Int32] = []
  /// The changes to revert when a call fails.
  var journal: [Change] = []
  var isJournaling = false
  var counters = SolverCounters()
  /// The estimated growth of rounding errors through exchanges since the last rebuild: small for
  /// each exchange, larger for a small pivot.
  var wear = 0.0
  var basicCount = 0

  private var unused: [Int] = []

  init() {
    // Memory for most systems, including the level of required constraints.
    levels.reserveCapacity(stride)
    ranking.reserveCapacity(stride)
    levels.append(Level(priority: Self.required))
    ranking.append(0)
  }

  /// Reserves memory for a number of variables and constraints.
  mutating func reserveCapacity(variables: Int, constraints: Int) {
    let count = variables + constraints
    symbols.reserveCapacity(count)
    system.reserveCapacity(symbols: count, cells: 3 * constraints)
    rows.reserveCapacity(symbols: count, cells: 2 * constraints)
    costs.reserveCapacity(stride * count)
    definitions.reserveCapacity(variables)
    let few = min(count, 32)
    candidates.reserveCapacity(few)
    touched.reserveCapacity(few)
    journal.reserveCapacity(min(count, 24))
  }

  /// Creates a variable: parametric, at 0.
  mutating func addVariable() -> Int { addSymbol(.variable, level: 0) }

  /// Creates the residual of a constraint, and adds it as a definition or to the tableau.
  ///
  /// - Complexity: O(*d* + *t r*) for *d* terms in the definitions reached and *t* variables with
  ///   rows of *r* entries.
  mutating func addResidual(_ constraint: LinearConstraint) -> Int {
    let level = claimLevel(constraint.priority.rawValue)
    let terms = constraint.expression.terms
    let largest = terms.reduce(0) { max($0, $1.coefficient.magnitude) }
    let weight = largest.isNormal ? largest.binade : 1
    raiseScale(ofLevel: level, to: weight)
    let symbol = addSymbol(.residual, level: level)
    symbols[symbol].setRelation(constraint.relation, constant: constraint.expression.constant, weight: weight)
    let own = level == 0 && constraint.relation == .equal ? definable(by: terms, weight: weight) : nil
    // The last term first, so that the row has its terms in order.
    for term in terms.reversed() { system.insert(symbol, term.variable.symbol, term.coefficient / weight) }
    if let own { define(own, by: symbol) } else { enter(symbol) }
    return symbol
  }

  /// Creates the residual of a required constraint and satisfies it.
  ///
  /// - Returns: The residual, and the required residuals that contradict it, if there are any; it
  ///   is then removed again.
  mutating func addRequired(_ constraint: LinearConstraint) -> (symbol: Int, conflict: [Int]?) {
    beginJournal()
    let symbol = addResidual(constraint)
    let late = symbols[symbol].place == .basic ? definableLate(by: constraint, residual: symbol) : nil
    if let late { solve(symbol, for: late) }
    if let conflict = holdRequired() { return (symbol, conflict) }
    if let late { putAside(late, definedBy: symbol) }
    return (symbol, nil)
  }

  /// Makes a residual basic, at its current value, and not yet counted in any objective.
  mutating func enter(_ symbol: Int) {
    sumRow(of: symbol)
    insertSum(asRow: symbol)
    basicCount += 1
    refreshBase(ofResidual: symbol)
    symbols[symbol].becomeBasic()
    refreshValue(of: symbol)
  }

  /// Removes a residual that occurs only in its own row and in no objective.
  mutating func discard(_ symbol: Int) {
    if symbols[symbol].isSuspect { unmarkSuspect(symbol) }
    rows.removeRow(symbol)
    system.removeRow(symbol)
    symbols[symbol].role = .unused
    symbols[symbol].serial = -1
    if symbols[symbol].place == .basic { basicCount -= 1 }
    symbols[symbol].place = .parametric
    unused.append(symbol)
    releaseLevel(symbols[symbol].level)
  }

  private mutating func addSymbol(_ role: Symbol.Role, level: Int) -> Int {
    // The choice between several optima depends on the order in which variables were created, so
    // each comes after all existing ones.
    if role == .residual, let index = unused.popLast() {
      var symbol = Symbol(role: role, level: level)
      symbol.isCandidate = symbols[index].isCandidate
      symbol.isListedFree = symbols[index].isListedFree
      symbols[index] = symbol
      return index
    }
    symbols.append(Symbol(role: role, level: level))
    system.makeRoom(forSymbols: symbols.count)
    rows.makeRoom(forSymbols: symbols.count)
    if costs.count < symbols.count * stride {
      costs.append(contentsOf: repeatElement(0, count: max(costs.capacity - costs.count, 16 * stride)))
    }
    return symbols.count - 1
  }
}

// MARK: - Reading

extension Tableau {
  /// Returns a constraint as it was given, with a constant.
  func constraint(of residual: Int, constant: Double) -> LinearConstraint {
    let symbol = symbols[residual]
    var terms: [LinearTerm] = []
    var cell = system.firstInRow(residual)
    while cell >= 0 {
      let term = system[cell]
      terms.append(LinearTerm(Variable(symbol: Int(term.column)), coefficient: term.coefficient * symbol.weight))
      cell = term.nextInRow
    }
    return LinearConstraint(
      LinearExpression(terms: terms, constant: constant), symbol.relation, 0,
      priority: Priority(levels[symbol.level].priority))
  }

  /// Returns the value of a constraint's expression, and the sum of the magnitudes of its parts.
  func amount(of residual: Int) -> (sum: Double, magnitude: Double) {
    let weight = symbols[residual].weight
    var sum = symbols[residual].constant
    var magnitude = sum.magnitude
    var cell = system.firstInRow(residual)
    while cell >= 0 {
      let term = system[cell]
      let part = term.coefficient * weight * symbols[Int(term.column)].value
      sum += part
      magnitude += part.magnitude
      cell = term.nextInRow
    }
    return (sum, magnitude)
  }
}

// MARK: - Values

extension Tableau {
  /// Computes a basic symbol's value from its row. Values are never updated by addition, so they do
  /// not drift.
  ///
  /// - Complexity: O(*r*) for a row of *r* entries.
  mutating func refreshValue(of symbol: Int) {
    if isJournaling { noteValue(of: symbol) }
    switch Self.evaluate(symbol, of: &symbols, by: rows) {
    case .quiet: break
    case .moved: listAsMoved(symbol)
    case .misplaced: markSuspect(symbol)
    }
  }

  /// Moves a residual's rest and everything that depends on it.
  mutating func setRest(_ rest: Double, of symbol: Int) {
    guard rest != symbols[symbol].rest else { return }
    if isJournaling {
      journal.append(.rest(symbol, symbols[symbol].rest))
      noteValue(of: symbol)
    }
    if symbols[symbol].setRest(rest) == .misplaced {
      markSuspect(symbol)
    } else {
      refreshColumn(of: symbol)
    }
  }

  /// Computes all values that depend on a parametric symbol.
  mutating func refreshColumn(of symbol: Int) {
    var cell = rows.firstInColumn(symbol)
    if isJournaling { noteValues(from: cell) }
    while cell >= 0 {
      let row = Self.refresh(from: &cell, of: &symbols, by: rows, &firstMoved)
      if row >= 0 { markSuspect(row) }
    }
  }

  /// Computes the values of rows down a column, to its end or until one has left its side. Returns
  /// the number of that row, or else -1.
  ///
  /// Unique ownership of the symbols is ensured once for all of them.
  private static func refresh(
    from cell: inout Int32, of symbols: inout [Symbol], by rows: SparseMatrix, _ firstMoved: inout Int32
  ) -> Int {
    var span = symbols.mutableSpan
    while cell >= 0 {
      let entry = rows[cell]
      let row = Int(entry.row)
      cell = entry.nextInColumn
      switch evaluate(row, of: &span, by: rows) {
      case .quiet: break
      case .misplaced: return row
      case .moved:
        span[row].nextMoved = firstMoved
        firstMoved = entry.row
      }
    }
    return -1
  }

  private static func evaluate(_ row: Int, of symbols: inout [Symbol], by rows: SparseMatrix) -> Symbol.Consequence {
    var span = symbols.mutableSpan
    return evaluate(row, of: &span, by: rows)
  }

  @inline(__always)
  private static func evaluate(
    _ row: Int, of symbols: inout MutableSpan<Symbol>, by rows: SparseMatrix
  ) -> Symbol.Consequence {
    var value = 0.0
    var magnitude = 0.0
    var cell = rows.firstInRow(row)
    while cell >= 0 {
      let entry = rows[cell]
      let part = entry.coefficient * symbols[Int(entry.column)].rest
      value += part
      magnitude += part.magnitude
      cell = entry.nextInRow
    }
    return symbols[row].setValue(value, magnitude: magnitude)
  }

  /// Records the values of rows down a column in the journal.
  private mutating func noteValues(from first: Int32) {
    var cell = first
    while cell >= 0 {
      noteValue(of: Int(rows[cell].row))
      cell = rows[cell].nextInColumn
    }
  }

  private mutating func noteValue(of symbol: Int) {
    journal.append(.value(symbol, symbols[symbol].value, magnitude: symbols[symbol].magnitude))
  }

  /// Puts a parametric symbol at its rest.
  mutating func settle(_ symbol: Int) {
    if isJournaling { noteValue(of: symbol) }
    if symbols[symbol].settle() { listAsMoved(symbol) }
  }

  @inline(__always)
  private mutating func listAsMoved(_ symbol: Int) {
    symbols[symbol].nextMoved = firstMoved
    firstMoved = Int32(truncatingIfNeeded: symbol)
  }

  mutating func markSuspect(_ symbol: Int) {
    guard !symbols[symbol].isSuspect else { return }
    let level = symbols[symbol].level
    symbols[symbol].isSuspect = true
    symbols[symbol].nextSuspect = levels[level].firstSuspect
    levels[level].firstSuspect = Int32(symbol)
    suspectCount += 1
  }

  mutating func markCandidate(_ symbol: Int) {
    guard !symbols[symbol].isCandidate else { return }
    symbols[symbol].isCandidate = true
    candidates.append(Int32(symbol))
  }
}
