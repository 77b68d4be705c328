import Testing

@_spi(Checks) @testable import ConstraintSolving

@Suite("Ambiguity of a variable")
struct AmbiguityTests {
  @Test("The range is what the constraints leave, and one either way where nothing limits it")
  func ranges() throws {
    var solver = ConstraintSolver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    #expect(try solver.ambiguity(of: x) == -1...1)
    try solver.add(LinearConstraint(x, .greaterThanOrEqual, 10))
    #expect(try solver.ambiguity(of: x) == 10...11)
    let high = try solver.add(LinearConstraint(x, .lessThanOrEqual, 30, priority: 2))
    #expect(try solver.ambiguity(of: x) == 10...30)
    try solver.add(LinearConstraint(y, .equal, 2 * x))
    #expect(try solver.ambiguity(of: y) == 20...60)
    try solver.setConstant(-10, of: high)
    #expect(try solver.ambiguity(of: y) == nil)
    #expect(try solver.ambiguity(of: z) == -1...1)
  }

  @Test("Two equal wishes that cannot both be leave everything between them")
  func tie() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint(x, .equal, 40, priority: 250))
    try solver.add(LinearConstraint(x, .equal, 90, priority: 250))
    #expect(try solver.ambiguity(of: x) == 40...90)
    #expect(solver.value(of: x) == 40)
    try solver.add(LinearConstraint(x, .equal, 100, priority: 1))
    #expect(try solver.ambiguity(of: x) == nil)
    #expect(solver.value(of: x) == 90)
  }

  @Test("A copy goes its own way")
  func copies() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let floor = try solver.add(LinearConstraint(x, .greaterThanOrEqual, 10))
    var copy = solver.copy()
    try copy.add(LinearConstraint(x, .equal, 30))
    try solver.setConstant(-12, of: floor)
    #expect(solver.value(of: x) == 12 && copy.value(of: x) == 30)
    try copy.remove(floor)
    #expect(copy.constraint(floor) == nil && solver.constraint(floor) != nil)
    #expect(solver.checkInvariants().isEmpty && copy.checkInvariants().isEmpty)
  }

  @Test("Asking changes nothing", arguments: 0..<20)
  func unchanged(seed: Int) throws {
    var system = RandomSystem(seed: seed)
    var solver = ConstraintSolver()
    let variables = solver.makeVariables(5)
    for _ in 0..<8 { _ = try? solver.add(system.constraint(over: variables)) }
    let before = solver.values(of: variables)
    for variable in variables {
      let range = try solver.ambiguity(of: variable)
      let value = solver.value(of: variable)
      #expect(range?.contains(value) ?? true)
    }
    #expect(solver.values(of: variables) == before)
  }

  @Test("What is told to be fixed without trying is fixed when tried", arguments: 0..<200)
  func shortcut(seed: Int) throws {
    var system = RandomSystem(seed: seed)
    system.isWhole = seed.isMultiple(of: 2)
    var solver = ConstraintSolver()
    let variables = solver.makeVariables(6)
    for _ in 0..<(seed % 16) { _ = try? solver.add(system.constraint(over: variables)) }
    for variable in variables {
      guard !solver.tableau.mayMove(variable.symbol) else { continue }
      var (lowest, highest) = (solver.tableau, solver.tableau)
      let range = (lowest.extreme(of: variable.symbol, sign: 1), highest.extreme(of: variable.symbol, sign: -1))
      #expect(isClose(try #require(range.0), try #require(range.1)))
    }
  }

  @Test("A system that fixes everything is told so without a search")
  func fixed() throws {
    var solver = ConstraintSolver()
    let variables = solver.makeVariables(30)
    try solver.add(LinearConstraint(variables[0], .equal, 8))
    for (left, right) in zip(variables, variables.dropFirst()) {
      try solver.add(LinearConstraint(right, .equal, left + 10, priority: 750))
      try solver.add(LinearConstraint(right, .greaterThanOrEqual, 0))
    }
    for variable in variables {
      let mayMove = solver.tableau.mayMove(variable.symbol)
      #expect(!mayMove)
      #expect(try solver.ambiguity(of: variable) == nil)
    }
  }
}
