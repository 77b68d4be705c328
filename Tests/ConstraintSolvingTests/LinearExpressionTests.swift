import ConstraintSolving
import Testing

@Suite("Linear expressions")
struct LinearExpressionTests {
  @Test("Terms are ordered, merged and never zero, however they are written")
  func normalForm() {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    #expect((2 * y + x - y + 8).terms == [LinearTerm(x), LinearTerm(y)])
    #expect(y + x + 8 == 8 + x + y)
    #expect((x - x).terms.isEmpty)
    #expect((0 * x).terms.isEmpty)
    #expect(-(x - 3) == 3 - x)
    #expect((x + 1) * 2 == 2 * x + 2)
    #expect(-x == x * -1)
    #expect(10 - (x + y) == (10 - x) - y)
  }

  @Test("A constraint does not depend on which side a part is written on")
  func sides() {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    #expect(LinearConstraint(x, .equal, y + 8) == LinearConstraint(x - y, .equal, 8))
    #expect(LinearConstraint(x - y - 8, .equal, 0).expression.constant == -8)
    #expect(LinearConstraint(x, .equal, y).expression == x - y)
  }

  @Test("Variables and IDs compare in the order they were made")
  func order() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(LinearConstraint(x, .equal, y))
    try solver.remove(first)
    let second = try solver.add(LinearConstraint(x, .equal, y))
    #expect(x < y)
    #expect(first < second)
    #expect(Priority(249) < 249.5)
  }
}
