@_spi(Checks) import ConstraintSolving
import TestSupport
import Testing

@Suite("A constraint solver")
struct ConstraintSolverTests {
  @Test("A variable without constraints is 0")
  func free() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    #expect(solver.value(of: x) == 0)
  }

  @Test("The example of the type's documentation")
  func documented() throws {
    var solver = ConstraintSolver()
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    try solver.add(LinearConstraint(left, .equal, 16))
    try solver.add(LinearConstraint(left + width, .lessThanOrEqual, 320))
    let wish = try solver.add(LinearConstraint(width, .equal, 400, priority: 750))
    #expect(solver.value(of: width) == 304)
    #expect(solver.violation(of: wish) == 96)
  }

  @Test("The example of the internals page, step by step")
  func internalsPage() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint(x, .lessThanOrEqual, 100))
    #expect(solver.counters.pivots == 0)
    let wide = try solver.add(LinearConstraint(x, .equal, 160, priority: 750))
    #expect(solver.counters.pivots == 2)
    let narrow = try solver.add(LinearConstraint(x, .equal, 40, priority: 250))
    #expect(solver.counters.pivots == 2)
    #expect(solver.counters.flips == 1)
    #expect(solver.value(of: x) == 100)
    #expect([solver.violation(of: wide), solver.violation(of: narrow)] == [60, 60])
  }

  @Test(
    "One constraint on one variable, from 0",
    arguments: [
      (Relation.equal, 10.0, 10.0), (.equal, -10, -10), (.lessThanOrEqual, 10, 0), (.lessThanOrEqual, -10, -10),
      (.greaterThanOrEqual, 10, 10), (.greaterThanOrEqual, -10, 0),
    ])
  func single(relation: Relation, bound: Double, expected: Double) throws {
    for priority in [Priority.required, 999, 1] {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      let id = try solver.add(LinearConstraint(x, relation, bound, priority: priority))
      #expect(solver.value(of: x) == expected)
      #expect(solver.violation(of: id) == 0)
      try solver.remove(id)
      #expect(solver.value(of: x) == 0)
    }
  }

  @Test("A hundred wishes do not buy a point of a higher priority")
  func strictness() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    for _ in 0..<100 { try solver.add(LinearConstraint(1_000_000 * x, .equal, 0, priority: 500)) }
    let higher = try solver.add(LinearConstraint(0.001 * x, .equal, 1, priority: 500.25))
    #expect(isClose(solver.value(of: x), 1000))
    #expect(solver.violation(of: higher) == 0)
  }

  @Test("At one priority the sum of violations is smallest: the middle one of three wins")
  func middle() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    for wish in [3.0, 100, 7] { try solver.add(LinearConstraint(x, .equal, wish, priority: 250)) }
    #expect(solver.value(of: x) == 7)
  }

  @Test("Constants change in place: required, wished for, held and violated")
  func constants() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let gap = try solver.add(LinearConstraint(y, .equal, x + 8))
    let limit = try solver.add(LinearConstraint(y, .lessThanOrEqual, 100))
    let wish = try solver.add(LinearConstraint(x, .equal, 50, priority: 750))
    #expect(solver.values(of: [x, y]) == [50, 58])
    try solver.setConstant(-20, of: gap)
    #expect(solver.values(of: [x, y]) == [50, 70])
    try solver.setConstant(-60, of: limit)
    #expect(solver.values(of: [x, y]) == [40, 60])
    #expect(solver.violation(of: wish) == 10)
    try solver.setConstant(-30, of: wish)
    #expect(solver.values(of: [x, y]) == [30, 50])
    #expect(solver.constraint(wish) == LinearConstraint(x, .equal, 30, priority: 750))
    #expect(solver.checkInvariants() == [])
  }

  @Test("An edit drags a variable as far as the rest allows, and lets go")
  func editing() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint(x, .greaterThanOrEqual, 10))
    try solver.add(LinearConstraint(x, .lessThanOrEqual, 90))
    try solver.add(LinearConstraint(x, .equal, 20, priority: 100))
    try solver.beginEditing(x, priority: 500)
    #expect(solver.value(of: x) == 20)
    for (suggestion, expected) in [(50.0, 50.0), (200, 90), (-5, 10), (33.5, 33.5)] {
      try solver.suggest(suggestion, for: x)
      #expect(solver.value(of: x) == expected)
    }
    try solver.endEditing(x)
    #expect(solver.value(of: x) == 20)
  }

  @Test("Implied and repeated equalities are accepted and go in any order", arguments: 0..<6)
  func redundant(order: Int) throws {
    var solver = ConstraintSolver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    var ids = [
      try solver.add(LinearConstraint(x, .equal, y + 1)), try solver.add(LinearConstraint(y, .equal, z + 1)),
      try solver.add(LinearConstraint(x, .equal, z + 2)), try solver.add(LinearConstraint(x, .equal, z + 2)),
    ]
    try solver.add(LinearConstraint(z, .equal, 5))
    #expect(solver.values(of: [x, y, z]) == [7, 6, 5])
    ids.swapAt(0, order % 3)
    ids.swapAt(1, 1 + order / 2)
    for (index, id) in ids.enumerated() {
      try solver.remove(id)
      #expect(solver.checkInvariants() == [])
      if index < 1 { #expect(solver.values(of: [x, y, z]) == [7, 6, 5]) }
    }
    #expect(solver.values(of: [x, y, z]) == [0, 0, 5])
  }

  @Test("A constraint without variables holds or does not")
  func constantOnly() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint(LinearExpression(0), .equal, 0))
    try solver.add(LinearConstraint(x + 3, .equal, x + 3))
    try solver.add(LinearConstraint(0 * x, .lessThanOrEqual, 2))
    let wrong = LinearConstraint(LinearExpression(1), .equal, 0)
    #expect(throws: ConstraintSolverError.unsatisfiable(wrong, conflicting: [])) { try solver.add(wrong) }
    let missed = try solver.add(LinearConstraint(x, .equal, x + 3, priority: 999))
    #expect(solver.violation(of: missed) == 3)
    try solver.setConstant(0, of: missed)
    #expect(solver.violation(of: missed) == 0)
    try solver.remove(missed)
    #expect(solver.checkInvariants() == [])
  }

  @Test("A chain of 150 views is solved, stretched, and taken apart")
  func chain() throws {
    var solver = ConstraintSolver()
    let edges = solver.makeVariables(151)
    var ids = [try solver.add(LinearConstraint(edges[0], .equal, 0))]
    for index in 1...150 {
      ids.append(try solver.add(LinearConstraint(edges[index], .greaterThanOrEqual, edges[index - 1] + 10)))
      ids.append(try solver.add(LinearConstraint(edges[index], .equal, edges[index - 1] + 20, priority: 250)))
    }
    #expect(solver.value(of: edges[150]) == 3000)
    let width = try solver.add(LinearConstraint(edges[150], .equal, 1750))
    #expect(solver.value(of: edges[150]) == 1750)
    try solver.setConstant(-9_000_000, of: width)
    #expect(solver.value(of: edges[150]) == 9_000_000)
    try solver.setConstant(-1500, of: width)
    #expect(solver.values(of: edges) == (0...150).map { Double($0) * 10 })
    #expect(solver.checkInvariants() == [])
    var generator = SeededGenerator(seed: 7)
    for id in ids.shuffled(using: &generator) { try solver.remove(id) }
    try solver.remove(width)
    #expect(solver.values(of: edges).allSatisfy { $0 == 0 })
    #expect(solver.checkInvariants() == [])
  }
}
