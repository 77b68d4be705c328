import ConstraintSolving

/// One constraint in the solver, with what it stands for.
///
/// A row is added to the solver once. When what it says changes by its constant alone it is changed in place; else it is
/// taken out and added anew.
final class Row {
  /// What a row stands for.
  enum Meaning {
    /// A constraint that somebody made.
    case constraint(LayoutConstraint)
    /// The size asked of the view that is laid out.
    case demand(LayoutAxis)
    /// A view's frame, as required constraints.
    case placement
    /// The size of a view's content, or that no length is negative.
    case content
  }

  let meaning: Meaning
  /// The view or guide whose row this is; nil for a constraint.
  weak var item: (any LayoutItem)?
  /// What the row was last asked to say, whether it is in the solver or broken.
  private(set) var asked: LinearConstraint?
  /// What the solver was last told.
  var installed: LinearConstraint?
  var id: ConstraintID?
  /// Whether the row is left out because it conflicts with others.
  var isBroken = false

  init(_ meaning: Meaning, of item: (any LayoutItem)? = nil) {
    self.meaning = meaning
    self.item = item
  }

  var constraint: LayoutConstraint? { if case .constraint(let constraint) = meaning { constraint } else { nil } }

  /// Whether the row is a constraint with a baseline or a margin, whose place may depend on what layout finds.
  private(set) lazy var followsLayout =
    constraint.map { constraint in
      [constraint.first, constraint.second].contains { side in
        side.attribute.isBaseline || side.attribute.isWithinMargins || side.isOfBuiltInGuide || side.origin != nil
      }
    } ?? false

  /// Whether the row is a constraint with a margin, or a side of one of a view's own guides.
  private(set) lazy var followsInsets =
    constraint.map { constraint in
      [constraint.first, constraint.second].contains { $0.attribute.isWithinMargins || $0.isOfBuiltInGuide }
    } ?? false

  /// Tells the solver what the row now says, nil being nothing. Answers whether that is news.
  func update(to wanted: LinearConstraint?, in solver: inout ConstraintSolver) throws(ConstraintSolverError) -> Bool {
    asked = wanted
    guard wanted != installed else { return false }
    if let id, let wanted, let installed, wanted.differsByConstantAlone(from: installed) {
      try solver.setConstant(wanted.expression.constant, of: id)
    } else {
      try withdraw(from: &solver)
      if let wanted { id = try solver.add(wanted) }
    }
    installed = wanted
    return true
  }

  func withdraw(from solver: inout ConstraintSolver) throws(ConstraintSolverError) {
    if let id { try solver.remove(id) }
    id = nil
    installed = nil
  }

  /// Forgets the solver the row was in.
  func reset() {
    id = nil
    installed = nil
    isBroken = false
  }
}

extension LinearConstraint {
  fileprivate func differsByConstantAlone(from other: LinearConstraint) -> Bool {
    relation == other.relation && priority == other.priority && expression.terms == other.expression.terms
  }
}
