@_spi(Checks) import ConstraintSolving

/// The long checks of the solver; the test suite runs short versions of them.
///
///     solver_oracle.py 100000 | SolverOracle kiwi
///     SolverOracle changes SEEDS      after 1,000 adds, removes and edits of each, the answer is that of a new solver
///     SolverOracle drift EDITS        after so many changes of constants, the answer is that of a new solver
@main
struct SolverOracle {
  static func main() throws {
    let arguments = CommandLine.arguments
    let count = arguments.count > 2 ? Int(arguments[2]) ?? 1 : 1
    switch arguments.count > 1 ? arguments[1] : "" {
    case "kiwi": try compareWithKiwi()
    case "changes": try change(seeds: count)
    case "drift": try drift(edits: count)
    default: print("usage: SolverOracle kiwi | changes SEEDS | drift EDITS")
    }
  }

  private static func compareWithKiwi() throws {
    var maker = ConstraintSolver()
    let names = (0..<64).map { _ in maker.makeVariable() }
    var comparison = KiwiComparison()
    while let line = readLine() { try comparison.compare(KiwiSystem(line: line, names: names)) }
    for failure in comparison.failures.prefix(20) { print(failure) }
    print(
      "\(comparison.systems) systems: \(comparison.equal) as good as kiwi's, \(comparison.better) better,",
      "\(comparison.kiwiBroken) in which kiwi breaks a required constraint, \(comparison.failures.count) failures")
  }

  private static func change(seeds: Int) throws {
    var worst = 0.0
    var broken = 0
    for seed in 0..<seeds {
      var trial = ChangeTrial(seed: UInt64(seed), variables: 4 + seed % 40)
      try trial.change(adds: 1000, removes: 1000, edits: 1000)
      try trial.change(adds: 60, removes: 0, edits: 0)
      let (distance, found) = try trial.difference()
      worst = max(worst, distance)
      if !found.isEmpty || distance > 1e-5 {
        broken += 1
        print("seed \(seed): off by \(distance) \(found.first ?? "")")
      }
    }
    print("\(seeds) seeds, 1,000 adds, removes and edits each: at most \(worst) off, \(broken) failures")
  }

  private static func drift(edits: Int) throws {
    var trial = ChangeTrial(seed: 7, variables: 24)
    try trial.change(adds: 48, removes: 0, edits: 0)
    for _ in 0..<edits { try trial.edit() }
    let (distance, broken) = try trial.difference()
    print("\(edits) edits: \(distance) off, broken: \(broken), \(trial.counters)")
  }
}
