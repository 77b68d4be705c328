import LayoutCore

/// The views of a content view that are connected from its top to its bottom.
///
/// A constraint of any relation connects two edges. The top and bottom of a view are connected if
/// the view has a height from its content or a constraint; a height in proportion to its own width
/// counts if the width is determined. A stack view without visible views has a height of 0, as in a
/// fitting size. A first baseline counts as the top, and a last one as the
/// bottom; a center connects nothing. The height of a cell follows from constraints only if its top
/// and bottom are connected.
struct VerticalChain {
  /// A top or a bottom.
  private struct Edge: Hashable {
    let item: ObjectIdentifier
    let isBottom: Bool

    init(_ item: AnyObject, isBottom: Bool) { (self.item, self.isBottom) = (ObjectIdentifier(item), isBottom) }
  }

  private let container: View
  /// The cell, if its edges are those of its content view.
  private let filledCell: View?
  private let views: [View]
  private var below: [Edge: Set<Edge>] = [:]
  private var above: [Edge: Set<Edge>] = [:]
  /// The items with a height from a constraint or their content.
  private var sized: Set<ObjectIdentifier> = []
  /// The items that a constraint centers in another.
  private var centered: Set<ObjectIdentifier> = []
  /// A Boolean value that indicates whether a constraint refers to the cell's own edges or margins,
  /// which connect nothing here.
  private(set) var usesCellEdges = false

  /// Examines the constraints in a content view and those that its cell holds.
  ///
  /// - Parameter isFilled: True for a cell of a collection view, whose edges are those of the
  ///   content view.
  /// - Complexity: O(*n*) in the views and constraints.
  init(of contentView: View, in cell: View, isFilled: Bool = false) {
    container = contentView
    filledCell = isFilled ? cell : nil
    views = contentView.subtree.filter { $0 !== contentView }
    for view in views where view.hasOwnHeight { size(view) }
    let constraints = contentView.subtree.flatMap { $0.constraints } + cell.constraints
    for constraint in constraints { take(constraint, cell) }
    sizeByWidths(constraints)
  }

  private mutating func take(_ constraint: LayoutConstraint, _ cell: View) {
    let sides = [constraint.first, constraint.second]
    for side in sides where side.attribute == .height && !constraint.isRatio {
      // A fraction of the content view's height does not determine it, but a number does.
      if let item = side.item.map(counted), item !== container || constraint.second.isNothing { size(item) }
    }
    for side in sides where side.attribute.withoutMargins == .centerY {
      if let item = side.item { centered.insert(ObjectIdentifier(item)) }
    }
    guard constraint.first.quantity == .verticalPosition, let first = constraint.first.item,
      let second = constraint.second.item
    else { return }
    let isInside = first.layoutOwner !== cell && second.layoutOwner !== cell
    guard isInside || filledCell != nil else { return usesCellEdges = true }
    guard let a = edge(of: first, constraint.first.attribute), let b = edge(of: second, constraint.second.attribute)
    else { return }
    link(a, b)
    link(b, a)
  }

  /// Returns the edge of an attribute. The edges of built-in guides are those of their view.
  private func edge(of item: any LayoutItem, _ attribute: LayoutAttribute) -> Edge? {
    let isOwnGuide = (item as? LayoutGuide)?.kind.isInset ?? false
    let owner: any LayoutItem = counted(isOwnGuide ? item.layoutOwner ?? item : item)
    return switch attribute.withoutMargins {
    case .top, .firstBaseline: Edge(owner, isBottom: false)
    case .bottom, .lastBaseline: Edge(owner, isBottom: true)
    default: nil
    }
  }

  /// Returns the item, or the content view for a cell that it fills.
  private func counted(_ item: any LayoutItem) -> any LayoutItem { item === filledCell ? container : item }

  private mutating func size(_ item: any LayoutItem) {
    guard sized.insert(ObjectIdentifier(item)).inserted else { return }
    link(Edge(item, isBottom: false), Edge(item, isBottom: true))
  }

  /// Adds heights to items with an aspect ratio and a width from content, a constraint, or two
  /// edges of an ancestor. An edge of a view next to it does not determine a width, because that
  /// view may have any width.
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

  /// Returns true if an item contains another, or is a layout guide of a view that does.
  private func isAround(_ outer: any LayoutItem, _ inner: any LayoutItem) -> Bool {
    guard let owner = outer.layoutOwner, let view = inner.layoutOwner else { return false }
    return owner !== view && view.isDescendant(of: owner)
  }

  private mutating func link(_ upper: Edge, _ lower: Edge) {
    below[upper, default: []].insert(lower)
    above[lower, default: []].insert(upper)
  }

  // MARK: Results

  /// A Boolean value that indicates whether the top and bottom are connected.
  var isClosed: Bool { reached(from: false, along: below).contains(Edge(container, isBottom: true)) }

  /// True if the chains from top and bottom reach the edges of everything that constraints place.
  var tiesEverything: Bool { unreached.isEmpty }

  /// The ends of the chains from the content view's top and bottom: edges without further
  /// constraints, and missing heights.
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

  /// Returns `true` if the program must constrain a view, as opposed to a view that a stack or
  /// another container positions.
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

extension View {
  /// A Boolean value that indicates whether the view has a height from its content, or is a stack
  /// view that shows nothing.
  fileprivate var hasOwnHeight: Bool {
    intrinsicContentSize.height != View.noIntrinsicMetric
      || (self as? StackView)?.arrangedSubviews.allSatisfy(\.isHidden) == true
  }
}

extension LayoutConstraint {
  /// A Boolean value that indicates whether the constraint is a ratio of an item's own lengths.
  fileprivate var isRatio: Bool {
    guard let item = first.item, item === second.item else { return false }
    return Set([first.attribute, second.attribute]) == [.width, .height]
  }
}

extension AnchorReference {
  /// The width or horizontal position of the side, or nil for other attributes.
  fileprivate var horizontal: LayoutAttribute? {
    attribute == .width || quantity == .horizontalPosition ? attribute.withoutMargins : nil
  }
}
