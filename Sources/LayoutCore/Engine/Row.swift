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
    /// The size of a view's content along an axis.
    case content(LayoutAxis)
    /// That a length is not negative.
    case positive
  }

  let meaning: Meaning
  /// The view or guide whose row this is; nil for a constraint.
  weak var item: (any LayoutItem)?
  /// What the row was last asked to say, whether it is in the solver or broken.
  private(set) var asked: LinearConstraint?
  /// What a constraint speaks of in the tree as it is; nil where something of it is elsewhere.
  var boxed: BoxedConstraint?
  /// The pass in which the row was asked last as one that follows.
  var askedPass = 0
  private(set) var id: ConstraintID?
  /// Whether the row is left out because it conflicts with others.
  var isBroken = false

  init(_ meaning: Meaning, of item: (any LayoutItem)? = nil) {
    self.meaning = meaning
    self.item = item
  }

  /// What the solver was last told.
  var installed: LinearConstraint? { id == nil ? nil : asked }

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

  /// Whether it is what the row was asked to say last.
  func says(_ wanted: Statement?) -> Bool {
    guard let wanted, let asked else { return wanted == nil && asked == nil }
    return asked.expression.constant == wanted.expression.constant && wanted.hasShape(of: asked)
  }

  /// Tells the solver what the row now says, nil being nothing. Answers whether that is news.
  func update(to wanted: Statement?, in solver: inout ConstraintSolver) throws(ConstraintSolverError) -> Bool {
    if id != nil, let wanted, let asked, wanted.hasShape(of: asked) {
      return try setConstant(wanted.expression.constant, in: &solver)
    }
    let isNews = id != nil || wanted != nil
    if id != nil { try withdraw(from: &solver) }
    asked = wanted?.constraint
    if let asked { id = try solver.add(asked) }
    return isNews
  }

  /// Gives what a row in the solver says another constant. Answers whether that is news.
  func setConstant(
    _ constant: Double, in solver: inout ConstraintSolver
  ) throws(ConstraintSolverError) -> Bool {
    guard let id, asked?.expression.constant != constant else { return false }
    asked?.expression.constant = constant
    try solver.setConstant(constant, of: id)
    return true
  }

  func withdraw(from solver: inout ConstraintSolver) throws(ConstraintSolverError) {
    if let id { try solver.remove(id) }
    id = nil
  }

  /// Forgets the solver the row was in.
  func reset() {
    id = nil
    isBroken = false
  }
}
