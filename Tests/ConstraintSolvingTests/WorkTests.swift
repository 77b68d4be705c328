@_spi(Checks) import ConstraintSolving
import Testing

@Suite("Work counted on chains and grids of views")
struct WorkTests {
  private enum Shape: CaseIterable { case chain, grid }

  /// Left, top, width and height of a view.
  private struct Box {
    let left: Variable, top: Variable, width: Variable, height: Variable

    init(_ solver: inout ConstraintSolver) {
      (left, top) = (solver.makeVariable(), solver.makeVariable())
      (width, height) = (solver.makeVariable(), solver.makeVariable())
    }
  }

  /// A container of `rows` times `columns` views of equal width, as high as what is in each row,
  /// and its width edited.
  private static func build(_ rows: Int, _ columns: Int) throws -> (work: SolverCounters, change: SolverCounters) {
    var solver = ConstraintSolver()
    let container = Box(&solver)
    let boxes = (0..<rows * columns).map { _ in Box(&solver) }
    try solver.batch { solver throws(ConstraintSolverError) in
      try solver.beginEditing(container.width, priority: 750)
      try solver.add(LinearConstraint(container.left, .equal, 0))
      try solver.add(LinearConstraint(container.top, .equal, 0))
      for index in boxes.indices {
        try place(boxes[index], index, in: container, boxes, columns: columns, &solver)
      }
      let last = boxes[boxes.count - 1]
      try solver.add(LinearConstraint(container.top + container.height, .equal, last.top + last.height + 8))
      try solver.suggest(2000, for: container.width)
    }
    #expect(solver.checkInvariants() == [])
    let work = solver.counters
    try solver.suggest(1900, for: container.width)
    return (work, solver.counters)
  }

  private static func place(
    _ box: Box, _ index: Int, in container: Box, _ boxes: [Box], columns: Int, _ solver: inout ConstraintSolver
  ) throws(ConstraintSolverError) {
    let isFirst = index % columns == 0
    let before = isFirst ? LinearExpression(container.left) : boxes[index - 1].left + boxes[index - 1].width
    try solver.add(LinearConstraint(box.left, .equal, before + 8))
    let above =
      index < columns ? LinearExpression(container.top) : boxes[index - columns].top + boxes[index - columns].height
    try solver.add(LinearConstraint(box.top, .equal, above + 8))
    if !isFirst {
      try solver.add(LinearConstraint(box.width, .equal, boxes[index - 1].width))
      try solver.add(LinearConstraint(box.height, .equal, boxes[index - 1].height))
    }
    if index % columns == columns - 1 {
      try solver.add(LinearConstraint(box.left + box.width, .equal, container.left + container.width - 8))
    }
    let content = Double(20 + index % 7 * 3)
    if isFirst { try solver.add(LinearConstraint(box.height, .lessThanOrEqual, content, priority: 250)) }
    try solver.add(LinearConstraint(box.height, .greaterThanOrEqual, content, priority: 750))
  }

  @Test("Eight times as many views in a chain take at most eight times the work")
  func chain() throws {
    let (small, large) = (try Self.build(50, 1), try Self.build(400, 1))
    #expect(large.work.pivots <= 8 * small.work.pivots)
    #expect(large.work.cells <= 8 * small.work.cells)
    #expect(large.work.flips <= 8 * small.work.flips)
    #expect(large.work.evaluations <= 8 * small.work.evaluations)
  }

  @Test("Nine times as many views in a grid take at most nine times the work")
  func grid() throws {
    let (small, large) = (try Self.build(7, 7), try Self.build(21, 21))
    #expect(large.work.pivots <= 9 * small.work.pivots)
    #expect(large.work.cells <= 9 * small.work.cells)
    #expect(large.work.evaluations <= 10 * small.work.evaluations)
  }

  @Test("A new width evaluates what is as wide, without a pivot")
  func change() throws {
    for (rows, columns) in [(100, 1), (10, 10)] {
      let (work, change) = try Self.build(rows, columns)
      #expect(change.pivots == work.pivots)
      #expect(change.evaluations - work.evaluations <= 2 * rows * columns)
    }
  }
}
