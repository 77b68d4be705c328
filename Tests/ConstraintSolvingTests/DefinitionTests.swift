import ConstraintSolving
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
