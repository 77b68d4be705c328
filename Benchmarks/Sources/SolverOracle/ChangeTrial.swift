@_spi(Checks) import ConstraintSolving

/// A solver that is changed at random, and the list of its expected content.
struct ChangeTrial: ~Copyable {
  private var solver = ConstraintSolver()
  private let names: [Variable]
  private var ids: [ConstraintID] = []
  private var random: SystemRandom
  private var edited: Int?

  init(seed: UInt64, variables: Int) {
    random = SystemRandom(seed: seed)
    var names: [Variable] = []
    for _ in 0..<variables { names.append(solver.makeVariable()) }
    self.names = names
  }

  var counters: SolverCounters { solver.counters }

  /// Adds, removes and edits constraints a number of times, in random order.
  mutating func change(adds: Int, removes: Int, edits: Int) throws {
    var left = [adds, removes, edits]
    while left.contains(where: { $0 > 0 }) {
      let kind = Int.random(in: 0..<3, using: &random)
      guard left[kind] > 0 else { continue }
      if kind == 1, ids.isEmpty {
        if left[0] > 0 { continue }
        return
      }
      left[kind] -= 1
      switch kind {
      case 0: if let id = try? solver.add(random.constraint(over: names)) { ids.append(id) }
      case 1: try solver.remove(ids.remove(at: Int.random(in: ids.indices, using: &random)))
      default: try edit()
      }
    }
  }

  /// Changes a constant, or begins, continues or ends an edit.
  mutating func edit() throws {
    if !ids.isEmpty, Bool.random(using: &random) {
      try? solver.setConstant(random.constant(), of: ids[Int.random(in: ids.indices, using: &random)])
      return
    }
    if let variable = edited {
      if Int.random(in: 0..<8, using: &random) > 0 {
        return try solver.suggest(random.constant(), for: names[variable])
      }
      edited = nil
      return try solver.endEditing(names[variable])
    }
    let variable = Int.random(in: names.indices, using: &random)
    try solver.beginEditing(names[variable], priority: 600)
    edited = variable
  }

  /// Returns the difference of the values from those of a new solver with the same constraints, and
  /// the broken constraints.
  mutating func difference() throws -> (distance: Double, broken: [String]) {
    if let variable = edited { try solver.endEditing(names[variable]) }
    edited = nil
    var fresh = ConstraintSolver()
    for _ in names { _ = fresh.makeVariable() }
    for id in ids.shuffled(using: &random) { if let constraint = solver.constraint(id) { try fresh.add(constraint) } }
    let distance = names.map { (solver.value(of: $0) - fresh.value(of: $0)).magnitude }.max() ?? 0
    return (distance, solver.checkInvariants())
  }
}
