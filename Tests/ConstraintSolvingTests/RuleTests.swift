@_spi(Checks) import ConstraintSolving
import Testing

@Suite("The rule that picks one of several optima")
struct RuleTests {
  @Test("Variables are as near to 0 as in any optimum, the first made first")
  func examples() throws {
    var solver = ConstraintSolver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let sum = try solver.add(LinearConstraint(x + y, .equal, 100))
    #expect(solver.values(of: [x, y]) == [0, 100])
    let limit = try solver.add(LinearConstraint(y, .lessThanOrEqual, 70))
    #expect(solver.values(of: [x, y]) == [30, 70])
    try solver.remove(limit)
    #expect(solver.values(of: [x, y]) == [0, 100])
    try solver.add(LinearConstraint(z, .greaterThanOrEqual, y - 40, priority: 500))
    #expect(solver.values(of: [x, y, z]) == [0, 100, 60])
    try solver.remove(sum)
    #expect(solver.values(of: [x, y, z]) == [0, 0, 0])
  }

  @Test("A tie between wishes of one priority is settled by the rule too")
  func tie() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint(x + y, .equal, 100))
    try solver.add(LinearConstraint(x, .equal, 80, priority: 250))
    try solver.add(LinearConstraint(y, .equal, 80, priority: 250))
    #expect(solver.values(of: [x, y]) == [20, 80])
  }

  @Test("In any order, one by one or in a batch, every variable has the same value", arguments: 0..<120)
  func order(seed: Int) throws {
    var system = RandomSystem(seed: seed)
    system.isWhole = seed.isMultiple(of: 2)
    let count = 3 + seed % 10
    var first = ConstraintSolver()
    let variables = first.makeVariables(count)
    var constraints: [LinearConstraint] = []
    for _ in 0..<(count + seed % 7) {
      let constraint = system.constraint(over: variables)
      if (try? first.add(constraint)) != nil { constraints.append(constraint) }
    }
    let expected = first.values(of: variables)
    for round in 0..<4 {
      var solver = ConstraintSolver()
      _ = solver.makeVariables(count)
      let shuffled = constraints.shuffled(using: &system.generator)
      if round.isMultiple(of: 2) {
        for constraint in shuffled { try solver.add(constraint) }
      } else {
        try solver.batch { solver throws(ConstraintSolverError) in
          for constraint in shuffled { try solver.add(constraint) }
        }
      }
      #expect(areClose(solver.values(of: variables), expected))
      #expect(solver.checkInvariants() == [])
    }
  }

  @Test("What is added and removed again leaves every value as it was", arguments: 0..<60)
  func addAndRemove(seed: Int) throws {
    var system = RandomSystem(seed: seed)
    var solver = ConstraintSolver()
    let variables = solver.makeVariables(7)
    for _ in 0..<9 { _ = try? solver.add(system.constraint(over: variables)) }
    let before = solver.values(of: variables)
    let added = (0..<6).compactMap { _ in try? solver.add(system.constraint(over: variables)) }
    for id in added.shuffled(using: &system.generator) { try solver.remove(id) }
    #expect(areClose(solver.values(of: variables), before))
  }
}
