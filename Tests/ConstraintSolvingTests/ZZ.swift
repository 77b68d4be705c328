import ConstraintSolving
import Testing
@Suite struct ZZ {
  @Test func look() throws {
    var system = RandomSystem(seed: 5)
    system.isWhole = false
    var solver = ConstraintSolver()
    let variables = solver.makeVariables(6)
    for _ in 0..<40 {
      let constraint = system.constraint(over: variables)
      do { _ = try solver.add(constraint); print("ok", constraint) } catch { print("REF", constraint, "\(error)".prefix(20)) }
    }
  }
}
