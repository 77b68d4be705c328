/// The dictionary form of a system: every basic symbol as a linear form over the parametric ones, and what moving them costs.
///
/// `Documentation/Internals/ConstraintSolving.md` explains it from the start. In short: a parametric symbol is at its rest; a
/// basic one is the sum of its row; every symbol costs something away from its rest, at the level of its priority; and
/// `levels[l].costs[s]` says how the cost at level `l` of everything basic changes with the parametric symbol `s`.
struct Tableau: Sendable {
  /// One objective: the costs of all constraints of one priority.
  struct Level: Sendable {
    let priority: Double
    /// How many symbols have their cost here; a level without any is removed.
    var users: Int
    /// The largest slope that was ever here: what rounding errors in ``costs`` are relative to.
    var scale = 1.0
    /// Change of the basic symbols' cost per unit of each parametric symbol; 0 for a basic one.
    var costs: [Double]
  }

  /// The priority of the first level, which must cost nothing.
  static let required = 1000.0
  /// The priority of the last level, below every constraint: it draws variables to 0, so that nothing is left to chance.
  static let origin = 0.0

  var symbols: [Symbol] = []
  /// By symbol: the row of a basic one, empty otherwise.
  var rows: [SparseRow] = []
  /// By symbol: the basic symbols in whose rows a parametric one occurs, in order.
  var columns: [[Int]] = []
  /// By symbol: a residual as a form over variables, as it was given. What the tableau is rebuilt from and checked against.
  var definitions: [SparseRow] = []
  /// Objectives, most important first.
  var levels = [Level(priority: required, users: 0, costs: []), Level(priority: origin, users: 0, costs: [])]
  /// Parametric symbols whose reduced costs changed since they were last seen to be optimal.
  var candidates: [Int] = []
  /// Basic symbols whose value changed since it was last seen to be on its side.
  var suspects: [Int] = []
  /// What to take back when a call fails; `nil` when nothing can fail.
  var journal: [Change]?
  var counters = SolverCounters()
  /// How much exchanges since the last rebuild may have multiplied rounding errors: little each, more when the pivot was small.
  var wear = 0.0
  var basicCount = 0

  private var unused: [Int] = []

  /// Makes a variable: parametric, at 0.
  mutating func addVariable() -> Int {
    let last = levels.count - 1
    levels[last].users += 1
    let variable = Symbol(role: .variable, level: last, lower: -1, upper: 1, rest: 0, value: 0, magnitude: 0)
    return place(variable, definition: SparseRow())
  }

  /// Makes the residual of a constraint: basic, at whatever value it comes to, not yet counted in any objective.
  ///
  /// It is kept in a unit in which its largest coefficient is from 1 to 2, and its slopes are in that unit too.
  ///
  /// - Complexity: O(*t r*) for *t* terms whose variables have rows of *r* entries.
  mutating func addResidual(_ terms: SparseRow, relation: Relation, rest: Double, priority: Double) -> Int {
    let level = claimLevel(priority)
    let weight = terms.powerOfTwo
    let definition = terms.multiplied(by: 1 / weight)
    raiseScale(ofLevel: level, to: weight)
    let symbol = place(
      Symbol(
        role: .residual, level: level, lower: relation == .lessThanOrEqual ? 0 : -weight,
        upper: relation == .greaterThanOrEqual ? 0 : weight, rest: rest / weight, value: 0, magnitude: 0,
        weight: weight, isBasic: true),
      definition: definition)
    var row = SparseRow()
    var changes = SparseRow.Changes()
    for entry in definition.entries {
      if symbols[entry.symbol].isBasic {
        row.add(entry.coefficient, times: rows[entry.symbol], changes: &changes)
      } else {
        row.add(1, times: SparseRow(sorted: [entry]), changes: &changes)
      }
    }
    for entry in row.entries { insert(symbol, inColumn: entry.symbol) }
    rows[symbol] = row
    basicCount += 1
    refreshValue(of: symbol)
    return symbol
  }

  /// Forgets a residual that occurs in no row but its own and is counted nowhere.
  mutating func discard(_ symbol: Int) {
    for entry in rows[symbol].entries { remove(symbol, fromColumn: entry.symbol) }
    rows[symbol] = SparseRow()
    definitions[symbol] = SparseRow()
    symbols[symbol].role = .unused
    if symbols[symbol].isBasic { basicCount -= 1 }
    symbols[symbol].isBasic = false
    unused.append(symbol)
    releaseLevel(symbols[symbol].level)
  }

  private mutating func place(_ symbol: Symbol, definition: SparseRow) -> Int {
    if let index = unused.popLast() {
      var symbol = symbol
      symbol.isCandidate = symbols[index].isCandidate
      symbol.isSuspect = symbols[index].isSuspect
      symbols[index] = symbol
      definitions[index] = definition
      return index
    }
    symbols.append(symbol)
    rows.append(SparseRow())
    columns.append([])
    definitions.append(definition)
    for level in levels.indices { levels[level].costs.append(0) }
    return symbols.count - 1
  }
}

// MARK: - Values

extension Tableau {
  /// Computes a basic symbol's value from its row. Values are never added to, so they do not drift.
  ///
  /// - Complexity: O(*r*) for a row of *r* entries.
  mutating func refreshValue(of symbol: Int) {
    var value = 0.0
    var magnitude = 0.0
    for entry in rows[symbol].entries {
      let part = entry.coefficient * symbols[entry.symbol].rest
      value += part
      magnitude += part.magnitude
    }
    journal?.append(.value(symbol, symbols[symbol].value, magnitude: symbols[symbol].magnitude))
    symbols[symbol].value = value
    symbols[symbol].magnitude = magnitude
    markSuspect(symbol)
  }

  /// Moves a symbol's rest, given in the unit of the constraint, and all that depends on it.
  mutating func setRest(_ rest: Double, of symbol: Int) {
    journal?.append(.rest(symbol, symbols[symbol].rest))
    symbols[symbol].rest = rest / symbols[symbol].weight
    if symbols[symbol].isBasic {
      markSuspect(symbol)
    } else {
      settle(symbol)
      for row in columns[symbol] { refreshValue(of: row) }
    }
  }

  /// Puts a parametric symbol at its rest.
  mutating func settle(_ symbol: Int) {
    journal?.append(.value(symbol, symbols[symbol].value, magnitude: symbols[symbol].magnitude))
    symbols[symbol].value = symbols[symbol].rest
    symbols[symbol].magnitude = symbols[symbol].rest.magnitude
  }

  mutating func markSuspect(_ symbol: Int) {
    guard !symbols[symbol].isSuspect else { return }
    symbols[symbol].isSuspect = true
    suspects.append(symbol)
  }

  mutating func markCandidate(_ symbol: Int) {
    guard !symbols[symbol].isCandidate else { return }
    symbols[symbol].isCandidate = true
    candidates.append(symbol)
  }
}
