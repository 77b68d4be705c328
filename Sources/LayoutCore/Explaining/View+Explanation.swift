import ConstraintSolving
import Foundation

extension View {
  /// Returns the reason for an edge, length, center, or baseline of the view after layout; nil for
  /// attributes within margins, and for none.
  ///
  /// - Complexity: O(*n*) in the constraints of the whole tree, after the layout.
  public func explanation(of attribute: LayoutAttribute) -> LayoutExplanation? {
    layoutIfNeeded()
    return root.layoutEngine.explanation(of: attribute, of: self)
  }

  /// The constraints from which the place and the length of the view along an axis follow, those of
  /// the view itself first.
  ///
  /// They are those of ``explanation(of:)``; the size of a content and an autoresizing mask have no
  /// constraint here.
  /// - Complexity: O(*n*) in the constraints of the whole tree, after the layout.
  public func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
    layoutIfNeeded()
    return root.layoutEngine.constraints(deciding: axis == .horizontal ? [.left, .width] : [.top, .height], of: self)
  }
}

extension LayoutEngine {
  func explanation(of attribute: LayoutAttribute, of view: View) -> LayoutExplanation? {
    guard let expression = place(attribute, of: view)?.linear else { return nil }
    let equations = tightEquations()
    var chain = EquationChain(equations)
    let links = chain.links(to: expression.terms.map(\.variable))
    let names = variableNames()
    let steps = links.map { link in
      LayoutExplanation.Step(
        quantity: names[link.variable] ?? "", value: solver.value(of: link.variable),
        reasons: link.equations.map { equations[$0].row.reason }, sources: link.sources.compactMap { names[$0] })
    }
    let quantity = "\(view.displayName).\(attribute.name)"
    // A place that is one of the solver's numbers is its own first step.
    if steps.first?.quantity == quantity { return LayoutExplanation(steps: steps) }
    let asked = LayoutExplanation.Step(
      quantity: quantity, value: value(of: expression),
      reasons: [sumText(expression, names)], sources: expression.terms.compactMap { names[$0.variable] })
    return LayoutExplanation(steps: [asked] + steps)
  }

  func constraints(deciding attributes: [LayoutAttribute], of view: View) -> [LayoutConstraint] {
    let variables = attributes.flatMap { place($0, of: view)?.linear.terms.map(\.variable) ?? [] }
    let equations = tightEquations()
    var chain = EquationChain(equations)
    var known: Set<LayoutConstraint> = []
    return chain.links(to: variables).flatMap(\.equations).compactMap { equations[$0].row.constraint }
      .filter { known.insert($0).inserted }
  }

  private func place(_ attribute: LayoutAttribute, of view: View) -> ShortExpression? {
    guard let box = box(of: view) else { return nil }
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch attribute {
    case .left: box.aligned.left
    case .right: box.aligned.right
    case .leading: isReversed ? box.aligned.right : box.aligned.left
    case .trailing: isReversed ? box.aligned.left : box.aligned.right
    case .top: box.aligned.top
    case .bottom: box.aligned.bottom
    case .width: box.aligned.width
    case .height: box.aligned.height
    case .centerX: box.aligned.centerX
    case .centerY: box.aligned.centerY
    case .firstBaseline, .lastBaseline: baseline(of: view, attribute)
    default: nil
    }
  }

  /// The rows that hold exactly, in order of precedence: the strongest first, of equals equations
  /// before limits, then in the order in which they are added to a solver. The rule that a length
  /// is not negative is used only if nothing else explains it.
  private func tightEquations() -> [TightEquation] {
    let rows = demands + boxes.flatMap(\.placement) + boxes.flatMap(\.sizes) + rows
    let strength = { (row: Row) in
      (row.installed?.priority.rawValue ?? 0, row.installed?.relation == .equal ? 1 : 0)
    }
    // Stable: equals keep their order.
    let sorted = rows.map { ($0, strength($0)) }.enumerated()
      .sorted { ($1.element.1.0, $1.element.1.1, $0.offset) < ($0.element.1.0, $0.element.1.1, $1.offset) }
      .map(\.element.0)
    return (sorted + boxes.flatMap(\.positive)).compactMap { row in
      guard let installed = row.installed, row.id != nil, isTight(installed.expression) else { return nil }
      return TightEquation(row: row, terms: installed.expression.terms)
    }
  }

  private func isTight(_ expression: LinearExpression) -> Bool {
    let parts = expression.terms.map { ($0.coefficient * solver.value(of: $0.variable)).magnitude }
    let magnitude = max(1, parts.max() ?? 0, expression.constant.magnitude)
    return value(of: expression).magnitude <= 1e-7 * magnitude
  }

  private func variableNames() -> [Variable: String] {
    var names: [Variable: String] = [:]
    for box in boxes {
      for (variable, attribute) in box.namedVariables {
        names[variable] = "\(box.item?.displayName ?? "nil").\(attribute.name)"
      }
    }
    return names
  }

  private func sumText(_ expression: LinearExpression, _ names: [Variable: String]) -> String {
    let terms = expression.terms.map { term in
      (term.coefficient == 1 ? "" : "\(LayoutConstraint.number(term.coefficient)) * ") + (names[term.variable] ?? "")
    }
    let constant =
      expression.constant == 0 ? [] : [LayoutConstraint.number((expression.constant * 1000).rounded() / 1000)]
    return "it is " + (terms + constant).joined(separator: " + ")
  }
}

extension Row {
  /// The row as an equation of names, with the distance that a system spacing comes to.
  fileprivate var reason: String {
    guard let value = constraint?.resolvedSpacing?.value else { return equation }
    return "\(equation) (\(LayoutConstraint.number((value * 1000).rounded() / 1000)))"
  }
}
