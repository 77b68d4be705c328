@_spi(Checks) import ConstraintSolving
import Testing

@Suite("Required constraints that cannot all hold")
struct ConflictTests {
  @Test("The conflict names the constraints that make it, and not those beside it")
  func conflict() throws {
    var solver = ConstraintSolver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let low = try solver.add(LinearConstraint(x, .greaterThanOrEqual, 10))
    try solver.add(LinearConstraint(z, .equal, 3))
    let gap = try solver.add(LinearConstraint(y, .equal, x + 5))
    try solver.add(LinearConstraint(y, .lessThanOrEqual, 100))
    let wrong = LinearConstraint(y, .lessThanOrEqual, 12)
    #expect(throws: ConstraintSolverError.unsatisfiable(wrong, conflicting: [low, gap])) { try solver.add(wrong) }
    #expect(solver.values(of: [x, y, z]) == [10, 15, 3])
    #expect(solver.checkInvariants() == [])
  }

  @Test("A constraint that is just held beside others of the same value is not taken for violated")
  func tight() throws {
    var solver = ConstraintSolver()
    let (v, w) = (solver.makeVariable(), solver.makeVariable())
    let low = try solver.add(LinearConstraint(v, .greaterThanOrEqual, 23))
    let equal = try solver.add(LinearConstraint(-1 * v, .equal, -23))
    #expect(
      throws: ConstraintSolverError.unsatisfiable(LinearConstraint(-1 * v - 32, .equal, 0), conflicting: [low])
    ) { try solver.setConstant(-32, of: equal) }
    try solver.setConstant(40, of: equal)
    #expect(solver.value(of: v) == 40)
    try solver.add(LinearConstraint(2 * w, .equal, 6))
    try solver.remove(low)
    let most = try solver.add(LinearConstraint(v, .lessThanOrEqual, 40))
    let least = try solver.add(LinearConstraint(v, .greaterThanOrEqual, 40))
    #expect(throws: ConstraintSolverError.self) { try solver.add(LinearConstraint(v, .equal, w - 13)) }
    #expect(solver.violation(of: most) == 0 && solver.violation(of: least) == 0)
    #expect(solver.checkInvariants() == [])
  }

  @Test("A required constant that cannot be is refused, and the old one stays")
  func constant() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let low = try solver.add(LinearConstraint(x, .greaterThanOrEqual, 10))
    let high = try solver.add(LinearConstraint(x, .lessThanOrEqual, 20))
    let refused = LinearConstraint(x, .lessThanOrEqual, 5)
    #expect(throws: ConstraintSolverError.unsatisfiable(refused, conflicting: [low])) {
      try solver.setConstant(-5, of: high)
    }
    #expect(solver.constraint(high) == LinearConstraint(x, .lessThanOrEqual, 20))
    #expect(solver.value(of: x) == 10)
    try solver.add(LinearConstraint(x, .equal, 50, priority: 1))
    #expect(solver.value(of: x) == 20)
  }

  @Test("What is refused changes nothing; the named set conflicts on its own, none of it needless", arguments: 0..<60)
  func refusals(seed: Int) throws {
    var system = RandomSystem(seed: seed)
    system.isWhole = seed.isMultiple(of: 2)
    system.priorities = [.required, .required, .required, 250]
    var solver = ConstraintSolver()
    let variables = solver.makeVariables(6)
    var ids: [ConstraintID] = []
    var refusals = 0
    for _ in 0..<40 {
      let constraint = system.constraint(over: variables)
      let before = solver.values(of: variables)
      do {
        ids.append(try solver.add(constraint))
      } catch {
        guard case .unsatisfiable(let offender, let conflicting) = error else { throw error }
        refusals += 1
        #expect(offender == constraint)
        #expect(solver.values(of: variables) == before)
        #expect(solver.checkInvariants() == [])
        let set = solver.constraints(conflicting)
        #expect(!Self.isSatisfiable(set + [offender], over: variables.count))
        for index in set.indices {
          var fewer = set
          fewer.remove(at: index)
          #expect(Self.isSatisfiable(fewer + [offender], over: variables.count))
        }
      }
      if let id = ids.randomElement(using: &system.generator) {
        let before = solver.values(of: variables)
        do {
          try solver.setConstant(system.constant(), of: id)
        } catch {
          guard case .unsatisfiable(let offender, let conflicting) = error else { throw error }
          #expect(solver.values(of: variables) == before)
          let set = solver.constraints(conflicting)
          #expect(!conflicting.contains(id))
          #expect(!Self.isSatisfiable(set + [offender], over: variables.count))
        }
      }
    }
    #expect(refusals > 0)
  }

  private static func isSatisfiable(_ constraints: [LinearConstraint], over count: Int) -> Bool {
    var solver = ConstraintSolver()
    _ = solver.makeVariables(count)
    for constraint in constraints {
      do { try solver.add(constraint) } catch { return false }
    }
    return true
  }
}
