/// How much work a solver has done since it was made. The same calls give the same counts on every machine.
@_spi(Checks) public struct SolverCounters: Hashable, Sendable {
  /// Exchanges of a basic symbol with a parametric one; what solving costs.
  public internal(set) var pivots = 0
  /// Coefficients that exchanges changed or made, other than those of the row exchanged.
  public internal(set) var cells = 0
  /// Constraints that changed sides (from held to violated, say) without an exchange.
  public internal(set) var flips = 0
  /// Variables evaluated that a required equality defines.
  public internal(set) var evaluations = 0
  /// Definitions that were replaced by what they say, to write a constraint over what nothing defines.
  public internal(set) var substitutions = 0
  /// Times the tableau was computed anew from the constraints, to lose rounding errors.
  public internal(set) var rebuilds = 0
  /// Times an optimum was not reached within the step limit; 0 unless the numbers are far outside what is documented.
  public internal(set) var stalls = 0

  /// Counters at zero.
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
