/// The only tolerance of the solver.
enum Tolerance {
  /// The part of a sum's magnitude below which its result counts as zero.
  ///
  /// A `Double` has a rounding error of 1.1e-16 of its value, and a tableau loses a few digits of
  /// that in the pivots between two rebuilds. 1e-10 leaves six digits for that, and is still a
  /// ten-millionth of a point at a coordinate of 1000.
  static let relative = 1e-10

  /// The part of a sum's magnitude below which a number has lost six digits by cancellation, and is
  /// computed again.
  static let doubt = 1e-6

  /// Returns true if `number` is zero for a sum of parts as large as `magnitude`; sums of parts
  /// below 1 are treated as if they had 1.
  static func isZero(_ number: Double, magnitude: Double) -> Bool {
    number.magnitude <= relative * max(1, magnitude)
  }

  /// Returns `left + right`, and exactly zero if the two cancel except for rounding.
  static func sum(_ left: Double, _ right: Double) -> Double {
    let sum = left + right
    return sum.magnitude <= relative * max(left.magnitude, right.magnitude) ? 0 : sum
  }
}
