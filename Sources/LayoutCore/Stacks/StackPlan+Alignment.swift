import Foundation

extension StackPlan {
  /// Returns the rules across the axis: the first visible view relates to the stack, and the others
  /// to the first.
  func alignment() -> [StackRule] {
    guard let first = shown.first?.view else { return hidden() + [small] }
    return connections(of: first) + shown.dropFirst().flatMap { alike($0.view, first) } + bounds() + hidden()
  }

  private var kind: StackView.Alignment {
    switch stack.alignment {
    case .firstBaseline where stack.axis == .vertical: .leading
    case .lastBaseline where stack.axis == .vertical: .trailing
    case let alignment: alignment
    }
  }

  /// The attributes that are the same for all views.
  private var shared: [LayoutAttribute] {
    switch kind {
    case .fill: [across.start, across.end]
    case .leading: [across.start]
    case .center: [across.center]
    case .trailing: [across.end]
    case .firstBaseline: [.firstBaseline]
    case .lastBaseline: [.lastBaseline]
    }
  }

  private func connections(of first: View) -> [StackRule] {
    switch kind {
    case .firstBaseline: [loosely(first, across.start)]
    case .lastBaseline: [loosely(first, across.end)]
    default: shared.map { rule(.canvasConnection, canvas, $0, first) }
    }
  }

  /// Views of one baseline are together as near to an edge as they can be.
  private func loosely(_ first: View, _ edge: LayoutAttribute) -> StackRule {
    var result = rule(.canvasFit, canvas, edge, first)
    result.priority = StackPriority.canvasFit
    return result
  }

  private func alike(_ view: View, _ first: View) -> [StackRule] { shared.map { rule(.alignment, view, $0, first) } }

  /// No view reaches out of the stack, and the stack is no larger than that asks for.
  private func bounds() -> [StackRule] {
    guard kind != .fill else { return [] }
    let edges = shown.flatMap { view in
      boundedEdges.map { rule(.canvasConnection, canvas, $0.edge, view.view, relation: $0.relation) }
    }
    return edges + [small] + shown.map { none(.ambiguity, $0.view, across.length, StackPriority.ambiguity) }
  }

  private var small: StackRule { none(.canvasFit, stack, across.length, StackPriority.canvasFit) }

  /// The stack's edges that no shared attribute holds, with how they relate to a view's.
  private var boundedEdges: [(edge: LayoutAttribute, relation: LayoutRelation)] {
    let (start, end) = ((across.start, LayoutRelation.lessThanOrEqual), (across.end, LayoutRelation.greaterThanOrEqual))
    return switch kind {
    case .fill: []
    case .leading: [end]
    case .trailing, .center: [start]
    case .firstBaseline, .lastBaseline: [start, end]
    }
  }

  /// A hidden view lies at the edge where lines begin, and makes the stack no larger.
  private func hidden() -> [StackRule] {
    views.filter(\.isHidden).flatMap {
      [
        rule(.canvasConnection, canvas, across.start, $0),
        none(.ambiguity, $0, across.length, StackPriority.ambiguity),
      ]
    }
  }
}
