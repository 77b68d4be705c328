@_spi(Checks) import ConstraintSolving
import TestSupport
import Testing

@Suite("Laws of a constraint solver")
struct ConstraintSolverLaws {
  /// Constraints that hold together, over six variables, and the values that they fix.
  private struct Sample {
    var constraints: [LinearConstraint] = []
    var fixed: [Variable] = []
    var values: [Double] = []
  }

  private static func sample(seed: Int, count: Int = 14) throws -> Sample {
    var system = RandomSystem(seed: seed)
    system.isWhole = seed.isMultiple(of: 2)
    var solver = ConstraintSolver()
    let variables = solver.makeVariables(6)
    var sample = Sample()
    for _ in 0..<count {
      let constraint = system.constraint(over: variables)
      if (try? solver.add(constraint)) != nil { sample.constraints.append(constraint) }
    }
    for variable in variables where try solver.ambiguity(of: variable) == nil { sample.fixed.append(variable) }
    sample.values = solver.values(of: sample.fixed)
    return sample
  }

  @Test("Where pivots are small the order does not matter either", arguments: [444, 452, 677, 1006, 1806, 2182, 2688])
  func smallPivots(seed: Int) throws {
    let system = try RecordedSystem.smallPivots()
    func solve(_ constraints: [RecordedSystem.Constraint]) throws -> [Double] {
      var solver = ConstraintSolver()
      let variables = solver.makeVariables(system.variables)
      try solver.batch { solver throws(ConstraintSolverError) in
        for constraint in constraints { try solver.add(constraint.over(variables)) }
      }
      return solver.values(of: variables)
    }
    var generator = SeededGenerator(seed: seed)
    #expect(areClose(try solve(system.constraints.shuffled(using: &generator)), try solve(system.constraints)))
  }

  @Test("The order of adding does not matter to what is fixed", arguments: 0..<100)
  func order(seed: Int) throws {
    let sample = try Self.sample(seed: seed)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<4 {
      var solver = ConstraintSolver()
      _ = solver.makeVariables(6)
      for constraint in sample.constraints.shuffled(using: &generator) { try solver.add(constraint) }
      let values = solver.values(of: sample.fixed)
      #expect(areClose(values, sample.values))
    }
  }

  @Test("What is added and removed again leaves what is fixed as it was", arguments: 0..<100)
  func addAndRemove(seed: Int) throws {
    let sample = try Self.sample(seed: seed)
    var solver = ConstraintSolver()
    let variables = solver.makeVariables(6)
    for constraint in sample.constraints { try solver.add(constraint) }
    var system = RandomSystem(seed: seed + 1_000)
    var added: [ConstraintID] = []
    for _ in 0..<10 {
      if let id = try? solver.add(system.constraint(over: variables)) { added.append(id) }
    }
    for id in added.shuffled(using: &system.generator) { try solver.remove(id) }
    let values = solver.values(of: sample.fixed)
    #expect(areClose(values, sample.values))
    #expect(solver.checkInvariants() == [])
  }

  @Test("A lower priority never moves the violation of a higher one", arguments: 0..<60)
  func strictness(seed: Int) throws {
    var system = RandomSystem(seed: seed)
    var solver = ConstraintSolver()
    let variables = solver.makeVariables(6)
    var ids: [ConstraintID] = []
    for _ in 0..<30 {
      let constraint = system.constraint(over: variables)
      let before = solver.violations(of: ids)
      guard let id = try? solver.add(constraint) else { continue }
      for (priority, sum) in before where priority > constraint.priority.rawValue {
        let after = solver.violations(of: ids).first { $0.priority == priority }?.sum ?? 0
        #expect(isClose(after, sum), "priority \(priority)")
      }
      ids.append(id)
    }
  }

  @Test("A suggestion taken back leaves what was fixed", arguments: 0..<60)
  func suggestAndBack(seed: Int) throws {
    let sample = try Self.sample(seed: seed)
    var solver = ConstraintSolver()
    let variables = solver.makeVariables(6)
    for constraint in sample.constraints { try solver.add(constraint) }
    for variable in variables {
      let start = solver.value(of: variable)
      try solver.beginEditing(variable, priority: 600)
      let fixed = try solver.ambiguity(of: variable) == nil
      for suggestion in [-1000, 37.25, 1e6] { try solver.suggest(suggestion, for: variable) }
      try solver.suggest(start, for: variable)
      let back = solver.value(of: variable)
      #expect(!fixed || isClose(back, start))
      try solver.endEditing(variable)
    }
    let values = solver.values(of: sample.fixed)
    #expect(areClose(values, sample.values))
  }

  @Test("The same calls cost the same pivots and give the same bits", arguments: 0..<10)
  func determinism(seed: Int) throws {
    func run() throws -> (SolverCounters, [UInt64]) {
      var solver = ConstraintSolver()
      let variables = solver.makeVariables(8)
      try Self.edit(&solver, variables, seed: seed, count: 200)
      return (solver.counters, solver.values(of: variables).map(\.bitPattern))
    }
    let (first, second) = (try run(), try run())
    #expect(first == second)
    #expect(first.0.pivots > 0)
  }

  @Test("Ten thousand random edits later, nothing has drifted", arguments: [0, 1])
  func drift(seed: Int) throws {
    var solver = ConstraintSolver()
    let variables = solver.makeVariables(12)
    let ids = try Self.edit(&solver, variables, seed: seed, count: 10_000)
    #expect(solver.checkInvariants() == [])
    #expect(solver.counters.stalls == 0)
    try Self.compareWithFresh(&solver, variables, ids)
  }

  @Test("Coefficients to 1e6 and values to 1e7 are solved alike in another order", arguments: 0..<40)
  func magnitudes(seed: Int) throws {
    var system = RandomSystem(seed: seed)
    system.scales = [1, 12.5, 1000, 1e6 / 3]
    system.constants = -1e7...1e7
    system.isWhole = false
    var solver = ConstraintSolver()
    let variables = solver.makeVariables(8)
    var ids: [ConstraintID] = []
    for step in 0..<200 {
      if let id = try? solver.add(system.constraint(over: variables)) { ids.append(id) }
      if step > 30, !ids.isEmpty { try solver.remove(ids.remove(at: system.index(below: ids.count))) }
      // Broken constraints stay broken for a while, and checking takes longer than solving.
      if step % 5 == 4 { #expect(solver.checkInvariants() == []) }
    }
    #expect(solver.counters.stalls == 0)
    try Self.compareWithFresh(&solver, variables, ids)
  }

  /// Adds, removes, changes and suggests at random; returns the constraints that remain.
  @discardableResult
  private static func edit(
    _ solver: inout ConstraintSolver, _ variables: [Variable], seed: Int, count: Int
  ) throws -> [ConstraintID] {
    var system = RandomSystem(seed: seed)
    system.isWhole = false
    var ids: [ConstraintID] = []
    try solver.beginEditing(variables[0], priority: 400)
    for step in 0..<count {
      switch system.index(below: 4) {
      case 0 where ids.count < 3 * variables.count:
        if let id = try? solver.add(system.constraint(over: variables)) { ids.append(id) }
      case 1 where ids.count > variables.count:
        try solver.remove(ids.remove(at: system.index(below: ids.count)))
      case 2 where !ids.isEmpty:
        try? solver.setConstant(system.constant(), of: ids[system.index(below: ids.count)])
      default:
        try solver.suggest(system.constant(), for: variables[0])
      }
      if step.isMultiple(of: 100) { #expect(solver.checkInvariants() == [], "step \(step)") }
    }
    try solver.endEditing(variables[0])
    return ids
  }

  /// Expects what a new solver makes of the same constraints, added with the last first.
  private static func compareWithFresh(
    _ solver: inout ConstraintSolver, _ variables: [Variable], _ ids: [ConstraintID]
  ) throws {
    var fresh = ConstraintSolver()
    _ = fresh.makeVariables(variables.count)
    var freshIDs: [ConstraintID] = []
    for constraint in solver.constraints(ids).reversed() { freshIDs.append(try fresh.add(constraint)) }
    for (old, new) in zip(solver.violations(of: ids), fresh.violations(of: freshIDs)) {
      #expect(old.priority == new.priority)
      #expect(isClose(old.sum, new.sum))
    }
    for variable in variables {
      let range = try solver.ambiguity(of: variable)
      let freshRange = try fresh.ambiguity(of: variable)
      #expect((range == nil) == (freshRange == nil))
      if range == nil { #expect(isClose(solver.value(of: variable), fresh.value(of: variable))) }
    }
  }
}
