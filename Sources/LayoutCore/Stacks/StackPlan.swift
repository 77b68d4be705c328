import Foundation

/// The rules for a stack view's arranged views, in a fixed order, derived from the current state of
/// the stack.
///
/// Hidden views remain in the chain through the stack, without length, so that hiding and showing
/// changes few rules.
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

  /// The container of the arranged views: the stack or its margins.
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
  /// A hidden stack gets no length from its outer stack, but its spacing and margins need some, so
  /// its end has a lower priority (Strut's rule; UIKit logs a conflict). The same applies to the
  /// end of a stack without visible views, if anything else requires it to be longer: otherwise it
  /// would have no length, and everything with the same length would have none either (Strut's
  /// rule).
  private func ends() -> [StackRule] {
    let start = rule(.canvasConnection, canvas, along.start, views[0])
    let last = views[views.count - 1]
    var end = rule(.canvasConnection, canvas, along.end, last, passing(last))
    if stack.isHidden && stack.superview is StackView { end.priority = StackPriority.hiddenEnd }
    if shown.isEmpty && !stack.isHidden { end.priority = StackPriority.canvasFit }
    return [start, end]
  }

  /// Returns the edge after a view from which the chain continues: its end, or the start of a
  /// hidden view that keeps a length, which is ignored.
  func passing(_ view: View) -> LayoutAttribute { keepsLength(view) ? along.start : along.end }

  /// Returns `true` if a constraint may insist on a hidden view's length. Otherwise a required
  /// length of 0 is less work for the solver.
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
  /// The priority of no length for a hidden view that may have its own required length, which
  /// remains (Facts.md#stacks, `stack-8`).
  static let hiding = LayoutPriority(999)

  /// The priority of the end of a stack that is hidden in another one: less than that of its
  /// missing length.
  static let hiddenEnd = LayoutPriority(998)

  /// The priority of equal widths for labels with several lines: 760 according to one report, 759
  /// according to another; both exceed compression resistance and the hugging of controls.
  static let textWidth = LayoutPriority(760)

  /// The priority of a minimal stack: below a fitting size (reported, for iOS 9).
  static let canvasFit = LayoutPriority(49)

  /// Returns the priority of a view's share by its index: 999, 998, … (measured), and at least 751.
  static func share(_ index: Int) -> LayoutPriority { LayoutPriority(Float(max(751, 999 - min(index, 999)))) }

  /// Returns the priority of equally spaced centers by the index of the distance: 150, 149, … and
  /// at least 50 (reported, for iOS 9).
  static func centering(_ index: Int) -> LayoutPriority { LayoutPriority(Float(max(50, 150 - min(index, 150)))) }

  /// The priority of a view's minimal length along the axis: below everything else (Strut's rule).
  static let shortness = LayoutPriority(2)

  /// Returns the weight of that priority by the view's index: later views weigh more (Strut's
  /// rule).
  ///
  /// All views share one priority, because the solver has an objective per priority and compares
  /// them in sequence.
  static func shortnessWeight(_ index: Int) -> Double { 1 + Double(index) / 64 }

  /// The priority of a view's minimal length across the axis without an intrinsic size.
  static let ambiguity = LayoutPriority(25)
}
