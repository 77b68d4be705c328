@_spi(Checks) import ConstraintSolving
import TestSupport
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

  @Test("A required constraint that waits for the end of a batch is not forgotten when another is refused")
  func refusalBesideChange() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let wish = try solver.add(LinearConstraint(x, .greaterThanOrEqual, 20, priority: 750))
    try solver.add(LinearConstraint(x, .greaterThanOrEqual, 20))
    try solver.batch { solver throws(ConstraintSolverError) in
      try solver.setConstant(20, of: wish)
      #expect(throws: ConstraintSolverError.self) { () throws(ConstraintSolverError) in
        try solver.add(LinearConstraint(2 * x, .lessThanOrEqual, -10))
      }
    }
    #expect(solver.value(of: x) == 20)
    #expect(solver.checkInvariants() == [])
  }

  /// A handful of constraints over one to three variables, and then a change and a constraint more,
  /// in a batch or not.
  private static func changed(_ seed: Int, inBatch: Bool) -> (values: [Double], broken: [String]) {
    var random = SeededGenerator(seed: seed)
    var solver = ConstraintSolver()
    let variables = solver.makeVariables(Int.random(in: 1...3, using: &random))
    func constraint(_ priority: Priority) -> LinearConstraint {
      var sum = LinearExpression(Double(Int.random(in: -4...4, using: &random)) * 10)
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let coefficient = [1.0, -1, 1, 2][Int.random(in: 0..<4, using: &random)]
        sum = sum + coefficient * variables[Int.random(in: 0..<variables.count, using: &random)]
      }
      let relation: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      return LinearConstraint(sum, relation[Int.random(in: 0..<3, using: &random)], 0, priority: priority)
    }
    var wishes = [try? solver.add(constraint(750))].compactMap(\.self)
    for _ in 0..<Int.random(in: 2...6, using: &random) {
      let isWish = Bool.random(using: &random)
      guard let id = try? solver.add(constraint(isWish ? 750 : .required)) else { continue }
      if isWish { wishes.append(id) }
    }
    let wish = wishes[Int.random(in: 0..<wishes.count, using: &random)]
    let constant = Double(Int.random(in: -9...9, using: &random)) * 10
    let more = constraint(.required)
    func change(_ solver: inout ConstraintSolver) {
      try? solver.setConstant(constant, of: wish)
      _ = try? solver.add(more)
    }
    if inBatch { solver.batch(change) } else { change(&solver) }
    return (solver.values(of: variables), solver.checkInvariants())
  }

  @Test("A change and a constraint, refused or not, end in a batch where single calls do", arguments: 0..<20)
  func refusals(hundred: Int) {
    for seed in hundred * 200..<hundred * 200 + 200 {
      let (batched, single) = (Self.changed(seed, inBatch: true), Self.changed(seed, inBatch: false))
      #expect(batched.broken == [], "seed \(seed)")
      #expect(areClose(batched.values, single.values), "seed \(seed)")
    }
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
