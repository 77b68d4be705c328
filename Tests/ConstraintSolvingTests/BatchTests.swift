import ConstraintSolving
import Testing

@Suite("Several changes at once")
struct BatchTests {
  @Test("A batch takes fewer pivots and comes to the same")
  func pivots() throws {
    func solve(_ inBatch: Bool) throws -> (values: [Double], pivots: Int) {
      var solver = ConstraintSolver()
      let variables = solver.makeVariables(20)
      func fill(_ solver: inout ConstraintSolver) throws(ConstraintSolverError) {
        for (left, right) in zip(variables, variables.dropFirst()) {
          try solver.add(LinearConstraint(right, .greaterThanOrEqual, left + 10, priority: 500))
          try solver.add(LinearConstraint(right, .equal, 0, priority: 250))
        }
        try solver.add(LinearConstraint(variables[0], .equal, 100))
      }
      if inBatch { try solver.batch(fill) } else { try fill(&solver) }
      return (solver.values(of: variables), solver.counters.pivots)
    }
    let (single, batch) = (try solve(false), try solve(true))
    #expect(single.values == batch.values)
    #expect(batch.pivots < single.pivots)
  }

  @Test("What is refused in a batch is refused at once, and what came before stays")
  func refusal() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let wrong = LinearConstraint(x, .lessThanOrEqual, 5)
    try solver.batch { solver throws(ConstraintSolverError) in
      try solver.add(LinearConstraint(y, .equal, x + 1, priority: 750))
      let low = try solver.add(LinearConstraint(x, .greaterThanOrEqual, 10))
      #expect(throws: ConstraintSolverError.unsatisfiable(wrong, conflicting: [low])) { try solver.add(wrong) }
      try solver.add(LinearConstraint(x, .equal, 20, priority: 500))
    }
    #expect(solver.values(of: [x, y]) == [20, 21])
    #expect(solver.checkInvariants() == [])
  }

  @Test("A batch that throws is closed, and batches nest")
  func nesting() throws {
    struct Stop: Error {}
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    #expect(throws: Stop.self) {
      try solver.batch { solver in
        try solver.batch { try $0.add(LinearConstraint(x, .equal, 3, priority: 2)) }
        throw Stop()
      }
    }
    #expect(solver.value(of: x) == 3)
  }

  @Test("Adding, removing, changing and editing in batches ends where single calls do", arguments: 0..<40)
  func random(seed: Int) throws {
    var single = ConstraintSolver()
    var batched = ConstraintSolver()
    let variables = single.makeVariables(8)
    _ = batched.makeVariables(8)
    for round in 0..<6 {
      try Self.change(&single, variables, seed: 100 * seed + round)
      try batched.batch { try Self.change(&$0, variables, seed: 100 * seed + round) }
      #expect(areClose(single.values(of: variables), batched.values(of: variables)))
      #expect(batched.checkInvariants() == [])
    }
  }

  private static func change(_ solver: inout ConstraintSolver, _ variables: [Variable], seed: Int) throws {
    var system = RandomSystem(seed: seed)
    var ids: [ConstraintID] = []
    try solver.beginEditing(variables[0], priority: 600)
    for _ in 0..<12 {
      if let id = try? solver.add(system.constraint(over: variables)) { ids.append(id) }
      if let id = ids.randomElement(using: &system.generator) { try? solver.setConstant(system.constant(), of: id) }
      try solver.suggest(system.constant(), for: variables[0])
    }
    for _ in 0..<(ids.count / 2) { try solver.remove(ids.remove(at: system.index(below: ids.count))) }
    try solver.endEditing(variables[0])
  }
}
