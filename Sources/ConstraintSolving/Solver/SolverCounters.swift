/// The work of a solver since its creation. The same calls result in the same counts on every
/// machine.
@_spi(Checks) public struct SolverCounters: Hashable, Sendable {
  /// The number of exchanges of a basic symbol with a parametric one, which determines the cost of
  /// solving.
  public internal(set) var pivots = 0
  /// The number of coefficients that exchanges changed or created, outside the exchanged rows.
  public internal(set) var cells = 0
  /// The number of constraints that changed sides (for example from held to violated) without an
  /// exchange.
  public internal(set) var flips = 0
  /// The number of evaluations of variables that a required equality defines.
  public internal(set) var evaluations = 0
  /// The number of definitions that were substituted to express a constraint with undefined
  /// variables.
  public internal(set) var substitutions = 0
  /// The number of recomputations of the tableau from the constraints, which remove rounding
  /// errors.
  public internal(set) var rebuilds = 0
  /// The number of optima that were not reached within the step limit; 0 unless the numbers are far
  /// outside the documented range.
  public internal(set) var stalls = 0

  /// Creates counters at zero.
  public init() {}

  /// Adds what a copy has done since it was made.
  mutating func add(_ copy: SolverCounters, since start: SolverCounters) {
    pivots += copy.pivots - start.pivots
    cells += copy.cells - start.cells
    flips += copy.flips - start.flips
    evaluations += copy.evaluations - start.evaluations
    substitutions += copy.substitutions - start.substitutions
    rebuilds += copy.rebuilds - start.rebuilds
    stalls += copy.stalls - start.stalls
  }
}
