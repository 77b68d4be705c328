/// Keeps a system of linear constraints solved while constraints are added, removed and changed.
///
/// Required constraints hold. The others hold as far as possible, strictly in order of priority:
/// the sum of violations at the highest priority is minimal, then that at the next priority among
/// the remaining solutions, and so on. If several solutions are equally good, the first variable is
/// as near to 0 as possible, then the second, and so on, so the order in which constraints were
/// added does not matter. The solution is current after every call and every ``batch(_:)``.
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
/// The method is an incremental simplex method of the Cassowary family (Badros, Borning and
/// Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", 2001), with one
/// objective per priority instead of weights, and with variables that an equality defines kept
/// separately. It is designed for the coefficients of layouts, 1 and multipliers from a tenth to
/// ten, and values up to 1e7. If the coefficients of a system differ by more than a factor of a
/// hundred, rounding errors increasingly determine which constraints can hold together.
public struct ConstraintSolver: ~Copyable, Sendable {
  // Looking up a value is inlined at its call sites, a dozen per cell, so its implementation must
  // be usable from there.
  @usableFromInline var tableau = Tableau()
  /// The number of open batches; the solution is updated when it is 0.
  var openBatches = 0
  private var added = 0

  /// Creates a solver without variables or constraints.
  public init() {}

  /// Returns an independent solver with the same system and solution. Variables and identifiers are
  /// valid in both.
  ///
  /// - Complexity: O(*n*) in the size of the tableau, once either is changed.
  public func copy() -> ConstraintSolver {
    var copy = ConstraintSolver()
    copy.tableau = tableau
    copy.added = added
    // Not computed again, as at the end of a call, because it must be equal to the last bit.
    copy.tableau.settle()
    return copy
  }

  /// The work done so far.
  @_spi(Checks) public var counters: SolverCounters { tableau.counters }

  /// Creates a variable, which is 0 unless a constraint determines it.
  public mutating func makeVariable() -> Variable { Variable(symbol: tableau.addVariable()) }

  /// Reserves space for variables and constraints, which avoids moving them as the solver grows.
  public mutating func reserveCapacity(variables: Int, constraints: Int) {
    tableau.reserveCapacity(variables: variables, constraints: constraints)
  }

  /// Adds a constraint and solves.
  ///
  /// A constraint that others imply is accepted, and so is a duplicate; each has its own
  /// identifier.
  ///
  /// - Throws: ``ConstraintSolverError/unsatisfiable(_:conflicting:)`` if a required constraint
  ///   conflicts with required ones; ``ConstraintSolverError/notFinite(_:)``,
  ///   ``ConstraintSolverError/priorityOutOfRange(_:)`` or
  ///   ``ConstraintSolverError/unknownVariable(_:)`` if it is invalid. The solver is then
  ///   unchanged.
  ///
  /// - Complexity: O(*t*) for a required equality of *t* terms with a new variable. Otherwise O(*d*
  ///   + *p c r*) for *d* terms in the involved definitions and *p* pivots, each over a column of
  ///   *c* rows of *r* entries.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) throws(ConstraintSolverError) -> ConstraintID {
    try check(constraint)
    let isRequired = constraint.priority == .required
    let (symbol, conflict) =
      isRequired ? tableau.addRequired(constraint) : (tableau.addResidual(constraint), nil)
    if let conflict {
      let conflicting = ids(of: conflict, except: symbol)
      tableau.discard(symbol)
      throw .unsatisfiable(constraint, conflicting: conflicting)
    }
    let id = ConstraintID(serial: added, symbol: symbol)
    added += 1
    tableau.symbols[symbol].serial = id.serial
    finish()
    return id
  }

  /// Removes a constraint and solves.
  ///
  /// - Throws: ``ConstraintSolverError/unknownConstraint(_:)``.
  /// - Complexity: As for ``add(_:)``, and O(what depends on it) for a required equality.
  public mutating func remove(_ id: ConstraintID) throws(ConstraintSolverError) {
    try checkHolds(id)
    tableau.remove(id.symbol)
    finish()
  }

  /// Changes the constant of a constraint's expression (with all terms on one side, compared with
  /// 0) and solves.
  ///
  /// For `x == y + 8` the expression is `x - y - 8` and its constant is -8.
  ///
  /// - Throws: ``ConstraintSolverError/unsatisfiable(_:conflicting:)`` with the changed constraint,
  ///   if it is required and could not hold; ``ConstraintSolverError/unknownConstraint(_:)``;
  ///   ``ConstraintSolverError/notFinite(_:)``. The solver is then unchanged.
  ///
  /// - Complexity: O(what moves with it), and as for ``add(_:)`` if constraints change sides, which
  ///   is rare.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(ConstraintSolverError) {
    try checkHolds(id)
    guard constant.isFinite else { throw .notFinite(tableau.constraint(of: id.symbol, constant: constant)) }
    try setConstant(constant, ofResidual: id.symbol)
  }

  /// As ``setConstant(_:of:)``, for a residual that a constraint has and a finite number.
  mutating func setConstant(_ constant: Double, ofResidual symbol: Int) throws(ConstraintSolverError) {
    let isRequired = tableau.symbols[symbol].level == 0
    let old = tableau.symbols[symbol].constant
    if isRequired { tableau.beginJournal() }
    tableau.setConstant(constant, of: symbol)
    if isRequired, let conflict = tableau.holdRequired() {
      tableau.setConstant(old, of: symbol)
      tableau.refreshDefinitions()
      throw .unsatisfiable(
        tableau.constraint(of: symbol, constant: constant), conflicting: ids(of: conflict, except: symbol))
    }
    finish()
  }

  /// The variable's value in the solution; 0 for a variable without constraints, or of another
  /// solver.
  @inlinable
  public func value(of variable: Variable) -> Double {
    isKnown(variable) ? tableau.symbols[variable.symbol].value : 0
  }

  /// Returns the violation of a constraint, in the unit of its expression; 0 if it holds or is
  /// unknown.
  ///
  /// - Complexity: O(*t*) for *t* terms.
  public func violation(of id: ConstraintID) -> Double {
    guard holds(id) else { return 0 }
    let (sum, magnitude) = tableau.amount(of: id.symbol)
    if Tolerance.isZero(sum, magnitude: magnitude) { return 0 }
    switch tableau.symbols[id.symbol].relation {
    case .equal: return sum.magnitude
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }

  /// Returns the constraint with its current constant, or `nil` if the solver does not contain it.
  ///
  /// - Complexity: O(*t*) for *t* terms.
  public func constraint(_ id: ConstraintID) -> LinearConstraint? {
    holds(id) ? tableau.constraint(of: id.symbol, constant: tableau.symbols[id.symbol].constant) : nil
  }

  /// Returns the broken invariants of the solver's tableau; empty unless the solver is faulty.
  ///
  /// Every row must follow from the constraints, every value from its row, and every objective from
  /// its costs, and no priority may be improvable.
  ///
  /// - Complexity: Quadratic; meant for tests.
  @_spi(Checks) public func checkInvariants() -> [String] { tableau.brokenInvariants() }
}

// MARK: - Several changes at once

extension ConstraintSolver {
  /// Applies several changes and updates the solution once at their end.
  ///
  /// Required constraints are checked at once. Values that are read inside are undefined. The
  /// solution is the same as without a batch, with less work.
  ///
  /// ```swift
  /// try solver.batch { solver throws(ConstraintSolverError) in
  ///   for constraint in constraints { try solver.add(constraint) }
  /// }
  /// ```
  ///
  /// - Throws: The error of `changes`; earlier changes remain.
  @discardableResult
  public mutating func batch<Result, Failure: Error>(
    _ changes: (inout ConstraintSolver) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    openBatches += 1
    defer {
      // A solver that was replaced inside has none open.
      openBatches = max(0, openBatches - 1)
      finish()
    }
    return try changes(&self)
  }

  private mutating func finish() {
    tableau.rebuildWhenDue()
    guard openBatches == 0 else { return }
    tableau.settle()
    for _ in 0..<Tableau.mostRebuilds where tableau.wear >= Tableau.allowedWear {
      tableau.rebuild()
      tableau.settle()
    }
  }
}

// MARK: - Looking up

extension ConstraintSolver {
  @inlinable
  func isKnown(_ variable: Variable) -> Bool {
    guard variable.symbol < tableau.symbols.count, case .variable = tableau.symbols[variable.symbol].role else {
      return false
    }
    return true
  }

  private func holds(_ id: ConstraintID) -> Bool {
    tableau.symbols.indices.contains(id.symbol) && tableau.symbols[id.symbol].serial == id.serial
  }

  private func checkHolds(_ id: ConstraintID) throws(ConstraintSolverError) {
    guard holds(id) else { throw .unknownConstraint(id) }
  }

  /// Returns the identifier of the constraint with a residual, or `nil` for one that is being
  /// rejected.
  func id(of symbol: Int) -> ConstraintID? {
    let serial = tableau.symbols[symbol].serial
    return serial < 0 ? nil : ConstraintID(serial: serial, symbol: symbol)
  }

  /// Mutating, although it changes nothing: so the solver is not copied for the call.
  private mutating func check(_ constraint: LinearConstraint) throws(ConstraintSolverError) {
    var isFinite = constraint.expression.constant.isFinite
    var unknown: Variable?
    for term in constraint.expression.terms {
      if !term.coefficient.isFinite { isFinite = false }
      if unknown == nil, !isKnown(term.variable) { unknown = term.variable }
    }
    guard isFinite else { throw .notFinite(constraint) }
    guard constraint.priority.isInRange else { throw .priorityOutOfRange(constraint) }
    if let unknown { throw .unknownVariable(unknown) }
  }

  private func ids(of symbols: [Int], except symbol: Int) -> [ConstraintID] {
    symbols.filter { $0 != symbol }.compactMap { id(of: $0) }.sorted()
  }
}
