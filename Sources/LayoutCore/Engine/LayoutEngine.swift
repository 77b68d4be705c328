import ConstraintSolving

/// Lays out a view and its descendants.
///
/// It keeps a solver between layouts. Constraints are added once; later changes (a requested size,
/// text, the width at which lines are broken, a baseline, a margin) change constants. Three kinds
/// of constants depend on the result: the height of wrapped text on its width, baselines on
/// heights, and preserved margins on positions. Therefore a layout has a few passes: solve, examine
/// the result, correct the constants, and solve again until nothing changes.
///
/// If required constraints conflict, everything is added again in a fixed order (demands, frames,
/// content, and then constraints in the order of activation), and those that conflict are dropped.
/// Therefore the dropped constraint does not depend on earlier layouts.
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

  /// The number of rows added to a solver, without changes of constants.
  var additionCount = 0

  /// Constraints left out, with those they conflict with.
  var conflicts: [Conflict] = []
  let conflictLog: ConflictLog
  var needsRebuild = false
  /// The moment of the last solution.
  private var solved: Moment?
  private var knownStructure = -1
  private var knownTree = -1
  /// A Boolean value that indicates whether boxes have the solver's current values.
  var isNoted = true
  /// The boxes whose content changed since the last solution, unless more changed.
  let changes = ContentChanges()
  /// An empty list with room for them.
  private var spareBoxes: [ItemBox] = []
  /// The mark that boxes were given last.
  var lastMark = 0
  /// The boxes whose frames may have changed since frames were last assigned, unless all may have.
  var movedBoxes: [ItemBox] = []
  private(set) var hasAllMoved = true
  /// A counter of passes: views may move between two of them.
  var pass = 0
  /// The cached margins and safe areas of a pass.
  private var knownInsets: (pass: Int, memory: InsetMemory)?
  /// The number of times that frames were assigned.
  private var frameRounds = 0
  var work = LayoutWork()
  private var knownCoupling: (isMixed: Bool, isWidthExact: Bool)?
  private var knownDirectness: Bool?
  /// A Boolean value that indicates whether margins or safe areas depended on positions at the last
  /// traversal.
  private(set) var hasReachingInsets = false
  /// Rows of margins and guides, where those depend on what reaches in from outside.
  private(set) var insetRows: [Row] = []
  /// Boxes that were dropped; their variables stay in the solver until it is built afresh.
  var droppedCount = 0
  private var laidOut: (revision: Int, demand: SizeDemand)?
  /// The cached frames for known contents.
  let knownFits = KnownFits()
  /// A Boolean value that indicates whether changed views may be retained (``ChangingContent``).
  /// Until it is reset, the outermost view retains itself.
  var holdsViews = false {
    didSet { if !holdsViews { changing = nil } }
  }
  /// The changes from one request for a size to the next, if these are the only changes.
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

  /// A request and the state of the hierarchy.
  struct Moment: Equatable {
    var revision: Int
    var structure: Int
    /// The structure of the view itself, if `structure` is that of its surroundings.
    var ownStructure: Int
    /// A Boolean value that indicates whether the view has a superview.
    var isInside: Bool
    /// The number of times that outer frames were assigned, if margins depend on them.
    var frames = 0
    var demand: SizeDemand

    /// Returns `true` if only contents may differ.
    func isLike(_ other: Moment) -> Bool {
      structure == other.structure && ownStructure == other.ownStructure && isInside == other.isInside
        && frames == other.frames && demand == other.demand
    }
  }

  // MARK: Laying out

  /// The views that a layout moved, for notification.
  enum Outcome {
    case nothing
    case views([View])
    case everything
  }

  /// Gives views their frames, if they have changed.
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

  /// Solves for a demand, unless the last solution is for the same one.
  ///
  /// - Parameter recalls: True if only the outermost frame is required, and may come from the
  ///   cache. Changed contents then remain for the next solution.
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

  /// Returns the current request and state of the hierarchy.
  ///
  /// If margins and safe areas depend on outer views, their changes count too.
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

  /// Returns `true` if only contents and the requested height changed since the last solution.
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

  /// Solves until nothing changes: first with all text on one line, and then with lines broken at
  /// the resulting widths.
  ///
  /// A wrapped label requires only the width of its widest line, so widths must be final before
  /// lines are broken.
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

  /// Notes that somebody gave a view another frame than layout did: the next layout gives it its
  /// own again.
  func frameChanged(of view: View) {
    if !hasAllMoved, let box = box(of: view) { movedBoxes.append(box) }
  }

  /// Returns the boxes with changed content and their superviews, whose content may depend on it,
  /// and resets the list.
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

  /// Takes boxes back that nobody has solved for: they still have other contents than in the last
  /// solution.
  func leaveChanged(_ boxes: inout [ItemBox]) {
    for box in boxes { box.hasChanged = true }
    swap(&boxes, &changes.boxes)
    holdChanging()
    returnTaken(&boxes)
  }

  /// Returns an unused list, so that the next one finds space.
  func returnTaken(_ boxes: inout [ItemBox]) {
    boxes.removeAll(keepingCapacity: true)
    swap(&boxes, &spareBoxes)
  }

  /// The maximum number of dropped boxes before the solver is rebuilt, for small hierarchies.
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
    // The order of variables resolves ambiguity, and must be that of a complete layout.
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

  /// Returns the cache of margins and safe areas, which is empty at the start of a pass.
  func insetMemory(inPass pass: Int) -> InsetMemory {
    if let knownInsets, knownInsets.pass == pass { return knownInsets.memory }
    let memory = InsetMemory()
    knownInsets = (pass, memory)
    return memory
  }

  /// Records the boxes to which a row refers and on which it depends: a margin on its owner, a
  /// baseline on the view of its text, and system spacing on the fonts.
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

  /// A Boolean value that indicates whether margins or safe areas depend on positions.
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

  /// A Boolean value that indicates whether a change affects only the rows of the changed contents;
  /// determined on first use.
  var isDirect: Bool {
    findCoupling()
    if let knownDirectness { return knownDirectness }
    let isDirect = findsDirectness
    knownDirectness = isDirect
    return isDirect
  }

  /// A Boolean value that indicates whether widths may depend on heights.
  var isMixed: Bool {
    findCoupling()
    return knownCoupling?.isMixed ?? false
  }

  /// A Boolean value that indicates whether the width of the outermost view is given.
  var isWidthExact: Bool { if case .exactly = demand.width { true } else { false } }

  /// Takes rows out of the solver, which brings its solution up to date once, and not after each of
  /// them.
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
