import Foundation

/// What a stack view wants of its arranged views: the rules, in a fixed order, found anew from the stack as it is.
///
/// Hidden views stay in the chain that runs through the stack, with no length, so that hiding and showing changes few rules.
struct StackPlan {
  let stack: StackView
  let views: [View]
  /// The views that show, with their places among all.
  let shown: [(index: Int, view: View)]
  let customSpacings: [ObjectIdentifier: CGFloat]
  let along: StackAxis
  let across: StackAxis

  init(of stack: StackView, customSpacings: [ObjectIdentifier: CGFloat]) {
    self.stack = stack
    self.customSpacings = customSpacings
    views = stack.arrangedSubviews
    shown = views.enumerated().filter { !$0.element.isHidden }.map { ($0.offset, $0.element) }
    (along, across) = stack.axis == .horizontal ? (.row, .column) : (.column, .row)
  }

  /// Every rule. None for a stack without arranged views.
  /// - Complexity: O(n) in the arranged views.
  func rules() -> [StackRule] {
    guard !views.isEmpty else { return [] }
    return ends() + spacings() + hiding() + distribution() + alignment()
  }

  /// What the arranged views lie in: the stack, or its margins.
  var canvas: any LayoutItem { stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack }

  /// `item.attribute relation other.otherAttribute`, required.
  func rule(
    _ purpose: StackRule.Purpose, _ item: any LayoutItem, _ attribute: LayoutAttribute,
    _ other: any LayoutItem, _ otherAttribute: LayoutAttribute? = nil, relation: LayoutRelation = .equal
  ) -> StackRule {
    var rule = StackRule(purpose, AnchorReference(item, attribute))
    rule.relation = relation
    rule.second = AnchorReference(other, otherAttribute ?? attribute)
    return rule
  }

  /// `item.attribute == 0`, at a priority.
  func none(
    _ purpose: StackRule.Purpose, _ item: any LayoutItem, _ attribute: LayoutAttribute, _ priority: LayoutPriority
  ) -> StackRule {
    var rule = StackRule(purpose, AnchorReference(item, attribute))
    rule.priority = priority
    return rule
  }

  /// The chain begins and ends at the edges.
  ///
  /// A stack that is hidden in another gets no length from that one, and its spacing and margins need some: so its end gives way
  /// (Strut's rule; UIKit logs a conflict). So does the end of one in which nothing shows, to whatever else wants it longer: else it
  /// would have no length, and all that has to be as long would have none either (Strut's rule).
  private func ends() -> [StackRule] {
    let start = rule(.canvasConnection, canvas, along.start, views[0])
    let last = views[views.count - 1]
    var end = rule(.canvasConnection, canvas, along.end, last, passing(last))
    if stack.isHidden && stack.superview is StackView { end.priority = StackPriority.hiddenEnd }
    if shown.isEmpty && !stack.isHidden { end.priority = StackPriority.canvasFit }
    return [start, end]
  }

  /// The place from which the chain goes on after a view: its end, or the start of a hidden one that keeps a length, which counts for nothing.
  func passing(_ view: View) -> LayoutAttribute { keepsLength(view) ? along.start : along.end }

  /// Whether something may insist on a hidden view's length. Where nothing does, the solver has less work with a length that is required to be
  /// 0.
  private func keepsLength(_ view: View) -> Bool {
    view.isHidden
      && (!view.heldConstraints.isEmpty || view.contentCompressionResistancePriority(for: along.axis) == .required)
  }

  private func hiding() -> [StackRule] {
    views.filter(\.isHidden).map { view in
      none(.hiding, view, along.length, keepsLength(view) ? StackPriority.hiding : .required)
    }
  }
}

/// The attributes of one axis.
struct StackAxis {
  let axis: LayoutAxis
  let start, end, center, length: LayoutAttribute

  static let row = StackAxis(axis: .horizontal, start: .leading, end: .trailing, center: .centerX, length: .width)
  static let column = StackAxis(axis: .vertical, start: .top, end: .bottom, center: .centerY, length: .height)
}

/// Priorities of a stack view's own constraints.
enum StackPriority {
  /// How strongly a hidden view has no length that may have a required one of its own, which stays (Facts.md#stacks, `stack-8`).
  static let hiding = LayoutPriority(999)

  /// How strongly a stack that is hidden in another ends where its views do: less than it has no length.
  static let hiddenEnd = LayoutPriority(998)

  /// How strongly labels of several lines share the width: 760 by one account, 759 by another; both are above compression resistance and
  /// the hugging of controls.
  static let textWidth = LayoutPriority(760)

  /// How strongly a stack is no larger than it has to be: below a fitting size (reported, for iOS 9).
  static let canvasFit = LayoutPriority(49)

  /// How strongly a view has its share, by its place among those that have one: 999, 998, … (measured) and no less than 751.
  static func share(_ index: Int) -> LayoutPriority { LayoutPriority(Float(max(751, 999 - min(index, 999)))) }

  /// How strongly middles are evenly apart, by the place of the distance: 150, 149, … and no less than 50 (reported, for iOS 9).
  static func centering(_ index: Int) -> LayoutPriority { LayoutPriority(Float(max(50, 150 - min(index, 150)))) }

  /// How strongly a view is short along the axis: below everything else (Strut's rule).
  static let shortness = LayoutPriority(2)

  /// How much that counts beside other views', by the view's place: the later the more (Strut's rule).
  ///
  /// One priority for all, for the solver has an objective for each, and compares them one after the other.
  static func shortnessWeight(_ index: Int) -> Double { 1 + Double(index) / 64 }

  /// How strongly a view is short across the axis, where it has no size of its own.
  static let ambiguity = LayoutPriority(25)
}
