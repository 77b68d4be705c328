import ConstraintSolving

/// Lays out one view and everything in it.
///
/// It keeps a solver from layout to layout. Constraints enter it once; what changes later (a size that is asked for, a text,
/// the width at which lines are broken, a baseline, a margin) changes constants. Three kinds of constants depend on the
/// result: the height of wrapped text on its width, baselines on heights, and preserved margins on places. So a layout
/// is a few passes: solve, look at the result, correct the constants, solve again, until nothing changes.
///
/// When required constraints conflict, everything is added afresh in a fixed order (demands, frames, content, then
/// constraints as they were activated) and those that no longer fit are left out. So which is broken does not depend on
/// what was laid out before.
final class LayoutEngine {
  unowned let root: View
  var solver = ConstraintSolver()
  /// One box for each item, each view before what is in it.
  var boxes: [ItemBox] = []
  private var boxIndex: [ObjectIdentifier: ItemBox] = [:]
  let demands = [Row(.demand(.horizontal)), Row(.demand(.vertical))]
  /// Rows of constraints that somebody made, in the order of activation.
  var rows: [Row] = []
  var demand = SizeDemand(width: .exactly(0), height: .exactly(0))

  /// How many rows have been added to a solver; changes of constants do not count.
  private(set) var additionCount = 0

  /// Constraints left out, with those they conflict with.
  var conflicts: [UnsatisfiedConstraint] = []
  private var brokenNow: [(row: Row, others: [Row])] = []
  /// Constraints whose conflict has been logged already.
  private var logged: [ObjectIdentifier] = []
  private var needsRebuild = false
  private var solvedRevision = -1
  private var solvedDemand: SizeDemand?
  private var knownRevision = -1
  /// Boxes that were dropped; their variables stay in the solver until it is built afresh.
  private var droppedCount = 0
  private var laidOut: (revision: Int, demand: SizeDemand)?

  init(root: View) { self.root = root }

  func box(of item: any LayoutItem) -> ItemBox? {
    guard let box = boxIndex[ObjectIdentifier(item)], box.item === item else { return nil }
    return box
  }

  // MARK: Laying out

  /// Gives every view its frame. Answers whether there was anything to do.
  func layOut() -> Bool {
    let size = root.state.bounds.size
    let demand = SizeDemand(width: .exactly(Double(size.width)), height: .exactly(Double(size.height)))
    if let laidOut, laidOut == (root.state.revision, demand) { return false }
    solve(demand)
    assignFrames()
    laidOut = (root.state.revision, demand)
    return true
  }

  /// The size the view takes for a demand, unrounded.
  func fit(_ demand: SizeDemand) -> Frame {
    solve(demand)
    return box(of: root)?.solved ?? Frame(left: 0, top: 0, width: 0, height: 0)
  }

  /// Solves for a demand, unless that is what was solved last.
  func solve(_ demand: SizeDemand) {
    // Margins and safe areas reach in from outside, so what changed there counts too.
    let revision = root.root.state.revision
    if solvedDemand == demand, solvedRevision == revision { return }
    self.demand = demand
    synchronise()
    for box in boxes { box.solved = nil }
    if needsRebuild || !conflicts.isEmpty || droppedCount > max(Self.toleratedGarbage, boxes.count) { rebuild() }
    runPasses()
    reportConflicts()
    solvedDemand = demand
    solvedRevision = revision
  }

  /// Solves until nothing changes: first with every text in one line, then with lines broken at the widths that gives.
  ///
  /// A label that has been wrapped wants no more than its widest line; so widths have to be settled before lines are broken.
  private func runPasses() {
    var wraps = false
    for pass in 0..<LayoutLimits.passes {
      if wraps { wrapContent() }
      let isChanged = refresh(isFirst: pass == 0)
      for box in boxes { box.note(solver) }
      if isChanged { continue }
      if wraps || !boxes.contains(where: \.wrapsContent) { break }
      wraps = true
    }
    for box in boxes { box.wrapWidth = nil }
  }

  /// How many dropped boxes are carried before the solver is built afresh, however small the tree.
  private static let toleratedGarbage = 32

  // MARK: Following the tree

  /// Brings boxes and rows in line with the tree.
  private func synchronise() {
    guard knownRevision != root.state.revision else { return }
    knownRevision = root.state.revision
    let views = root.subtree
    synchroniseBoxes(with: views.flatMap { [$0 as any LayoutItem] + $0.layoutGuides.map { $0 as any LayoutItem } })
    synchroniseRows(with: views.flatMap(\.heldConstraints).sorted { $0.activationOrder < $1.activationOrder })
  }

  private func synchroniseBoxes(with items: [any LayoutItem]) {
    let old = boxes
    boxes = items.map { item in
      if let box = box(of: item) { return box }
      let box = ItemBox(item, isRoot: item === root)
      box.enter(&solver)
      return box
    }
    let staying = Set(boxes.map(ObjectIdentifier.init))
    for box in old where !staying.contains(ObjectIdentifier(box)) {
      droppedCount += 1
      box.rows.forEach(withdraw)
    }
    boxIndex = Dictionary(uniqueKeysWithValues: zip(items.map { ObjectIdentifier($0) }, boxes))
  }

  private func synchroniseRows(with constraints: [LayoutConstraint]) {
    var known: [ObjectIdentifier: Row] = [:]
    for row in rows { if let constraint = row.constraint { known[ObjectIdentifier(constraint)] = row } }
    let old = rows
    rows = constraints.map { known[ObjectIdentifier($0)] ?? Row(.constraint($0)) }
    let staying = Set(rows.map(ObjectIdentifier.init))
    for row in old where !staying.contains(ObjectIdentifier(row)) { withdraw(row) }
    for box in boxes { box.usedBaselines = [] }
    for constraint in constraints {
      for side in [constraint.first, constraint.second] where side.attribute.isBaseline {
        guard let view = side.item as? View else { continue }
        let source = side.attribute == .firstBaseline ? view.firstBaselineView : view.lastBaselineView
        box(of: source)?.usedBaselines.insert(side.attribute)
      }
    }
  }

  private func withdraw(_ row: Row) {
    do throws(ConstraintSolverError) {
      try row.withdraw(from: &solver)
    } catch {
      needsRebuild = true
    }
  }

  /// The value of an expression in the last solution.
  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }

  // MARK: Telling the solver

  /// Tells the solver what has changed since the last pass. Answers whether anything has.
  private func refresh(isFirst: Bool) -> Bool {
    let wanted = isFirst ? wantedRows() : followingRows()
    if !conflicts.isEmpty {
      // What conflicted with the constants of an earlier pass need not conflict with these.
      guard wanted.contains(where: { row, constraint in row.asked != constraint }) else { return false }
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
    _ wanted: [(Row, LinearConstraint?)], in solver: inout ConstraintSolver
  ) throws(ConstraintSolverError) -> Bool {
    var isChanged = false
    for (row, constraint) in wanted {
      let id = row.id
      if try row.update(to: constraint, in: &solver) { isChanged = true }
      if row.id != id, row.id != nil { additionCount += 1 }
    }
    return isChanged
  }

  /// Adds everything to a new solver in a fixed order, and leaves out what does not fit.
  ///
  /// Optional constraints always fit, so leaving one out is a matter of required ones alone.
  private func rebuild() {
    solver = ConstraintSolver()
    for box in boxes { box.enter(&solver) }
    needsRebuild = false
    droppedCount = 0
    conflicts = []
    brokenNow = []
    let wanted = wantedRows()
    solver.batch { solver in addAfresh(wanted, to: &solver) }
  }

  private func addAfresh(_ wanted: [(Row, LinearConstraint?)], to solver: inout ConstraintSolver) {
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
    brokenNow.append((row, others))
    conflicts.append(
      UnsatisfiedConstraint(
        equation: row.equation, identifier: row.constraint?.identifier,
        conflictsWith: others.filter(\.isWorthTelling).map(\.equation)))
  }

  /// Logs conflicts that were not there before, as UIKit does.
  private func reportConflicts() {
    for (row, others) in brokenNow {
      guard let constraint = row.constraint, !logged.contains(ObjectIdentifier(constraint)) else { continue }
      root.traitCollection.log(ConflictMessage.text(breaking: row, among: others.filter(\.isWorthTelling)))
    }
    logged = brokenNow.compactMap { $0.row.constraint.map { ObjectIdentifier($0) } }
  }
}
