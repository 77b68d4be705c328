/// The data of an unknown in the tableau: a variable, or the residual of a constraint.
///
/// The residual of a constraint is its expression without the constant, a linear form over the
/// variables. It has a **rest** and a cost that is zero there and grows by `-lower` per unit below
/// it and by `upper` per unit above it:
///
/// | symbol            | goal          | lower | upper |
/// |-------------------|---------------|-------|-------|
/// | variable          | 0             | 0     | 0     |
/// | residual of `==`  | -constant / w | -w    | w     |
/// | residual of `<=`  | -constant / w | 0     | w     |
/// | residual of `>=`  | -constant / w | -w    | 0     |
///
/// Residuals are divided by a weight w, the power of two that brings the largest coefficient to
/// between 1 and 2. The rest is the goal minus ``base``, the contribution of definitions to the
/// residual in every solution.
@usableFromInline
struct Symbol: Sendable {
  @usableFromInline
  enum Role: Hashable, Sendable { case variable, residual, unused }

  /// The place of a symbol.
  enum Place: Hashable, Sendable {
    /// At its rest, a column of the tableau.
    case parametric
    /// The sum of its row of the tableau.
    case basic
    /// A variable that a required equality defines, or the residual of that equality: outside the
    /// tableau.
    case aside
  }

  @usableFromInline var role: Role
  var place = Place.parametric
  /// A Boolean value that indicates whether the symbol is in the list of those whose reduced costs
  /// may have become negative.
  var isCandidate = false
  /// A Boolean value that indicates whether the symbol is in the list of those that could move
  /// without cost when last examined.
  var isListedFree = false
  /// A Boolean value that indicates whether the symbol is in its level's list of those whose value
  /// may have left its side.
  var isSuspect = false
  /// A Boolean value that indicates whether the symbol is in the list of variables whose value
  /// changed.
  var isMoved = false
  /// Number of the level that the cost belongs to.
  var level: Int
  /// The slope of the cost below the rest, never positive (except in
  /// ``Tableau/extreme(of:sign:)``).
  var lower = 0.0
  /// Slope of the cost above the rest, never less than ``lower``.
  var upper = 0.0
  /// The serial number of the constraint that a residual belongs to; -1 for a variable, and before
  /// the constraint is accepted.
  var serial = -1
  /// The constant of the constraint's expression.
  var constant = 0.0
  /// The value of the residual that satisfies the constraint.
  var goal = 0.0
  /// The value from definitions alone: the value if all undefined variables were 0.
  var base = 0.0
  /// The sum of the magnitudes of the parts of ``base``.
  var baseMagnitude = 0.0
  /// The position of the cost's corner, at which a parametric symbol is, relative to the base.
  var rest = 0.0
  /// The current value: of a residual without its base, of a variable with it.
  @usableFromInline var value = 0.0
  /// The sum of the magnitudes of the parts of ``value``: what rounding errors are relative to.
  var magnitude = 0.0
  /// The number of units of the constraint per unit of its residual: a power of two, so that
  /// nothing is lost.
  var weight = 1.0
  /// The slope a basic symbol is counted with: `lower`, `upper`, or 0 at the rest.
  var slope = 0.0
  /// The residual of the constraint that edits a variable, -1 for none.
  var edit: Int32 = -1
  /// The residual that defines a variable, or the variable that a residual defines; -1 when the
  /// symbol is not aside.
  var partner: Int32 = -1
  /// The number of the definition, greater than those of all definitions it makes use of.
  var order: Int32 = -1
  /// The number of definitions of other variables that use the variable.
  var uses: Int32 = 0
  /// The next in the list of suspects, -1 at its end.
  var nextSuspect: Int32 = -1
  /// The next in the list of variables that have moved, -1 at its end.
  var nextMoved: Int32 = -1
  /// Room for marking symbols; -1 between uses.
  var mark: Int32 = -1
  /// Room for sums over rows; 0 between uses.
  var scratch = 0.0

  /// The consequence of a new value.
  enum Consequence: Hashable, Sendable {
    /// Nothing, or it has been called for already.
    case quiet
    /// Definitions use the variable and must be evaluated.
    case moved
    /// The symbol is a residual on a side it is not counted with.
    case misplaced
  }

  @inline(__always)
  mutating func setValue(_ value: Double, magnitude: Double) -> Consequence {
    self.value = value
    self.magnitude = magnitude
    guard role == .variable else { return misplacement != 0 ? .misplaced : .quiet }
    return beginMove() ? .moved : .quiet
  }

  /// Moves a residual's rest, and a parametric residual with it. Returns true if a basic residual
  /// must be checked.
  @inline(__always)
  mutating func setRest(_ rest: Double) -> Consequence {
    self.rest = rest
    guard place != .basic else { return .misplaced }
    value = rest
    magnitude = rest.magnitude
    return .quiet
  }

  /// Puts a parametric symbol at its rest. Returns true if this moves a variable of definitions
  /// that was not known to have moved.
  @inline(__always)
  mutating func settle() -> Bool {
    value = rest
    magnitude = rest.magnitude
    return beginMove()
  }

  @inline(__always)
  private mutating func beginMove() -> Bool {
    guard uses > 0, !isMoved else { return false }
    isMoved = true
    return true
  }

  /// Sets a variable to the value of its definition; `own` units of the definition are one unit of
  /// the variable. Returns `true` if it changed.
  @inline(__always)
  mutating func setDefined(_ sum: Double, magnitude: Double, own: Double) -> Bool {
    // Most definitions have a coefficient of 1, and a division takes as long as everything else
    // here.
    let isWhole = own == 1
    let value = isWhole ? sum : sum / own
    self.magnitude = isWhole ? magnitude : (magnitude / own).magnitude
    guard value != self.value else { return false }
    self.value = value
    return true
  }

  /// Makes a residual basic, at the rest that follows from its base.
  mutating func becomeBasic() {
    place = .basic
    rest = goal - base
  }

  /// Puts a variable and the residual that defines it aside; called on both.
  mutating func goAside(with partner: Int, order: Int = -1) {
    place = .aside
    self.partner = Int32(truncatingIfNeeded: partner)
    self.order = Int32(truncatingIfNeeded: order)
  }

  /// Changes the constant of a residual's constraint, and its goal with it.
  @inline(__always)
  mutating func setConstant(_ constant: Double) {
    self.constant = constant
    goal = -constant / weight
  }

  /// Returns the comparison of a residual with its goal, for a constraint with a constant.
  mutating func setRelation(_ relation: Relation, constant: Double, weight: Double) {
    lower = relation == .lessThanOrEqual ? 0 : -weight
    upper = relation == .greaterThanOrEqual ? 0 : weight
    self.weight = weight
    setConstant(constant)
  }

  /// Adds to the scratch value, and removes it if only rounding errors remain. Returns `true` for
  /// the first addition.
  mutating func addToScratch(_ part: Double) -> Bool {
    guard mark < 0 else {
      scratch = Tolerance.sum(scratch, part)
      return false
    }
    mark = 0
    scratch = part
    return true
  }

  /// Returns the scratch value and resets it to 0.
  mutating func takeScratch() -> Double {
    let sum = scratch
    scratch = 0
    mark = -1
    return sum
  }

  /// The relation of a residual to its goal.
  var relation: Relation { lower == 0 ? .lessThanOrEqual : upper == 0 ? .greaterThanOrEqual : .equal }

  /// The cost of one unit in a direction (1 up, -1 down), away from the rest.
  func cost(_ direction: Double) -> Double { direction > 0 ? upper : -lower }

  /// The slope that belongs to a side (1 above the rest, -1 below).
  func slope(_ side: Double) -> Double { side > 0 ? upper : lower }

  /// The magnitude relative to which the distance from the rest has rounding errors.
  var distanceMagnitude: Double { magnitude + rest.magnitude + baseMagnitude }

  /// 1 if the value is above its rest and not yet counted as such, -1 if it is below and not yet
  /// counted as such, and otherwise 0.
  var misplacement: Double {
    let distance = value - rest
    // The slope is checked first: most symbols are counted with the slope of their side, and their
    // distance then does not matter.
    guard distance != 0, distance > 0 ? slope < upper : slope > lower else { return 0 }
    if Tolerance.isZero(distance, magnitude: distanceMagnitude) { return 0 }
    return distance > 0 ? 1 : -1
  }
}
