/// Which widths depend on which others.
///
/// A text's height follows from its width, and its width may follow from what other texts would like. Constraints across are
/// edges between boxes; boxes that are connected may change each other's width. A box whose width and place are fixed by
/// required equalities from the view that is laid out passes nothing on: neither the containers nor the texts of an
/// ordinary list are coupled.
struct Coupling {
  /// By box: a box of the same component; none for one that stands for it.
  private var parents: [ObjectIdentifier: ObjectIdentifier] = [:]
  /// By box: the one that stands for its component.
  private var leaders: [ObjectIdentifier: ObjectIdentifier] = [:]
  /// By the box that stands for them.
  private var members: [ObjectIdentifier: [ItemBox]] = [:]
  /// Whether something across depends on something down, as where an image keeps its proportions: then nothing is known.
  private(set) var isMixed = false

  /// Finds the components.
  ///
  /// - Complexity: O(*n*) in the boxes and constraints, nearly.
  init(of engine: LayoutEngine) {
    let edges =
      engine.rows.compactMap { Edge($0, in: engine) } + engine.boxes.flatMap { Edge.placements(of: $0, in: engine) }
    isMixed = edges.contains(where: \.isMixed)
    guard !isMixed else { return }
    let rigid = Self.rigidBoxes(edges, root: engine.isWidthExact ? engine.boxes.first : nil)
    for edge in edges where edge.boxes.count > 1 {
      let loose = edge.boxes.filter { !rigid.contains(ObjectIdentifier($0)) }
      for box in loose.dropFirst() { join(loose[0], box) }
    }
    for box in engine.boxes {
      let leader = find(ObjectIdentifier(box))
      leaders[ObjectIdentifier(box)] = leader
      members[leader, default: []].append(box)
    }
  }

  /// The boxes whose widths may change when what a box would like changes; the box is one of them.
  func boxes(coupledTo box: ItemBox) -> [ItemBox] { leaders[ObjectIdentifier(box)].flatMap { members[$0] } ?? [box] }

  // MARK: Components

  /// The box that stands for a component; ways that were long are shorter the next time.
  private mutating func find(_ box: ObjectIdentifier) -> ObjectIdentifier {
    var box = box
    while let parent = parents[box] {
      if let further = parents[parent] { parents[box] = further }
      box = parent
    }
    return box
  }

  private mutating func join(_ first: ItemBox, _ second: ItemBox) {
    let (a, b) = (find(ObjectIdentifier(first)), find(ObjectIdentifier(second)))
    if a != b { parents[a] = b }
  }

  // MARK: What is fixed

  /// The boxes of which two of left, right, middle and width follow from fixed boxes.
  private static func rigidBoxes(_ edges: [Edge], root: ItemBox?) -> Set<ObjectIdentifier> {
    guard let root else { return [] }
    var waiting: [ObjectIdentifier: [Edge]] = [:]
    var known: [ObjectIdentifier: Set<Edge.Line>] = [:]
    var rigid: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    var pending = [root]
    func learn(_ edge: Edge) {
      let open = edge.ends.filter { !rigid.contains(ObjectIdentifier($0.box)) }
      guard edge.isFirm, open.count == 1, let end = open.first else { return }
      let box = ObjectIdentifier(end.box)
      known[box, default: []].insert(end.line)
      guard known[box, default: []].count == 2, rigid.insert(box).inserted else { return }
      pending.append(end.box)
    }
    for edge in edges {
      for end in edge.ends { waiting[ObjectIdentifier(end.box), default: []].append(edge) }
      if edge.ends.count == 1 { learn(edge) }
    }
    while let box = pending.popLast() { waiting[ObjectIdentifier(box)]?.forEach(learn) }
    return rigid
  }
}

/// A constraint across, as far as it couples boxes.
private struct Edge {
  /// What of a box across a constraint speaks of.
  enum Line { case left, right, middle, width }

  let ends: [(box: ItemBox, line: Line)]
  /// Whether it is a required equality that relates one place or width to one other.
  let isFirm: Bool
  /// Whether it relates something across to something down.
  let isMixed: Bool

  var boxes: [ItemBox] { ends.map(\.box) }

  init(ends: [(box: ItemBox, line: Line)], isFirm: Bool, isMixed: Bool = false) {
    self.ends = ends
    self.isFirm = isFirm
    self.isMixed = isMixed
  }

  init?(_ row: Row, in engine: LayoutEngine) {
    guard let constraint = row.constraint else { return nil }
    let sides = [constraint.first, constraint.second].filter { !$0.isNothing }
    var ends: [(box: ItemBox, line: Line)] = []
    var isDown = false
    for side in sides {
      let parts = [(side.item, side.attribute)] + (side.origin.map { [($0.item.item, $0.attribute)] } ?? [])
      for (item, attribute) in parts {
        guard let item, let line = Line(attribute, in: constraint) else {
          isDown = true
          continue
        }
        if let box = engine.boxOfPlace(item) { ends.append((box, line)) }
      }
    }
    guard !ends.isEmpty else { return nil }
    // Multiples of places count from the view that holds the constraint.
    if constraint.multiplier != 1, let holder = constraint.holder, let box = engine.box(of: holder) {
      ends.append((box, .left))
    }
    let isSimple = sides.allSatisfy { $0.origin == nil } && ends.count == sides.count
    self.init(
      ends: ends,
      isFirm: isSimple && constraint.relation == .equal && constraint.priority == .required, isMixed: isDown)
  }

  /// The frame that a view must have, which couples it to its container.
  static func placements(of box: ItemBox, in engine: LayoutEngine) -> [Edge] {
    guard let view = box.view, !box.isRoot, let container = view.superview.flatMap(engine.box(of:)),
      view.state.containerRule != nil || view.state.translatesAutoresizingMask
    else { return [] }
    return [Line.left, .width].map { Edge(ends: [(box, $0), (container, .width)], isFirm: true) }
  }
}

extension Edge.Line {
  /// Nil for what is down, or nothing.
  fileprivate init?(_ attribute: LayoutAttribute, in constraint: LayoutConstraint) {
    let isReversed = constraint.holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute.withoutMargins {
    case .left: self = .left
    case .right: self = .right
    case .leading: self = isReversed ? .right : .left
    case .trailing: self = isReversed ? .left : .right
    case .centerX: self = .middle
    case .width: self = .width
    default: return nil
    }
  }
}
