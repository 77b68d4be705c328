import LayoutCore

/// Which views of a content view hang together from its top to its bottom.
///
/// An edge leads to another where a constraint relates them, whatever its relation; a view's top leads to its bottom where the view
/// has a height of its own, by its content or by a constraint; a height in proportion to the view's own width is one where something gives
/// the width. A first baseline counts as the top, a last one as the bottom; a
/// center leads nowhere. The height of a cell follows from constraints only if a way leads from the top to the bottom.
struct VerticalChain {
  /// A top or a bottom.
  private struct Edge: Hashable {
    let item: ObjectIdentifier
    let isBottom: Bool

    init(_ item: AnyObject, isBottom: Bool) { (self.item, self.isBottom) = (ObjectIdentifier(item), isBottom) }
  }

  private let container: View
  private let views: [View]
  private var below: [Edge: Set<Edge>] = [:]
  private var above: [Edge: Set<Edge>] = [:]
  /// What has a height by a constraint or by its content.
  private var sized: Set<ObjectIdentifier> = []
  /// What a constraint holds in the middle of something.
  private var centered: Set<ObjectIdentifier> = []
  /// Whether a constraint speaks of the cell's own edges or margins; such constraints lead nowhere here.
  private(set) var usesCellEdges = false

  /// Looks at the constraints in a content view and at those that its cell holds.
  ///
  /// - Complexity: O(*n*) in the views and constraints.
  init(of contentView: View, in cell: View) {
    container = contentView
    views = contentView.subtree.filter { $0 !== contentView }
    for view in views where view.intrinsicContentSize.height != View.noIntrinsicMetric { size(view) }
    let constraints = contentView.subtree.flatMap { $0.constraints } + cell.constraints
    for constraint in constraints { take(constraint, cell) }
    sizeByWidths(constraints)
  }

  private mutating func take(_ constraint: LayoutConstraint, _ cell: View) {
    let sides = [constraint.first, constraint.second]
    for side in sides where side.attribute == .height && !constraint.isRatio {
      // A part of the content view's height gives it none; a number does.
      if let item = side.item, item !== container || constraint.second.isNothing { size(item) }
    }
    for side in sides where side.attribute.withoutMargins == .centerY {
      if let item = side.item { centered.insert(ObjectIdentifier(item)) }
    }
    guard constraint.first.quantity == .verticalPosition, let first = constraint.first.item,
      let second = constraint.second.item
    else { return }
    guard first.layoutOwner !== cell, second.layoutOwner !== cell else { return usesCellEdges = true }
    guard let a = edge(of: first, constraint.first.attribute), let b = edge(of: second, constraint.second.attribute)
    else { return }
    link(a, b)
    link(b, a)
  }

  /// The edge an attribute stands for; that of a guide which a view has anyway is the view's.
  private func edge(of item: any LayoutItem, _ attribute: LayoutAttribute) -> Edge? {
    let isOwnGuide = (item as? LayoutGuide)?.kind.isInset ?? false
    let owner: AnyObject = isOwnGuide ? item.layoutOwner ?? item : item
    return switch attribute.withoutMargins {
    case .top, .firstBaseline: Edge(owner, isBottom: false)
    case .bottom, .lastBaseline: Edge(owner, isBottom: true)
    default: nil
    }
  }

  private mutating func size(_ item: any LayoutItem) {
    guard sized.insert(ObjectIdentifier(item)).inserted else { return }
    link(Edge(item, isBottom: false), Edge(item, isBottom: true))
  }

  /// Gives heights to what keeps a ratio and has a width: by content, by a constraint, or between two sides of what it is in. A side of a
  /// view beside it gives nothing: that one may be as wide as it likes.
  private mutating func sizeByWidths(_ constraints: [LayoutConstraint]) {
    let ratios = constraints.filter(\.isRatio).compactMap(\.first.item)
    guard !ratios.isEmpty else { return }
    var places: [ObjectIdentifier: Set<LayoutAttribute>] = [:]
    for constraint in constraints where !constraint.isRatio {
      for (side, other) in [(constraint.first, constraint.second), (constraint.second, constraint.first)] {
        guard let item = side.item, let attribute = side.horizontal else { continue }
        guard attribute == .width || other.item.map({ isAround($0, item) }) == true else { continue }
        places[ObjectIdentifier(item), default: []].insert(attribute)
      }
    }
    for item in ratios {
      let known = places[ObjectIdentifier(item), default: []]
      let hasContent = (item as? View).map { $0.intrinsicContentSize.width != View.noIntrinsicMetric } ?? false
      if hasContent || known.contains(.width) || known.count >= 2 { size(item) }
    }
  }

  /// Whether an item is around another one, or a guide of what is.
  private func isAround(_ outer: any LayoutItem, _ inner: any LayoutItem) -> Bool {
    guard let owner = outer.layoutOwner, let view = inner.layoutOwner else { return false }
    return owner !== view && view.isDescendant(of: owner)
  }

  private mutating func link(_ upper: Edge, _ lower: Edge) {
    below[upper, default: []].insert(lower)
    above[lower, default: []].insert(upper)
  }

  // MARK: Answers

  /// Whether a way leads from the top to the bottom.
  var isClosed: Bool { reached(from: false, along: below).contains(Edge(container, isBottom: true)) }

  /// Whether ways from the top and from the bottom lead to the edges of all that constraints place.
  var tiesEverything: Bool { unreached.isEmpty }

  /// Where ways from the content view's top and bottom end: edges that nothing ties further, and heights that nothing gives.
  var openEnds: [(view: View, attribute: LayoutAttribute)] {
    let ends = unreached
    let loose = ends.filter { !centered.contains(ObjectIdentifier($0.view)) && $0.isLoose }
    return (loose.isEmpty ? ends : loose).map { ($0.view, $0.attribute) }
  }

  private var unreached: [(view: View, attribute: LayoutAttribute, isLoose: Bool)] {
    let fromTop = reached(from: false, along: below)
    let fromBottom = reached(from: true, along: above)
    return views.filter(isPlacedByConstraints).flatMap { view -> [(View, LayoutAttribute, Bool)] in
      let (top, bottom) = (Edge(view, isBottom: false), Edge(view, isBottom: true))
      var ends: [(View, LayoutAttribute, Bool)] = []
      if !fromTop.contains(top) { ends.append((view, .top, above[top, default: []].isEmpty)) }
      if !fromBottom.contains(bottom) { ends.append((view, .bottom, below[bottom, default: []].isEmpty)) }
      if fromTop.contains(top), fromBottom.contains(bottom), !fromTop.contains(bottom) {
        ends.append((view, .height, true))
      }
      return ends
    }
  }

  /// Whether the program has to constrain a view: not one that a stack or another container places.
  private func isPlacedByConstraints(_ view: View) -> Bool {
    !view.isHidden && !(view.superview is StackView) && view.containerRule == nil
      && !view.translatesAutoresizingMaskIntoConstraints
  }

  private func reached(from isBottom: Bool, along ways: [Edge: Set<Edge>]) -> Set<Edge> {
    let start = Edge(container, isBottom: isBottom)
    var found: Set<Edge> = [start]
    var pending = [start]
    while let edge = pending.popLast() {
      for next in ways[edge, default: []] where found.insert(next).inserted { pending.append(next) }
    }
    return found
  }
}

extension LayoutConstraint {
  /// Whether the constraint keeps a ratio of a view's or guide's own lengths.
  fileprivate var isRatio: Bool {
    guard let item = first.item, item === second.item else { return false }
    return Set([first.attribute, second.attribute]) == [.width, .height]
  }
}

extension AnchorReference {
  /// The width or place across that the side speaks of; nil of others.
  fileprivate var horizontal: LayoutAttribute? {
    attribute == .width || quantity == .horizontalPosition ? attribute.withoutMargins : nil
  }
}
