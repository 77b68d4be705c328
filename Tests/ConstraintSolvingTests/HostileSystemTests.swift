@_spi(Checks) import ConstraintSolving
import Testing

/// Systems and calls that a strict reader tried, and what came of them.
@Suite("Systems that hurt")
struct HostileSystemTests {
  @Test("A constraint that is refused among coefficients far apart is taken back, although a cell has canceled")
  func undoAfterCanceling() throws {
    var solver = ConstraintSolver()
    let v = (0..<5).map { _ in solver.makeVariable() }
    func add(_ terms: [(Double, Int)], _ relation: Relation, _ constant: Double, _ priority: Priority) -> Bool {
      let expression = LinearExpression(
        terms: terms.map { LinearTerm(v[$0.1], coefficient: $0.0) }, constant: constant)
      return (try? solver.add(LinearConstraint(expression, relation, 0, priority: priority))) != nil
    }
    _ = add([(999_999, 1)], .greaterThanOrEqual, -50, 1000)
    _ = add([(1, 3)], .lessThanOrEqual, -33, 1000)
    _ = add([(-1, 3), (1e6, 4)], .lessThanOrEqual, 31, 1000)
    _ = add([(1, 1), (1e6, 3)], .equal, -15, 750)
    _ = add([(1, 1), (1, 3), (1e6, 4)], .lessThanOrEqual, -49, 1000)
    _ = add([(1e6, 1), (1, 4)], .equal, -11, 750)
    _ = add([(0.5, 1), (1, 3)], .greaterThanOrEqual, 25, 250)
    // x1 ≥ 50/999,999, x3 ≤ 33, 1e6 x4 ≤ x3 - 31 and ≤ 49 - x1 - x3: x4 = 39 fits none of the last
    // two.
    #expect(!add([(1, 4)], .equal, -39, 1000))
    #expect(solver.value(of: v[3]) <= 33.001)
    // The solver continues.
    #expect(add([(1, 0)], .equal, -7, 1000))
    #expect(solver.value(of: v[0]) == 7)
  }

  @Test("Variables compare in the order in which they were made, whatever was removed between")
  func order() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let gone = try solver.add(LinearConstraint(x, .greaterThanOrEqual, 0))
    let y = solver.makeVariable()
    try solver.remove(gone)
    let z = solver.makeVariable()
    try solver.add(LinearConstraint(y + z, .equal, 10))
    for variable in [y, z] { try solver.add(LinearConstraint(variable, .greaterThanOrEqual, 0)) }
    #expect(y < z)
    #expect([x, y, z].map { solver.value(of: $0) } == [0, 0, 10])
  }

  @Test("A solver that is replaced in its own batch goes on solving")
  func replaced() throws {
    var solver = ConstraintSolver()
    solver.batch { solver in solver = ConstraintSolver() }
    let x = solver.makeVariable()
    try solver.add(LinearConstraint(x, .equal, 5, priority: 750))
    #expect(solver.value(of: x) == 5)
  }

  @Test("A copy made in a batch is solved")
  func copyInBatch() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint(LinearExpression(y), .equal, x + 1))
    try solver.batch { solver throws(ConstraintSolverError) in
      try solver.add(LinearConstraint(x, .equal, 5, priority: 750))
      let copy = solver.copy()
      #expect(copy.value(of: x) == 5 && copy.value(of: y) == 6)
    }
  }

  @Test("Places that come before their lengths keep a chain cheap", arguments: [true, false])
  func placesFirst(inPairs: Bool) throws {
    let count = 60
    var solver = ConstraintSolver()
    var (places, lengths): ([Variable], [Variable]) = ([], [])
    if inPairs {
      for _ in 0..<count {
        places.append(solver.makeVariable())
        lengths.append(solver.makeVariable())
      }
    } else {
      places = (0..<count).map { _ in solver.makeVariable() }
      lengths = (0..<count).map { _ in solver.makeVariable() }
    }
    try solver.batch { solver throws(ConstraintSolverError) in
      for index in 1..<count {
        try solver.add(LinearConstraint(places[index], .equal, places[index - 1] + lengths[index - 1] + 8))
      }
      for length in lengths { try solver.add(LinearConstraint(length, .equal, 20, priority: 750)) }
    }
    #expect(solver.value(of: places[count - 1]) == Double(28 * (count - 1)))
    #expect(solver.counters.cells <= 3 * count)
  }
}
