@_spi(Checks) import ConstraintSolving

/// The counts of a comparison with kiwi.
struct KiwiComparison {
  private(set) var systems = 0
  private(set) var better = 0
  private(set) var equal = 0
  private(set) var kiwiBroken = 0
  private(set) var failures: [String] = []
  private var generator = SystemRandom(seed: 1)

  /// The allowed difference of two sums of violations.
  private static let tolerance = 1e-5

  /// Solves a system and compares the verdicts, the required constraints, and the sums of
  /// violations level by level; then does the same with the constraints in another order, and with
  /// a constraint added and removed again.
  mutating func compare(_ system: KiwiSystem) throws {
    systems += 1
    var solver = ConstraintSolver()
    let names = (0..<system.variables).map { _ in solver.makeVariable() }
    let indices = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    var held: [LinearConstraint] = []
    var isSameVerdict = true
    for entry in system.entries {
      do {
        try solver.add(entry.constraint)
        held.append(entry.constraint)
        if entry.isRefused { isSameVerdict = false }
      } catch {
        if !entry.isRefused { isSameVerdict = false }
      }
    }
    let kiwi: (Variable) -> Double = { indices[$0].map { system.values[$0] } ?? 0 }
    let accepted = system.entries.filter { !$0.isRefused }.map(\.constraint)
    if accepted.contains(where: { $0.priority == .required && $0.violation(kiwi) > Self.tolerance }) {
      // kiwi's own result does not satisfy the constraints that it accepted, so there is no
      // comparison.
      kiwiBroken += 1
    } else if !isSameVerdict {
      failures.append("system \(systems): another verdict on what can hold")
    } else {
      compareLevels(held, kiwi) { solver.value(of: $0) }
    }
    let values = names.map { solver.value(of: $0) }
    if !solver.checkInvariants().isEmpty { failures.append("system \(systems): \(solver.checkInvariants()[0])") }
    try shuffle(held, names, values)
    try addAndRemove(&solver, names, values)
  }

  private mutating func compareLevels(
    _ constraints: [LinearConstraint], _ kiwi: (Variable) -> Double, _ own: (Variable) -> Double
  ) {
    var isBought = false
    for priority in KiwiSystem.priorities {
      let level = constraints.filter { $0.priority == priority }
      let ours = level.reduce(0) { $0 + $1.violation(own) }
      let theirs = level.reduce(0) { $0 + $1.violation(kiwi) }
      if (ours - theirs).magnitude <= Self.tolerance {
        // kiwi adds up priorities with weights: a small violation of a higher priority may cost as
        // much as a thousand times as much of a lower one.
        if theirs > ours + 1e-9 { isBought = true }
        continue
      }
      if ours > theirs && !isBought {
        return failures.append("system \(systems): \(ours) at \(priority.rawValue), kiwi has \(theirs)")
      }
      better += 1
      return
    }
    equal += 1
  }

  /// Checks that the same constraints in another order, in one batch, have the same solution.
  private mutating func shuffle(_ constraints: [LinearConstraint], _ names: [Variable], _ values: [Double]) throws {
    var solver = ConstraintSolver()
    for _ in names { _ = solver.makeVariable() }
    let shuffled = constraints.shuffled(using: &generator)
    try solver.batch { solver throws(ConstraintSolverError) in
      for constraint in shuffled { try solver.add(constraint) }
    }
    check(names.map { solver.value(of: $0) }, values, "in another order")
  }

  private mutating func addAndRemove(
    _ solver: inout ConstraintSolver, _ names: [Variable], _ values: [Double]
  ) throws {
    var added: [ConstraintID] = []
    for _ in 0..<5 {
      if let id = try? solver.add(generator.constraint(over: names)) { added.append(id) }
    }
    for id in added.shuffled(using: &generator) { try solver.remove(id) }
    check(names.map { solver.value(of: $0) }, values, "after adding and removing")
  }

  private mutating func check(_ found: [Double], _ expected: [Double], _ when: String) {
    let worst = zip(found, expected).map { ($0 - $1).magnitude }.max() ?? 0
    if !(worst <= Self.tolerance) { failures.append("system \(systems): off by \(worst) \(when)") }
  }
}
