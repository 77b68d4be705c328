import ConstraintSolving

/// Passing rows to the solver, and handling rejected ones.
extension LayoutEngine {
  /// Passes rows to the solver. Returns `true` if anything changed.
  func tell(_ wanted: [WantedRow]) -> Bool {
    work.askedRows += wanted.count
    if !conflicts.isEmpty {
      // Conflicts with the constants of an earlier pass may have disappeared.
      guard wanted.contains(where: { row, statement in !row.says(statement) }) else { return false }
      rebuild()
      return true
    }
    do throws(ConstraintSolverError) {
      return try solver.batch { solver throws(ConstraintSolverError) in try update(wanted, in: &solver) }
    } catch {
      rebuild()
      return true
    }
  }

  /// Updates rows in order. Answers whether any of them says something new.
  private func update(
    _ wanted: [WantedRow], in solver: inout ConstraintSolver
  ) throws(ConstraintSolverError) -> Bool {
    var isChanged = false
    for (row, constraint) in wanted {
      let id = row.id
      if try row.update(to: constraint, in: &solver) { isChanged = true }
      if row.id != id, row.id != nil { additionCount += 1 }
    }
    return isChanged
  }

  /// Adds everything to a new solver in a fixed order, and drops what conflicts.
  ///
  /// Optional constraints never conflict, so only required ones are dropped.
  func rebuild() {
    solver = ConstraintSolver()
    for box in boxes { box.enter(&solver) }
    needsRebuild = false
    droppedCount = 0
    conflicts = []
    let wanted = wantedRows()
    solver.batch { solver in addAfresh(wanted, to: &solver) }
  }

  private func addAfresh(_ wanted: [WantedRow], to solver: inout ConstraintSolver) {
    var owners: [ConstraintID: Row] = [:]
    for (row, constraint) in wanted {
      row.reset()
      do throws(ConstraintSolverError) {
        _ = try row.update(to: constraint, in: &solver)
        guard let id = row.id else { continue }
        owners[id] = row
        additionCount += 1
      } catch {
        row.isBroken = true
        noteConflict(of: row, with: error, owners: owners)
      }
    }
  }

  private func noteConflict(of row: Row, with error: ConstraintSolverError, owners: [ConstraintID: Row]) {
    var others: [Row] = []
    if case .unsatisfiable(_, let ids) = error { others = ids.compactMap { owners[$0] } }
    let record = UnsatisfiedConstraint(
      equation: row.faultOfNumber?.fault ?? row.equation, identifier: row.constraint?.identifier,
      conflictsWith: others.filter(\.isWorthTelling).map(\.equation))
    // At most and at least a length that is no number are one fault.
    if row.faultOfNumber != nil, conflicts.last?.row.identity == row.identity { return }
    // Taken out and put back, so that no access spans a call (``View/state``).
    var known: [Conflict] = []
    swap(&known, &conflicts)
    known.append(Conflict(record: record, row: row, others: others))
    swap(&known, &conflicts)
  }
}
