import Foundation
import LayoutCore

/// Views of which constraints leave open, along one axis, which gives way: settling one of them settles all.
struct Tie {
  /// An axis along which views are open.
  enum Axis: CaseIterable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The axis along which the views are open.
  let axis: Axis
  /// The views with both of their places, each before what it holds.
  let members: [LayoutAmbiguity]
}

extension Tie {
  /// True if a view of the tie has less room than its content asks for, so that compression resistance would settle it.
  var lacksRoom: Bool {
    members.contains { member in
      let (asked, one, other) = (member.view.intrinsicContentSize, member.frame, member.alternative)
      return axis == .horizontal
        ? asked.width - min(one.width, other.width) > 0.5 : asked.height - min(one.height, other.height) > 0.5
    }
  }

  /// Returns the ties among open views: two views are in one tie if a constraint or a stack relates them along its axis.
  ///
  /// - Parameter root: The view that holds the views and their constraints.
  /// - Complexity: O(*n* log *n*) in the views and constraints.
  static func all(of open: [LayoutAmbiguity], in root: View) -> [Tie] {
    var groups = OpenGroups(open)
    for view in root.subtree {
      for constraint in view.constraints where constraint.isActive { groups.relate(constraint) }
      if let stack = view as? StackView { groups.relate([stack] + stack.arrangedSubviews) }
    }
    return groups.ties(of: open)
  }
}

/// Groups of open views while constraints relate them.
private struct OpenGroups {
  private struct Side: Hashable {
    let view: ObjectIdentifier
    let axis: Tie.Axis
  }

  /// Another side of the same group for each side; a side that stands for its group has itself.
  private var parents: [Side: Side] = [:]

  init(_ open: [LayoutAmbiguity]) {
    for member in open {
      for axis in member.axes { add(Side(view: ObjectIdentifier(member.view), axis: axis)) }
    }
  }

  private mutating func add(_ side: Side) { parents[side] = side }

  mutating func relate(_ constraint: LayoutConstraint) {
    let sides = [
      Self.side(constraint.firstItem, constraint.firstAttribute),
      Self.side(constraint.secondItem, constraint.secondAttribute),
    ].compactMap(\.self)
    if sides.count == 2 { join(sides[0], sides[1]) }
  }

  mutating func relate(_ views: [View]) {
    for axis in Tie.Axis.allCases {
      let sides = views.map { Side(view: ObjectIdentifier($0), axis: axis) }.filter { parents[$0] != nil }
      for side in sides.dropFirst() { join(sides[0], side) }
    }
  }

  private static func side(_ item: AnyObject?, _ attribute: LayoutAttribute) -> Side? {
    guard let view = (item as? any LayoutItem)?.layoutOwner, let axis = attribute.axis else { return nil }
    return Side(view: ObjectIdentifier(view), axis: axis)
  }

  private mutating func join(_ first: Side, _ second: Side) {
    guard parents[first] != nil, parents[second] != nil else { return }
    parents[representative(of: second)] = representative(of: first)
  }

  private mutating func representative(of side: Side) -> Side {
    var found = side
    while let parent = parents[found], parent != found { found = parent }
    // The way is shorter next time.
    parents[side] = found
    return found
  }

  mutating func ties(of open: [LayoutAmbiguity]) -> [Tie] {
    var order: [Side] = []
    var members: [Side: [LayoutAmbiguity]] = [:]
    for member in open {
      for axis in member.axes {
        let group = representative(of: Side(view: ObjectIdentifier(member.view), axis: axis))
        if members[group] == nil { order.append(group) }
        members[group, default: []].append(member)
      }
    }
    return order.map { Tie(axis: $0.axis, members: members[$0] ?? []) }
  }
}

extension LayoutAmbiguity {
  /// The axes along which the two places differ.
  fileprivate var axes: [Tie.Axis] {
    let isHorizontal = frame.minX != alternative.minX || frame.width != alternative.width
    let isVertical = frame.minY != alternative.minY || frame.height != alternative.height
    return (isHorizontal ? [.horizontal] : []) + (isVertical ? [.vertical] : [])
  }
}

extension LayoutAttribute {
  /// The axis that an edge, a center or a length lies along; nil for none of them.
  fileprivate var axis: Tie.Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }
}
