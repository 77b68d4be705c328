@_spi(Checks) import ConstraintSolving
import Testing

@Suite("Variables that an equality defines")
struct DefinitionTests {
  /// A chain of edges, each defined by the one before, and the gaps between them.
  private struct Chain: ~Copyable {
    var solver = ConstraintSolver()
    let edges: [Variable]
    let gaps: [ConstraintID]

    init(_ count: Int) throws {
      edges = solver.makeVariables(count)
      var gaps = [try solver.add(LinearConstraint(edges[0], .equal, 5))]
      for (left, right) in zip(edges, edges.dropFirst()) {
        gaps.append(try solver.add(LinearConstraint(right, .equal, left + 10)))
      }
      self.gaps = gaps
    }

    var values: [Double] { solver.values(of: edges) }
  }

  @Test("They cost no pivot, and a constant moves what depends on it")
  func chain() throws {
    var chain = try Chain(100)
    var expected: [Double] = []
    for index in 0..<100 { expected.append(Double(10 * index + 5)) }
    #expect(chain.values == expected)
    #expect(chain.solver.counters.pivots == 0)
    try chain.solver.setConstant(-40, of: chain.gaps[50])
    for index in 50..<100 { expected[index] += 30 }
    #expect(chain.values == expected)
    #expect(chain.solver.counters.pivots == 0)
    #expect(chain.solver.counters.evaluations == 150)
    #expect(chain.solver.checkInvariants() == [])
  }

  @Test("A constant that required constraints do not allow is refused, with all definitions in between")
  func refusal() throws {
    var chain = try Chain(6)
    let limit = try chain.solver.add(LinearConstraint(chain.edges[4], .lessThanOrEqual, 60))
    let before = chain.values
    let changed = LinearConstraint(chain.edges[2] - chain.edges[1], .equal, 100)
    let conflicting = [chain.gaps[0], chain.gaps[1], chain.gaps[3], chain.gaps[4], limit]
    #expect(throws: ConstraintSolverError.unsatisfiable(changed, conflicting: conflicting)) {
      try chain.solver.setConstant(-100, of: chain.gaps[2])
    }
    #expect(chain.values == before)
    #expect(chain.solver.checkInvariants() == [])
  }

  /// Lengths that are not to be negative, and then each the one before less 2.
  private struct Lengths: ~Copyable {
    var solver = ConstraintSolver()
    let lengths: [Variable]
    var equalities: [ConstraintID] = []

    init(_ count: Int) throws {
      lengths = solver.makeVariables(count)
      for length in lengths { try solver.add(LinearConstraint(length, .greaterThanOrEqual, 0)) }
      try solver.add(LinearConstraint(lengths[0], .equal, 100, priority: 500))
      for (outer, inner) in zip(lengths, lengths.dropFirst()) {
        equalities.append(try solver.add(LinearConstraint(inner, .equal, outer - 2)))
      }
    }

    var values: [Double] { solver.values(of: lengths) }
  }

  @Test("A variable of which constraints speak already is defined late: what depends on it stays short")
  func late() throws {
    let small = try Lengths(10)
    var large = try Lengths(40)
    var expected: [Double] = []
    for index in 0..<40 { expected.append(Double(100 - 2 * index)) }
    #expect(large.values == expected)
    #expect(large.solver.counters.cells <= 5 * small.solver.counters.cells)
    let pivots = large.solver.counters.pivots
    try large.solver.setConstant(12, of: large.equalities[5])
    for index in 6..<40 { expected[index] -= 10 }
    #expect(large.values == expected)
    #expect(large.solver.counters.pivots == pivots)
    #expect(large.solver.checkInvariants() == [])
    #expect(small.solver.checkInvariants() == [])
  }

  @Test("One that is defined late and removed is as if it had never been", arguments: 0..<7)
  func lateRemoval(index: Int) throws {
    var lengths = try Lengths(8)
    let before = lengths.values
    try lengths.solver.remove(lengths.equalities[index])
    #expect(lengths.solver.checkInvariants() == [])
    // A variable that no constraint determines is as small as possible.
    var expected = before
    for freed in index + 1..<8 { expected[freed] = Double(14 - 2 * freed) }
    #expect(lengths.values == expected)
    lengths.equalities[index] = try lengths.solver.add(
      LinearConstraint(lengths.lengths[index + 1], .equal, lengths.lengths[index] - 2))
    #expect(lengths.values == before)
    #expect(lengths.solver.checkInvariants() == [])
  }

  @Test("One that cannot hold is refused with what forbids it, and leaves no trace")
  func lateRefusal() throws {
    var lengths = try Lengths(8)
    let limit = try lengths.solver.add(LinearConstraint(lengths.lengths[0], .lessThanOrEqual, 110))
    let other = lengths.solver.makeVariable()
    let positive = try lengths.solver.add(LinearConstraint(other, .greaterThanOrEqual, 0))
    let before = lengths.values
    let wanted = LinearConstraint(other, .equal, lengths.lengths[2] - 200)
    #expect(
      throws: ConstraintSolverError.unsatisfiable(
        wanted, conflicting: [lengths.equalities[0], lengths.equalities[1], limit, positive])
    ) { try lengths.solver.add(wanted) }
    #expect(lengths.values == before)
    #expect(lengths.solver.value(of: other) == 0)
    #expect(lengths.solver.checkInvariants() == [])
  }

  @Test("One that is removed leaves its variable to the others, wherever it is used", arguments: 0..<8)
  func removal(index: Int) throws {
    var chain = try Chain(8)
    let wish = try chain.solver.add(LinearConstraint(chain.edges[7], .equal, 500, priority: 300))
    let room = try chain.solver.add(LinearConstraint(chain.edges[5], .lessThanOrEqual, 450))
    #expect(chain.solver.violation(of: wish) == 425)
    try chain.solver.remove(chain.gaps[index])
    #expect(chain.solver.checkInvariants() == [])
    #expect(chain.solver.violation(of: wish) == (index <= 5 ? 30 : 0))
    try chain.solver.remove(room)
    #expect(chain.solver.violation(of: wish) == 0)
    #expect(chain.solver.checkInvariants() == [])
  }

  @Test("Many made and taken back leave no trace")
  func renumbering() throws {
    var solver = ConstraintSolver()
    let variables = solver.makeVariables(40)
    for round in 0..<20 {
      var ids: [ConstraintID] = []
      for (left, right) in zip(variables, variables.dropFirst()) {
        ids.append(try solver.add(LinearConstraint(right, .equal, left + Double(round))))
      }
      #expect(solver.value(of: variables[39]) == 39 * Double(round))
      for id in ids.reversed() { try solver.remove(id) }
    }
    #expect(solver.values(of: variables).allSatisfy { $0 == 0 })
    #expect(solver.checkInvariants() == [])
  }

  @Test("Coefficients of a definition are divided by, and a small one is not")
  func coefficients() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint(x, .equal, 7, priority: 500))
    try solver.add(LinearConstraint(8 * y, .equal, 4 * x + 4))
    #expect(solver.value(of: y) == 4)
    let z = solver.makeVariable()
    try solver.add(LinearConstraint(0.001 * z, .equal, LinearExpression(x)))
    #expect(isClose(solver.value(of: z), 7000))
    #expect(solver.checkInvariants() == [])
  }
}
