import ConstraintSolving

/// One constraint in the solver, with its meaning.
///
/// A row is added to the solver once. If only its constant changes, it is changed in place;
/// otherwise it is removed and added again.
final class Row {
  /// The meaning of a row.
  enum Meaning {
    /// A constraint that somebody made.
    case constraint(LayoutConstraint)
    /// The size asked of the view that is laid out.
    case demand(LayoutAxis)
    /// A view's frame, as required constraints.
    case placement
    /// The size of a view's content along an axis.
    case content(LayoutAxis)
    /// A length is not negative.
    case positive
  }

  let meaning: Meaning
  /// The view or guide whose row this is; nil for a constraint.
  weak var item: (any LayoutItem)?
  /// The last requested constraint, whether it is in the solver or dropped.
  private(set) var asked: LinearConstraint?
  /// The boxes of a constraint in the current hierarchy, or nil if an item is elsewhere.
  var boxed: BoxedConstraint?
  /// The pass in which the row was asked last as one that follows.
  var askedPass = 0
  private(set) var id: ConstraintID?
  /// A Boolean value that indicates whether the row is dropped because of a conflict.
  var isBroken = false

  init(_ meaning: Meaning, of item: (any LayoutItem)? = nil) {
    self.meaning = meaning
    self.item = item
  }

  /// The constraint in the solver.
  var installed: LinearConstraint? { id == nil ? nil : asked }

  var constraint: LayoutConstraint? { if case .constraint(let constraint) = meaning { constraint } else { nil } }

  /// A Boolean value that indicates whether the row is a constraint with a baseline or a margin,
  /// whose position may depend on layout.
  private(set) lazy var followsLayout =
    constraint.map { constraint in
      [constraint.first, constraint.second].contains { side in
        side.attribute.isBaseline || side.attribute.isWithinMargins || side.isOfBuiltInGuide || side.origin != nil
      }
    } ?? false

  /// A Boolean value that indicates whether the row is a constraint with a margin, or with an edge
  /// of a view's built-in guide.
  private(set) lazy var followsInsets =
    constraint.map { constraint in
      [constraint.first, constraint.second].contains { $0.attribute.isWithinMargins || $0.isOfBuiltInGuide }
    } ?? false

  /// Returns `true` if the statement is the last requested one.
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

  /// Changes the constant of a row in the solver. Returns `true` if it changed.
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
