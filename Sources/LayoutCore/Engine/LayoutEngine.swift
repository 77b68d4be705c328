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
  private(set) var needsRebuild = false
  /// The outermost view's revision and structure when this was solved last.
  private var solved: (revision: Int, structure: Int, demand: SizeDemand)?
  private var knownStructure = -1
  /// What has other content since this was solved last, unless more than that has changed.
  private var changedBoxes: [ItemBox] = []
  /// What may have another frame since frames were given last, unless everything may.
  var movedBoxes: [ItemBox] = []
  private(set) var hasAllMoved = true
  private(set) var work = LayoutWork()
  private var knownCoupling: (coupling: Coupling, isWidthExact: Bool)?
  /// By box: the rows of constraints that speak of it and follow from where it is, or from its font.
  private(set) var attachedRows: [ObjectIdentifier: [Row]] = [:]
  /// Whether margins or safe areas depended on where views are when the tree was walked last.
  private(set) var hasReachingInsets = false
  /// Rows of margins and guides, where those depend on what reaches in from outside.
  private(set) var insetRows: [Row] = []
  /// Boxes that were dropped; their variables stay in the solver until it is built afresh.
  private var droppedCount = 0
  private var laidOut: (revision: Int, demand: SizeDemand)?

  init(root: View) { self.root = root }

  func box(of item: any LayoutItem) -> ItemBox? {
    guard let box = boxIndex[ObjectIdentifier(item)], box.item === item else { return nil }
    return box
  }

  // MARK: Laying out

  /// What a layout has moved, so that its views are told.
  enum Outcome {
    case nothing
    case views([View])
    case everything
  }

  /// Gives views their frames, as far as they have changed.
  func layOut() -> Outcome {
    let size = root.state.bounds.size
    let demand = SizeDemand(width: .exactly(Double(size.width)), height: .exactly(Double(size.height)))
    if let laidOut, laidOut == (root.state.revision, demand) { return .nothing }
    solve(demand)
    laidOut = (root.state.revision, demand)
    defer { (movedBoxes, hasAllMoved) = ([], false) }
    guard hasAllMoved else { return .views(assignFrames(to: movedBoxes)) }
    _ = assignFrames(to: boxes)
    return .everything
  }

  /// Makes the solution that of the layout again, where a size that fits was asked for since.
  func returnToLayout() { if let laidOut { solve(laidOut.demand) } }

  /// The size the view takes for a demand, unrounded.
  func fit(_ demand: SizeDemand) -> Frame {
    solve(demand)
    return box(of: root)?.solved ?? Frame(left: 0, top: 0, width: 0, height: 0)
  }

  /// Solves for a demand, unless that is what was solved last.
  func solve(_ demand: SizeDemand) {
    // Margins and safe areas reach in from outside, so what changed there counts too.
    let outside = root.root.state
    let state = (revision: outside.revision, structure: outside.structure, demand: demand)
    if let solved, solved == state { return }
    let isSameSystem =
      solved.map { $0.structure == state.structure && $0.demand == demand } ?? false
      && knownStructure == root.state.structure
    self.demand = demand
    if !(isSameSystem && canFollowChanges && solveChanges()) { solveAfresh() }
    reportConflicts()
    solved = state
  }

  private func solveAfresh() {
    synchronise()
    _ = takeChangedBoxes()
    (movedBoxes, hasAllMoved) = ([], true)
    for box in boxes { (box.solved, box.wrapWidth, box.knownInsets) = (nil, nil, box.alignmentInsets) }
    if needsRebuild || !conflicts.isEmpty || droppedCount > max(Self.toleratedGarbage, boxes.count) { rebuild() }
    runPasses()
  }

  /// Solves until nothing changes: first with every text in one line, then with lines broken at the widths that gives.
  ///
  /// A label that has been wrapped wants no more than its widest line; so widths have to be settled before lines are broken.
  private func runPasses() {
    var wraps = false
    for pass in 0..<LayoutLimits.passes {
      if wraps { wrapContent(of: boxes) }
      let isChanged = tell(pass == 0 ? wantedRows() : followingRows())
      for box in boxes { box.note(solver) }
      if isChanged { continue }
      if wraps || !boxes.contains(where: \.wrapsContent) { break }
      wraps = true
    }
  }

  /// Notes that the content of a view has another size.
  func contentChanged(of view: View) {
    guard let box = box(of: view), !box.hasChanged else { return }
    box.hasChanged = true
    changedBoxes.append(box)
  }

  /// What has other content; nothing has it any more.
  func takeChangedBoxes() -> [ItemBox] {
    defer { changedBoxes = [] }
    for box in changedBoxes { box.hasChanged = false }
    return changedBoxes
  }

  /// How many dropped boxes are carried before the solver is built afresh, however small the tree.
  private static let toleratedGarbage = 32

  // MARK: Following the tree

  /// Brings boxes and rows in line with the tree.
  private func synchronise() {
    guard knownStructure != root.state.structure else { return }
    knownStructure = root.state.structure
    knownCoupling = nil
    work.walks += 1
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
    attachedRows = [:]
    for row in rows { attach(row) }
    hasReachingInsets = findsReachingInsets
    insetRows = hasReachingInsets ? rows.filter(\.followsInsets) : []
  }

  /// Notes which boxes a row follows.
  private func attach(_ row: Row) {
    guard let constraint = row.constraint, row.followsLayout || constraint.spacingMultiplier != nil else { return }
    for side in [constraint.first, constraint.second] {
      for item in [side.item, side.origin?.item.item] {
        guard let item, let box = boxOfPlace(item) else { continue }
        attachedRows[ObjectIdentifier(box), default: []].append(row)
      }
      guard side.attribute.isBaseline, let view = side.item as? View else { continue }
      let source = side.attribute == .firstBaseline ? view.firstBaselineView : view.lastBaselineView
      guard let box = box(of: source) else { continue }
      box.usedBaselines.insert(side.attribute)
      if source !== view { attachedRows[ObjectIdentifier(box), default: []].append(row) }
    }
  }

  /// Whether margins or safe areas depend on where views are.
  private var findsReachingInsets: Bool {
    root.root.state.rootSafeArea != .zero
      || boxes.contains { box in
        guard let view = box.view else { return false }
        return view.preservesSuperviewLayoutMargins || view.hasAdditionalSafeArea
      }
  }

  /// The box of a view or guide; of a guide of margins and the like its owner's.
  func boxOfPlace(_ item: any LayoutItem) -> ItemBox? { box(of: item) ?? item.layoutOwner.flatMap { box(of: $0) } }

  /// Which widths depend on which others, found when first asked for.
  var coupling: Coupling {
    if let known = knownCoupling, known.isWidthExact == isWidthExact { return known.coupling }
    let coupling = Coupling(of: self)
    knownCoupling = (coupling, isWidthExact)
    return coupling
  }

  /// Whether the width of the view that is laid out is given.
  var isWidthExact: Bool { if case .exactly = demand.width { true } else { false } }

  private func withdraw(_ row: Row) {
    do throws(ConstraintSolverError) {
      try row.withdraw(from: &solver)
    } catch {
      needsRebuild = true
    }
  }

  /// Counts a frame that was given.
  func countFrame() { work.frames += 1 }

  /// The value of an expression in the last solution.
  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }

  // MARK: Telling the solver

  /// Tells the solver what rows say. Answers whether that is news.
  func tell(_ wanted: [(Row, LinearConstraint?)]) -> Bool {
    work.askedRows += wanted.count
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
