import ConstraintSolving

/// A problem in a solver. The problem itself is passed in, as for the peer: a copy would count as
/// work.
struct Trial: ~Copyable {
  var solver = ConstraintSolver()
  private var variables: [Variable] = []
  private var ids: [ConstraintID] = []
  private var edits: [Variable] = []
  private var read: [Variable] = []

  private static let priorities: [Priority] = [1000, 750, 500, 250]
  private static let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]

  /// Builds and solves the problem: all edits, all constraints, all suggestions, in one batch.
  init(_ problem: Problem) throws {
    variables.reserveCapacity(problem.variables)
    ids.reserveCapacity(problem.constraints.count)
    solver.reserveCapacity(
      variables: problem.variables, constraints: problem.constraints.count + problem.edits.count)
    for _ in 0..<problem.variables { variables.append(solver.makeVariable()) }
    let variables = variables
    try solver.batch { solver throws(ConstraintSolverError) in
      for edit in problem.edits { try solver.beginEditing(variables[edit.variable], priority: 750) }
      let constraints = problem.constraints.span
      for index in constraints.indices {
        ids.append(try solver.add(Self.constraint(constraints[index], constraints[index].constant, variables)))
      }
      for edit in problem.edits { try solver.suggest(edit.value, for: variables[edit.variable]) }
    }
  }

  /// Looks up the edited and read variables, which a program would keep, for changes.
  mutating func prepareChanges(of problem: Problem) {
    edits = problem.edits.map { variables[$0.variable] }
    read = problem.read.map { variables[$0] }
  }

  private static func constraint(
    _ constraint: borrowing Problem.Constraint, _ constant: Double, _ variables: [Variable]
  ) -> LinearConstraint {
    let terms = constraint.terms.map { LinearTerm(variables[$0.variable], coefficient: $0.coefficient) }
    return LinearConstraint(
      LinearExpression(terms: terms, constant: -constant), relations[constraint.relation], 0,
      priority: priorities[constraint.strength])
  }

  mutating func suggest(_ edit: Int, _ value: Double) throws {
    try solver.suggest(value, for: edits[edit])
  }

  /// Suggests all three values at once.
  mutating func suggest(_ first: Double, _ second: Double, _ third: Double) throws {
    let (a, b, c) = (edits[0], edits[1], edits[2])
    try solver.batch { solver throws(ConstraintSolverError) in
      try solver.suggest(first, for: a)
      try solver.suggest(second, for: b)
      try solver.suggest(third, for: c)
    }
  }

  func value(_ variable: Int) -> Double { solver.value(of: variables[variable]) }

  func sumOfFrames() -> Double {
    var sum = 0.0
    for index in read.indices { sum += solver.value(of: read[index]) }
    return sum
  }

  func checksum(of problem: Problem) -> Double {
    problem.read.reduce(0) { $0 + value($1) * Double(1 + $1 % 13) }
  }

  /// Removes a constraint and adds it again with another constant.
  mutating func swap(_ index: Int, of problem: Problem, _ constant: Double) throws {
    try solver.remove(ids[index])
    ids[index] = try solver.add(Self.constraint(problem.constraints[index], constant, variables))
  }
}
