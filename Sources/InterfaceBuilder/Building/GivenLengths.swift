import LayoutCore

/// The views of a cell whose width and height do not depend on content: they are determined by
/// constraints, a frame or a stack.
struct GivenLengths {
  private var lengths: [String: Set<LayoutAxis>] = [:]
  private var places: [String: [LayoutAxis: Set<LayoutAttribute>]] = [:]
  private var ratios: Set<String> = []

  /// - Complexity: O(*n*) in the number of views and constraints.
  init(in cell: NibCell, usesAutolayout: Bool) {
    let views = cell.allViews
    let arranged = Set(views.flatMap { $0.arrangedViews.map(\.id) })
    for view in views {
      view.constraints.forEach { take($0) }
      // A stack lays out its views, whatever their frames and masks are.
      if !arranged.contains(view.id), !usesAutolayout || view.keepsFrame {
        lengths[view.id] = [.horizontal, .vertical]
      }
      if case .stack(let stack) = view.content { take(stack, view.subviews) }
    }
  }

  /// Returns true if neither length depends on the content.
  func areBoth(of id: String) -> Bool {
    let known = LayoutAxis.allCases.count { isGiven($0, of: id) }
    return known == 2 || (known == 1 && ratios.contains(id))
  }

  private func isGiven(_ axis: LayoutAxis, of id: String) -> Bool {
    lengths[id]?.contains(axis) == true || (places[id]?[axis]?.count ?? 0) >= 2
  }

  private mutating func take(_ constraint: NibConstraint) {
    guard constraint.relation == .equal else { return }
    let sides = [
      (constraint.firstItem as String?, constraint.firstAttribute as LayoutAttribute?),
      (constraint.secondItem, constraint.secondAttribute),
    ]
    if constraint.firstItem == constraint.secondItem, constraint.firstAttribute.isLength {
      ratios.insert(constraint.firstItem)
      return
    }
    for case (let id?, let attribute?) in sides {
      if attribute.isLength {
        lengths[id, default: []].insert(attribute.axis)
      } else {
        places[id, default: [:]][attribute.axis, default: []].insert(attribute)
      }
    }
  }

  private mutating func take(_ stack: NibStack, _ views: [NibView]) {
    let along: LayoutAxis = stack.isVertical ? .vertical : .horizontal
    for view in views {
      if stack.alignment == .fill { lengths[view.id, default: []].insert(along.other) }
      if stack.distribution == .fillEqually { lengths[view.id, default: []].insert(along) }
    }
  }
}

extension LayoutAttribute {
  fileprivate var isLength: Bool { self == .width || self == .height }

  /// The axis of the attribute.
  fileprivate var axis: LayoutAxis {
    switch withoutMargins {
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    default: .horizontal
    }
  }
}

extension LayoutAxis {
  fileprivate var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension NibView {
  /// The arranged views; empty if the view is not a stack.
  fileprivate var arrangedViews: [NibView] { if case .stack = content { subviews } else { [] } }

  /// True if the recorded frame and its mask determine the layout of the view, unless a stack
  /// arranges it.
  var keepsFrame: Bool { translatesAutoresizingMask || isFixedFrame }
}

extension NibCell {
  /// The view of the cell, its content view and all descendants, parents first.
  /// - Complexity: O(*n*) in the number of views.
  package var allViews: [NibView] {
    var views: [NibView] = []
    var pending = [contentView, view]
    while let view = pending.popLast() {
      views.append(view)
      pending.append(contentsOf: view.subviews.reversed())
    }
    return views
  }
}
