/// What the tableau knows of one unknown: a variable, or the residual of a constraint.
///
/// The residual of a constraint is its expression without the constant, a linear form over the variables. Every symbol has a
/// *rest* and a cost that is zero there and grows by `-lower` per unit below it and by `upper` per unit above it:
///
/// | symbol            | rest          | lower | upper |
/// |-------------------|---------------|-------|-------|
/// | variable          | 0             | -1    | 1     |
/// | residual of `==`  | -constant / w | -w    | w     |
/// | residual of `<=`  | -constant / w | 0     | w     |
/// | residual of `>=`  | -constant / w | -w    | 0     |
///
/// Residuals are divided by a weight w, the power of two that brings the largest coefficient to between 1 and 2.
struct Symbol: Sendable {
  enum Role: Hashable, Sendable { case variable, residual, unused }

  var role: Role
  /// Index of the objective level that the cost belongs to.
  var level: Int
  /// Slope of the cost below the rest, never positive (but for ``Tableau/extreme(of:sign:)``).
  var lower: Double
  /// Slope of the cost above the rest, never less than ``lower``.
  var upper: Double
  /// Where the cost has its corner, and where a parametric symbol is.
  var rest: Double
  /// The current value; the rest of a parametric symbol, the sum of its row for a basic one.
  var value: Double
  /// The sum of the magnitudes of the parts of ``value``: what rounding errors are relative to.
  var magnitude: Double
  /// How many units of the constraint one unit of its residual is; a power of two, so nothing is lost by it.
  var weight = 1.0
  /// The slope a basic symbol is counted with: `lower`, `upper`, or 0 at the rest.
  var slope: Double = 0
  var isBasic = false
  /// Whether the symbol is in the list of those whose reduced costs may have turned negative.
  var isCandidate = false
  /// Whether the symbol is in the list of those whose value may have left its side.
  var isSuspect = false

  /// The cost of one unit in a direction (1 up, -1 down), away from the rest.
  func cost(_ direction: Double) -> Double { direction > 0 ? upper : -lower }

  /// The slope that belongs to a side (1 above the rest, -1 below).
  func slope(_ side: Double) -> Double { side > 0 ? upper : lower }

  /// 1 when the value is above its rest and not counted so, -1 when it is below and not counted so, else 0.
  var misplacement: Double {
    let distance = value - rest
    if Tolerance.isZero(distance, magnitude: magnitude + rest.magnitude) { return 0 }
    return distance > 0 ? (slope < upper ? 1 : 0) : (slope > lower ? -1 : 0)
  }
}
