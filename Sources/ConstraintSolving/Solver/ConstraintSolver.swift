/// Keeps a system of linear constraints solved while constraints come, go and change.
///
/// Required constraints hold. The others hold as well as they can, strictly in order of priority: the sum of violations at the
/// highest priority is as small as possible, then that of the next among the solutions that remain, and so on. What no
/// constraint decides is as near to 0 as the constraints allow. After every call the solution is current.
///
/// ```swift
/// var solver = ConstraintSolver()
/// let left = solver.makeVariable(), width = solver.makeVariable()
/// try solver.add(LinearConstraint(left, .equal, 16))
/// try solver.add(LinearConstraint(left + width, .lessThanOrEqual, 320))
/// let wish = try solver.add(LinearConstraint(width, .equal, 400, priority: 750))
/// solver.value(of: width)         // 304
/// solver.violation(of: wish)      // 96
/// ```
///
/// The method is an incremental simplex method of the Cassowary family (Badros, Borning and Stuckey, "The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm", 2001) with an objective per priority instead of weights.
/// Coefficients up to 1e6 and values up to 1e7 are meant to work; far beyond, rounding errors may decide comparisons.
public struct ConstraintSolver: ~Copyable, Sendable {
  struct Record: Sendable {
    let id: ConstraintID
    var constraint: LinearConstraint
  }

  var tableau = Tableau()
  /// By symbol: the constraint whose residual it is.
  var records: [Record?] = []
  /// By variable: the constraint that an edit holds.
  var edits: [Variable: ConstraintID] = [:]
  private var added = 0

  /// Creates a solver without variables or constraints.
  public init() {}

  /// A solver of its own, with the same system and the same solution. Variables and IDs name the same in both.
  ///
  /// - Complexity: O(*n*) in the size of the tableau, once either is changed.
  public func copy() -> ConstraintSolver {
    var copy = ConstraintSolver()
    copy.tableau = tableau
    copy.records = records
    copy.edits = edits
    copy.added = added
    return copy
  }

  /// How much work was done so far.
  public var counters: SolverCounters { tableau.counters }

  /// Makes a variable, which is 0 until a constraint says otherwise.
  public mutating func makeVariable() -> Variable { Variable(symbol: tableau.addVariable()) }

  /// Adds a constraint and solves.
  ///
  /// A constraint that is implied by others is accepted, and so is one that is there already; each has an ID of its own.
  ///
  /// - Throws: ``ConstraintSolverError/unsatisfiable(_:conflicting:)`` when a required constraint conflicts with required ones,
  ///   ``ConstraintSolverError/notFinite(_:)``, ``ConstraintSolverError/priorityOutOfRange(_:)`` or
  ///   ``ConstraintSolverError/unknownVariable(_:)`` when it makes no sense. The solver is then unchanged.
  /// - Complexity: O(*p c r*) for *p* pivots, each over a column of *c* rows of *r* entries.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) throws(ConstraintSolverError) -> ConstraintID {
    try check(constraint)
    let definition = SparseRow(
      sorted: constraint.expression.terms.map { .init(symbol: $0.variable.symbol, coefficient: $0.coefficient) })
    let symbol = tableau.addResidual(
      definition, relation: constraint.relation, rest: -constraint.expression.constant,
      priority: constraint.priority.rawValue)
    tableau.journal = []
    if let conflict = tableau.optimise() {
      let conflicting = ids(of: conflict, except: symbol)
      tableau.discard(symbol)
      throw .unsatisfiable(constraint, conflicting: conflicting)
    }
    let id = ConstraintID(serial: added, symbol: symbol)
    added += 1
    while records.count <= symbol { records.append(nil) }
    records[symbol] = Record(id: id, constraint: constraint)
    tableau.rebuildWhenDue()
    return id
  }

  /// Removes a constraint and solves.
  ///
  /// - Throws: ``ConstraintSolverError/unknownConstraint(_:)``.
  /// - Complexity: As for ``add(_:)``.
  public mutating func remove(_ id: ConstraintID) throws(ConstraintSolverError) {
    _ = try record(of: id)
    records[id.symbol] = nil
    tableau.remove(id.symbol)
    tableau.rebuildWhenDue()
  }

  /// Changes the constant of a constraint's expression (all on one side, compared with 0) and solves.
  ///
  /// For `x == y + 8` the expression is `x - y - 8` and its constant -8.
  ///
  /// - Throws: ``ConstraintSolverError/unsatisfiable(_:conflicting:)`` with the constraint as it would be, when it is required and
  ///   cannot hold then; ``ConstraintSolverError/unknownConstraint(_:)``; ``ConstraintSolverError/notFinite(_:)``. The solver is
  ///   then unchanged.
  /// - Complexity: As for ``add(_:)``; most changes take few pivots or none.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(ConstraintSolverError) {
    var changed = try record(of: id)
    changed.constraint.expression.constant = constant
    guard constant.isFinite else { throw .notFinite(changed.constraint) }
    tableau.journal = []
    tableau.setRest(-constant, of: id.symbol)
    if let conflict = tableau.optimise() {
      throw .unsatisfiable(changed.constraint, conflicting: ids(of: conflict, except: id.symbol))
    }
    records[id.symbol] = changed
    tableau.rebuildWhenDue()
  }

  /// The variable's value in the solution; 0 for a variable without constraints, or of another solver.
  public func value(of variable: Variable) -> Double {
    isKnown(variable) ? tableau.symbols[variable.symbol].value : 0
  }

  /// How far a constraint is from holding, in the unit of its expression; 0 when it holds, or is unknown.
  ///
  /// - Complexity: O(*t*) for *t* terms.
  public func violation(of id: ConstraintID) -> Double {
    guard let record = try? record(of: id) else { return 0 }
    let expression = record.constraint.expression
    var sum = expression.constant
    var magnitude = sum.magnitude
    for term in expression.terms {
      let part = term.coefficient * value(of: term.variable)
      sum += part
      magnitude += part.magnitude
    }
    if Tolerance.isZero(sum, magnitude: magnitude) { return 0 }
    switch record.constraint.relation {
    case .equal: return sum.magnitude
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }

  /// The constraint as it is now, with the constant last set; `nil` when the solver does not hold it.
  public func constraint(_ id: ConstraintID) -> LinearConstraint? { (try? record(of: id))?.constraint }

  /// Everything that should be true of the solver's tableau and is not; empty unless the solver is wrong.
  ///
  /// Every row must follow from the constraints, every value from its row, every objective from the costs it sums, and nothing
  /// may be left to gain at any priority.
  ///
  /// - Complexity: Quadratic; meant for tests.
  public func checkInvariants() -> [String] { tableau.brokenInvariants() }
}

// MARK: - Looking up

extension ConstraintSolver {
  func isKnown(_ variable: Variable) -> Bool {
    tableau.symbols.indices.contains(variable.symbol) && tableau.symbols[variable.symbol].role == .variable
  }

  func record(of id: ConstraintID) throws(ConstraintSolverError) -> Record {
    guard records.indices.contains(id.symbol), let record = records[id.symbol], record.id == id else {
      throw .unknownConstraint(id)
    }
    return record
  }

  private func check(_ constraint: LinearConstraint) throws(ConstraintSolverError) {
    guard constraint.expression.isFinite else { throw .notFinite(constraint) }
    guard constraint.priority.isInRange else { throw .priorityOutOfRange(constraint) }
    for term in constraint.expression.terms where !isKnown(term.variable) { throw .unknownVariable(term.variable) }
  }

  private func ids(of symbols: [Int], except symbol: Int) -> [ConstraintID] {
    symbols.filter { $0 != symbol && records.indices.contains($0) }.compactMap { records[$0]?.id }.sorted()
  }
}
