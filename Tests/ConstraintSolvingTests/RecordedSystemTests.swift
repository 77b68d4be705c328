@_spi(Checks) import ConstraintSolving
import Testing

@Suite("Systems solved by another program, level after level")
struct RecordedSystemTests {
  @Test("The same constraints are refused, violations and ranges are the same")
  func oracle() throws {
    for system in try RecordedSystem.all() { try check(system) }
  }

  private func check(_ system: RecordedSystem) throws {
    var solver = ConstraintSolver()
    let variables = solver.makeVariables(system.variables)
    var ids: [ConstraintID] = []
    var refused: [Int] = []
    for (index, constraint) in system.constraints.enumerated() {
      do { ids.append(try solver.add(constraint.over(variables))) } catch { refused.append(index) }
      let broken = solver.checkInvariants()
      #expect(broken.isEmpty, "line \(system.line), constraint \(index)")
    }
    #expect(refused == system.refused, "line \(system.line)")
    for (priority, sum) in solver.violations(of: ids) where priority < 1000 {
      let expected = try #require(system.violations.first { $0[0] == priority })
      #expect(abs(sum - expected[1]) < 1e-5, "line \(system.line), priority \(priority)")
    }
    for (variable, range) in zip(variables, system.ranges) {
      let value = solver.value(of: variable)
      let lower = range[0] ?? min(value, (range[1] ?? value)) - 1
      let upper = range[1] ?? max(value, lower) + 1
      let ambiguity = try solver.ambiguity(of: variable)
      if upper - lower < 1e-5 {
        #expect(ambiguity == nil, "line \(system.line), \(variable)")
        #expect(abs(value - lower) < 1e-5, "line \(system.line), \(variable)")
      } else {
        let found = try #require(ambiguity, "line \(system.line), \(variable)")
        #expect(abs(found.lowerBound - (range[0] ?? value - 1)) < 1e-5, "line \(system.line), \(variable)")
        #expect(abs(found.upperBound - (range[1] ?? value + 1)) < 1e-5, "line \(system.line), \(variable)")
      }
    }
    #expect(solver.counters.stalls == 0)
  }
}
