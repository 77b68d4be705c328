import ConstraintSolving
import Testing

@Suite("What a solver refuses")
struct ConstraintSolverErrorTests {
  @Test("Each has a code, what was refused, and a sentence with it")
  func words() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let constraint = LinearConstraint(x, .equal, 1)
    let id = try solver.add(constraint)
    let errors: [ConstraintSolverError] = [
      .unsatisfiable(constraint, conflicting: [id]), .unknownConstraint(id), .unknownVariable(x),
      .notFinite(constraint),
      .priorityOutOfRange(constraint), .alreadyEditing(x), .notEditing(x), .suggestionNotFinite(x),
    ]
    #expect(errors.map(\.code) == ConstraintSolverError.Code.allCases)
    #expect(errors.map { $0.subject == nil } == errors.map { $0.code == .unknownConstraint })
    for error in errors {
      #expect((error.subject.map { error.message.contains($0) } ?? true) && error.message.hasSuffix("."), "\(error)")
      #expect(error.errorDescription == error.message && "\(error)" == error.message)
    }
  }

  @Test("A coefficient or constant that is not finite", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(number: Double) throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let held = try solver.add(LinearConstraint(x, .equal, 1))
    for constraint in [LinearConstraint(number * x, .equal, 1), LinearConstraint(x, .lessThanOrEqual, number)] {
      let error = #expect(throws: ConstraintSolverError.self) { try solver.add(constraint) }
      guard case .notFinite = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
    let error = #expect(throws: ConstraintSolverError.self) { try solver.setConstant(number, of: held) }
    guard case .notFinite = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    try solver.beginEditing(x, priority: 500)
    #expect(throws: ConstraintSolverError.suggestionNotFinite(x)) { try solver.suggest(number, for: x) }
    #expect(solver.value(of: x) == 1)
  }

  @Test("A priority that is not 1 through 1000", arguments: [0, 0.999, 1000.5, -1, .nan, .infinity])
  func priority(rank: Double) {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let error = #expect(throws: ConstraintSolverError.self) {
      try solver.add(LinearConstraint(x, .equal, 1, priority: Priority(rank)))
    }
    guard case .priorityOutOfRange(let offender) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(offender.expression == x - 1)
  }

  @Test("A required edit, a second one, and one that was not begun")
  func editing() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    #expect(throws: ConstraintSolverError.priorityOutOfRange(LinearConstraint(x, .equal, 0))) {
      try solver.beginEditing(x, priority: .required)
    }
    #expect(throws: ConstraintSolverError.notEditing(x)) { try solver.suggest(1, for: x) }
    #expect(throws: ConstraintSolverError.notEditing(x)) { try solver.endEditing(x) }
    try solver.beginEditing(x, priority: 1)
    #expect(throws: ConstraintSolverError.alreadyEditing(x)) { try solver.beginEditing(x, priority: 2) }
    try solver.endEditing(x)
    #expect(throws: ConstraintSolverError.notEditing(x)) { try solver.suggest(1, for: x) }
  }

  @Test("A constraint that is gone, though its place is taken again")
  func unknownConstraint() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let gone = try solver.add(LinearConstraint(x, .equal, 1))
    try solver.remove(gone)
    let held = try solver.add(LinearConstraint(x, .equal, 2))
    #expect(throws: ConstraintSolverError.unknownConstraint(gone)) { try solver.remove(gone) }
    #expect(throws: ConstraintSolverError.unknownConstraint(gone)) { try solver.setConstant(0, of: gone) }
    #expect(solver.violation(of: gone) == 0)
    #expect(solver.constraint(gone) == nil)
    try solver.remove(held)
    #expect(throws: ConstraintSolverError.unknownConstraint(held)) { try solver.remove(held) }
  }

  @Test("Numbers so large that sums overflow give no meaning, but neither a crash nor a hang", arguments: 0..<8)
  func overflow(seed: Int) throws {
    var system = RandomSystem(seed: seed)
    system.coefficients = [1e300, -1e300, 1e-300, .leastNonzeroMagnitude, 1.7e308, 1, -1, 1e150]
    system.constants = -1e308...1e307
    var solver = ConstraintSolver()
    let variables = solver.makeVariables(4)
    var ids: [ConstraintID] = []
    for _ in 0..<12 {
      if let id = try? solver.add(system.constraint(over: variables)) { ids.append(id) }
      if let id = ids.first { try? solver.setConstant(system.constant(), of: id) }
      _ = try solver.ambiguity(of: variables[0])
    }
    for id in ids { try solver.remove(id) }
    let infinite = LinearConstraint(1e308 * (10 * variables[0]), .equal, 0)
    #expect(throws: ConstraintSolverError.self) { try solver.add(infinite) }
  }

  @Test("A variable of another solver that this one has not made")
  func unknownVariable() throws {
    var other = ConstraintSolver()
    let stranger = other.makeVariable()
    var solver = ConstraintSolver()
    #expect(throws: ConstraintSolverError.unknownVariable(stranger)) {
      try solver.add(LinearConstraint(stranger, .equal, 1))
    }
    #expect(throws: ConstraintSolverError.unknownVariable(stranger)) {
      try solver.beginEditing(stranger, priority: 500)
    }
    #expect(throws: ConstraintSolverError.unknownVariable(stranger)) { _ = try solver.ambiguity(of: stranger) }
    #expect(solver.value(of: stranger) == 0)
  }
}
