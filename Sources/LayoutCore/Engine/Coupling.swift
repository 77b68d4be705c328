/// The dependencies between widths.
///
/// The height of text depends on its width, and its width may depend on the natural widths of other
/// text. Horizontal constraints are edges between boxes, and connected boxes may change each
/// other's width. A box whose width and position are determined by required equalities from the
/// outermost view breaks the connection: neither the containers nor the labels of an ordinary list
/// are coupled.
struct Coupling {
  /// By box: a box of the same component, or itself for the representative of a component.
  private var leaders: [Int]
  /// By representative of a component with several boxes: all of them.
  private var members: [Int: [Int]] = [:]
  /// By box: whether its width and its place across are fixed.
  private var rigid: [Bool]
  /// A Boolean value that indicates whether a horizontal value depends on a vertical one, as with
  /// aspect ratios. Nothing is known then.
  let isMixed: Bool

  /// Finds the components.
  ///
  /// - Complexity: O(*n*) in the boxes and constraints, nearly.
  init(of engine: LayoutEngine) {
    leaders = Array(engine.boxes.indices)
    rigid = Array(repeating: false, count: leaders.count)
    let edges =
      engine.rows.compactMap { Edge($0, in: engine) } + engine.boxes.flatMap { Edge.placements(of: $0, in: engine) }
    isMixed = edges.contains(where: \.isMixed)
    guard !isMixed else { return }
    if engine.isWidthExact, !leaders.isEmpty { findRigidBoxes(edges) }
    for edge in edges where edge.ends.count > 1 {
      var first: Int?
      for end in edge.ends where !rigid[end.box] {
        if let first { join(first, end.box) } else { first = end.box }
      }
    }
    gatherMembers()
  }

  /// Tells boxes whether they are fixed, and which others they are coupled to.
  func tell(_ boxes: [ItemBox]) {
    for box in boxes {
      box.isRigid = rigid[box.index]
      box.coupled = members[leaders[box.index]] ?? []
    }
  }

  // MARK: Components

  /// Returns the representative of a component, and shortens long paths for the next time.
  private mutating func find(_ box: Int) -> Int {
    var box = box
    while leaders[box] != box {
      leaders[box] = leaders[leaders[box]]
      box = leaders[box]
    }
    return box
  }

  private mutating func join(_ first: Int, _ second: Int) {
    let (a, b) = (find(first), find(second))
    if a != b { leaders[a] = b }
  }

  private mutating func gatherMembers() {
    for box in leaders.indices {
      let leader = find(box)
      leaders[box] = leader
      if leader != box { members[leader, default: [leader]].append(box) }
    }
  }

  // MARK: What is fixed

  /// Finds the boxes for which fixed boxes determine two of left, right, center and width, from the
  /// outermost inward.
  private mutating func findRigidBoxes(_ edges: [Edge]) {
    var waiting = [[Int]](repeating: [], count: rigid.count)
    var known = [Set<Edge.Line>](repeating: [], count: rigid.count)
    var pending = [0]
    rigid[0] = true
    func learn(_ edge: Edge, _ rigid: inout [Bool]) {
      let open = edge.ends.filter { !rigid[$0.box] }
      guard edge.isFirm, open.count == 1, let end = open.first else { return }
      known[end.box].insert(end.line)
      guard known[end.box].count == 2 else { return }
      rigid[end.box] = true
      pending.append(end.box)
    }
    for (index, edge) in edges.enumerated() {
      for end in edge.ends { waiting[end.box].append(index) }
      if edge.ends.count == 1 { learn(edge, &rigid) }
    }
    while let box = pending.popLast() { for edge in waiting[box] { learn(edges[edge], &rigid) } }
  }
}

/// A horizontal constraint, reduced to the boxes that it couples.
private struct Edge {
  /// The horizontal part of a box in a constraint.
  enum Line { case left, right, middle, width }

  let ends: [(box: Int, line: Line)]
  /// A Boolean value that indicates whether it is a required equality between one position or width
  /// and one other.
  let isFirm: Bool
  /// A Boolean value that indicates whether it relates a horizontal value to a vertical one.
  let isMixed: Bool

  init(ends: [(box: Int, line: Line)], isFirm: Bool, isMixed: Bool = false) {
    self.ends = ends
    self.isFirm = isFirm
    self.isMixed = isMixed
  }

  init?(_ row: Row, in engine: LayoutEngine) {
    guard let constraint = row.constraint else { return nil }
    let meant = constraint.meantSides
    let sides = [meant.first, meant.second].filter { !$0.isNothing }
    var ends: [(box: Int, line: Line)] = []
    var isDown = false
    for side in sides {
      let parts = [(side.item, side.attribute)] + (side.origin.map { [($0.item.item, $0.attribute)] } ?? [])
      for (item, attribute) in parts {
        guard let item, let line = Line(attribute, in: constraint) else {
          isDown = true
          continue
        }
        if let box = engine.boxOfPlace(item) { ends.append((box.index, line)) }
      }
    }
    guard !ends.isEmpty else { return nil }
    // Multiples of places count from the view that holds the constraint.
    if constraint.multiplier != 1, let holder = constraint.holder, let box = engine.box(of: holder) {
      ends.append((box.index, .left))
    }
    let isSimple = sides.allSatisfy { $0.origin == nil } && ends.count == sides.count
    self.init(
      ends: ends,
      isFirm: isSimple && constraint.relation == .equal && constraint.priority == .required, isMixed: isDown)
  }

  /// The frame that a view or a scroll view's guide must have, which couples it to its container.
  static func placements(of box: ItemBox, in engine: LayoutEngine) -> [Edge] {
    if let guide = box.scrollGuide {
      let lines: [Line] = guide.kind == .content ? [.left] : [.left, .width]
      guard let owner = guide.layoutOwner.flatMap({ engine.box(of: $0) }) else { return [] }
      return lines.map { Edge(ends: [(box.index, $0), (owner.index, $0)], isFirm: true) }
    }
    guard let view = box.view, let container = box.container,
      view.state.containerRule != nil || view.state.translatesAutoresizingMask
    else { return [] }
    return [Line.left, .width].map { Edge(ends: [(box.index, $0), (container, .width)], isFirm: true) }
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
