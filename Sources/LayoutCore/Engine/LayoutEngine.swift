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
  var additionCount = 0

  /// Constraints left out, with those they conflict with.
  var conflicts: [Conflict] = []
  let conflictLog: ConflictLog
  var needsRebuild = false
  /// What was solved last.
  private var solved: Moment?
  private var knownStructure = -1
  private var knownTree = -1
  /// Whether boxes know where the solver has them.
  var isNoted = true
  /// What has other content since this was solved last, unless more than that has changed.
  let changes = ContentChanges()
  /// An empty list with room for them.
  private var spareBoxes: [ItemBox] = []
  /// The mark that boxes were given last.
  var lastMark = 0
  /// What may have another frame since frames were given last, unless everything may.
  var movedBoxes: [ItemBox] = []
  private(set) var hasAllMoved = true
  /// Counts looks at what rows say: between two of them views may have come out elsewhere.
  var pass = 0
  /// What was found of margins and safe areas in a pass.
  private var knownInsets: (pass: Int, memory: InsetMemory)?
  /// How often frames were given.
  private var frameRounds = 0
  var work = LayoutWork()
  private var knownCoupling: (isMixed: Bool, isWidthExact: Bool)?
  private var knownDirectness: Bool?
  /// Whether margins or safe areas depended on where views are when the tree was walked last.
  private(set) var hasReachingInsets = false
  /// Rows of margins and guides, where those depend on what reaches in from outside.
  private(set) var insetRows: [Row] = []
  /// Boxes that were dropped; their variables stay in the solver until it is built afresh.
  var droppedCount = 0
  private var laidOut: (revision: Int, demand: SizeDemand)?
  /// What the view came to with contents that it had before.
  let knownFits = KnownFits()
  /// Whether views may be kept alive that changed (``ChangingContent``): until this is taken back, the view that is laid out holds itself.
  var holdsViews = false {
    didSet { if !holdsViews { changing = nil } }
  }
  /// What changes from one time that a size is asked for to the next, as long as it is that and nothing else.
  var changing: ChangingContent?

  init(root: View, conflicts: ConflictLog) {
    self.root = root
    conflictLog = conflicts
    for row in demands { row.item = root }
  }

  deinit {
    changes.boxes = []
    for box in boxes { box.leave() }
  }

  func box(of item: any LayoutItem) -> ItemBox? {
    guard let box = boxIndex[ObjectIdentifier(item)], box.item === item else { return nil }
    return box
  }

  func box(of view: View) -> ItemBox? {
    guard let box = boxIndex[ObjectIdentifier(view)], box.view === view else { return nil }
    return box
  }

  /// What was asked of the tree, and how the tree was.
  struct Moment: Equatable {
    var revision: Int
    var structure: Int
    /// That of the view itself, where `structure` is of what is around it.
    var ownStructure: Int
    /// Whether the view was in another.
    var isInside: Bool
    /// How often frames outside had been given, where margins reach in from there.
    var frames = 0
    var demand: SizeDemand

    /// Whether nothing but contents may differ.
    func isLike(_ other: Moment) -> Bool {
      structure == other.structure && ownStructure == other.ownStructure && isInside == other.isInside
        && frames == other.frames && demand == other.demand
    }
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
    let demand = SizeDemand(layingOut: root)
    if let laidOut, laidOut == (root.layoutRevision, demand) { return .nothing }
    solve(demand)
    frameRounds += 1
    if !isNoted { _ = noteMoves() }
    laidOut = (root.layoutRevision, demand)
    defer { (movedBoxes, hasAllMoved) = ([], false) }
    guard hasAllMoved else { return .views(assignFrames(to: unique(movedBoxes))) }
    _ = assignFrames(to: boxes)
    return .everything
  }

  /// The size the view takes for a demand, unrounded.
  func fit(_ demand: SizeDemand) -> Frame {
    if let known = solve(demand, recalls: true) { return known }
    return boxes.first?.frame(in: solver) ?? Frame(left: 0, top: 0, width: 0, height: 0)
  }

  /// Solves for a demand, unless that is what was solved last.
  ///
  /// - Parameter recalls: Whether the outermost frame is all that is wanted, and need not be solved for where it is known from before:
  ///   then it is answered, and what has changed is left for whoever solves next.
  @discardableResult
  private func solve(_ demand: SizeDemand, recalls: Bool = false) -> Frame? {
    let root = self.root
    let now = moment(demand, of: root)
    if solved == now { return nil }
    var isFollowed = false
    if isSameSystem(now), canFollowChanges {
      switch follow(now, recalls: recalls) {
      case .known(let frame): return frame
      case .solved: isFollowed = true
      case .notAtAll: break
      }
    }
    if !isFollowed {
      forgetFits()
      solveAfresh(demand)
    }
    conflictLog.report(toldConflicts, of: root)
    solved = now
    return nil
  }

  /// What is asked now, of the tree as it is now.
  ///
  /// Where margins and safe areas reach in from outside, what has changed there counts too; else what is in the view.
  func moment(_ demand: SizeDemand, of root: View) -> Moment {
    let (revision, structure) = (root.layoutRevision, root.layoutStructure)
    var moment = Moment(
      revision: revision, structure: structure, ownStructure: structure, isInside: false, demand: demand)
    guard let superview = root.superview else { return moment }
    moment.isInside = true
    guard hasReachingInsets || root.state.holdsContent || superview.isWithinSafeArea else { return moment }
    let outside = superview.root
    (moment.revision, moment.structure) = (outside.layoutRevision, outside.layoutStructure)
    moment.frames = outside.links.layout?.frameRounds ?? 0
    return moment
  }

  /// Whether nothing but contents and the height asked for has changed since this was solved last.
  private func isSameSystem(_ now: Moment) -> Bool {
    guard let solved, solved.structure == now.structure, knownStructure == now.ownStructure else { return false }
    return solved.frames == now.frames && solved.isInside == now.isInside
      && now.demand.differsByHeightAlone(from: solved.demand)
  }

  private func solveAfresh(_ demand: SizeDemand) {
    self.demand = demand
    synchronize()
    var changed = takeChangedBoxes()
    returnTaken(&changed)
    (movedBoxes, hasAllMoved, isNoted) = ([], true, true)
    for box in boxes {
      (box.solved, box.wrapWidth, box.knownInsets) = (nil, nil, box.alignmentInsets)
      box.forgetContent()
    }
    if needsRebuild || !conflicts.isEmpty { rebuild() }
    runPasses()
  }

  /// Solves until nothing changes: first with every text in one line, then with lines broken at the widths that gives.
  ///
  /// A label that has been wrapped wants no more than its widest line; so widths have to be settled before lines are broken.
  private func runPasses() {
    var moved: [ItemBox] = []
    var wraps = false
    for pass in 0..<LayoutLimits.passes {
      if wraps { wrapContent(of: boxes) }
      let isChanged = tell(pass == 0 ? wantedRows() : rows(following: moved, wrapping: boxes))
      moved = noteMoves().map(\.box)
      if isChanged { continue }
      if wraps || !boxes.contains(where: \.wrapsContent) { break }
      wraps = true
    }
  }

  /// Notes that somebody gave a view another frame than layout did: the next layout gives it its own again.
  func frameChanged(of view: View) {
    if !hasAllMoved, let box = box(of: view) { movedBoxes.append(box) }
  }

  /// What has other content, and what it is in, which may find its own by looking at it; nothing has it any more.
  func takeChangedBoxes() -> [ItemBox] {
    var taken = spareBoxes
    spareBoxes = []
    swap(&taken, &changes.boxes)
    if changing != nil { changing = nil }
    var next = 0
    while next < taken.count {
      let box = taken[next]
      if let container = box.container.map({ boxes[$0] }), !container.hasChanged {
        container.hasChanged = true
        taken.append(container)
      }
      next += 1
    }
    for box in taken {
      box.hasChanged = false
      box.forgetContent()
    }
    return taken
  }

  /// Takes boxes back that nobody has solved for: they still have other contents than in the last solution.
  func leaveChanged(_ boxes: inout [ItemBox]) {
    for box in boxes { box.hasChanged = true }
    swap(&boxes, &changes.boxes)
    holdChanging()
    returnTaken(&boxes)
  }

  /// Takes a list back that is of no use any more, so that the next one finds room.
  func returnTaken(_ boxes: inout [ItemBox]) {
    boxes.removeAll(keepingCapacity: true)
    swap(&boxes, &spareBoxes)
  }

  /// How many dropped boxes are carried before the solver is built afresh, however small the tree.
  private static let toleratedGarbage = 32

  // MARK: Following the tree

  /// Brings boxes and rows in line with the tree.
  private func synchronize() {
    defer { followInsets() }
    knownStructure = root.layoutStructure
    guard knownTree != root.treeChanges else { return }
    knownTree = root.treeChanges
    knownCoupling = nil
    work.walks += 1
    let views = root.subtree
    let items = views.flatMap { [$0 as any LayoutItem] + $0.layoutGuides.map { $0 as any LayoutItem } }
    let constraints = views.flatMap { $0.heldConstraints }.sorted { $0.activationOrder < $1.activationOrder }
    withdraw(synchronizeBoxes(with: items) + synchronizeRows(with: constraints))
  }

  /// Answers the rows of boxes that have left.
  private func synchronizeBoxes(with items: [any LayoutItem]) -> [Row] {
    let old = boxes
    boxes = items.map { item in
      if let box = box(of: item) { return box }
      let box = ItemBox(item, isRoot: item === root, changes: changes)
      box.enter(&solver)
      return box
    }
    let staying = Set(boxes.map(ObjectIdentifier.init))
    var leaving: [Row] = []
    for box in old where !staying.contains(ObjectIdentifier(box)) {
      droppedCount += 1
      box.leave()
      leaving += box.rows
    }
    boxIndex = Dictionary(uniqueKeysWithValues: zip(items.map { ObjectIdentifier($0) }, boxes))
    for (index, box) in boxes.enumerated() { box.index = index }
    // What is left open is settled by the order of variables, which has to be that of a layout from nothing.
    if !zip(boxes, boxes.dropFirst()).allSatisfy({ $0.isBefore($1) }) { needsRebuild = true }
    for box in boxes {
      box.container = box.isRoot ? nil : box.view?.superview.flatMap { self.box(of: $0)?.index }
      box.forgetRows()
    }
    return leaving
  }

  /// Answers the rows of constraints that hold no more.
  private func synchronizeRows(with constraints: [LayoutConstraint]) -> [Row] {
    var known: [ObjectIdentifier: Row] = [:]
    for row in rows { if let constraint = row.constraint { known[ObjectIdentifier(constraint)] = row } }
    let old = rows
    rows = constraints.map { known[ObjectIdentifier($0)] ?? Row(.constraint($0)) }
    let staying = Set(rows.map(ObjectIdentifier.init))
    for row in rows.indices { attach(row) }
    return old.filter { !staying.contains(ObjectIdentifier($0)) }
  }

  /// Notes whether margins reach in from outside, and which rows follow them.
  private func followInsets() {
    knownDirectness = nil
    hasReachingInsets = findsReachingInsets
    insetRows = hasReachingInsets ? rows.filter(\.followsInsets) : []
  }

  /// What is known of margins and safe areas; nothing at the beginning of a pass.
  func insetMemory(inPass pass: Int) -> InsetMemory {
    if let knownInsets, knownInsets.pass == pass { return knownInsets.memory }
    let memory = InsetMemory()
    knownInsets = (pass, memory)
    return memory
  }

  /// Notes which boxes a row speaks of, and which it follows: a margin its owner, a baseline the view whose text stands on it, system
  /// spacing the fonts.
  private func attach(_ index: Int) {
    let row = rows[index]
    guard let constraint = row.constraint else { return }
    row.boxed = BoxedConstraint(constraint, in: self)
    for place in row.boxed?.places ?? [] { place.box.isSpokenOf = true }
    let isSpaced = constraint.spacingMultiplier != nil && constraint.first.quantity == .verticalPosition
    guard row.followsLayout || isSpaced else { return }
    for place in row.boxed?.places ?? [] { attach(index, to: place, isSpaced: isSpaced) }
  }

  private func attach(_ row: Int, to place: BoxedPlace, isSpaced: Bool) {
    switch place.part {
    case .withinMargins: place.box.addMarginRow(row)
    case .builtIn(let kind):
      place.box.addMarginRow(row)
      if kind != .margins { place.box.hasOtherGuides = true }
    case .whole, .baseline:
      guard let view = place.box.view, isSpaced || place.attribute.isBaseline else { return }
      let isLast = place.attribute == .lastBaseline || place.attribute == .bottom
      let source = box(of: isLast ? view.lastBaselineView : view.firstBaselineView)
      if place.attribute.isBaseline, let source { source.usedBaselines = source.usedBaselines.union([place.attribute]) }
      source?.addTextRow(row)
      if source !== place.box { place.box.addTextRow(row) }
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

  /// Finds which widths depend on which others, unless that is known.
  private func findCoupling() {
    let isWidthExact = isWidthExact
    guard knownCoupling?.isWidthExact != isWidthExact else { return }
    let coupling = Coupling(of: self)
    coupling.tell(boxes)
    (knownCoupling, knownDirectness) = ((coupling.isMixed, isWidthExact), nil)
  }

  /// Whether no row but those of changed contents says something else after a change; found when first asked for.
  var isDirect: Bool {
    findCoupling()
    if let knownDirectness { return knownDirectness }
    let isDirect = findsDirectness
    knownDirectness = isDirect
    return isDirect
  }

  /// Whether widths may depend on heights.
  var isMixed: Bool {
    findCoupling()
    return knownCoupling?.isMixed ?? false
  }

  /// Whether the width of the view that is laid out is given.
  var isWidthExact: Bool { if case .exactly = demand.width { true } else { false } }

  /// Takes rows out of the solver, which brings its solution up to date once, and not after each of them.
  private func withdraw(_ leaving: [Row]) {
    if droppedCount > max(Self.toleratedGarbage, boxes.count) { needsRebuild = true }
    guard !leaving.isEmpty, !needsRebuild else { return }
    solver.batch { solver in
      for row in leaving {
        do throws(ConstraintSolverError) {
          try row.withdraw(from: &solver)
        } catch {
          needsRebuild = true
        }
      }
    }
  }

  /// Counts a frame that was given.
  func countFrame() { work.frames += 1 }

  /// The value of an expression in the last solution.
  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }

  /// The value of an expression in the last solution.
  func value(of expression: ShortExpression) -> Double { value(of: expression.linear) }
}
