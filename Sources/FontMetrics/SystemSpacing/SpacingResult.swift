/// A system spacing with its derivation.
public struct SpacingResult: Hashable, Sendable {
  /// The spacing in points, rounded up.
  public let value: Double

  /// The sum of the terms, in points.
  public let unrounded: Double

  /// The step to whose multiple the sum was rounded up, in points: a pixel, or 4; 0 without
  /// rounding.
  public let step: Double

  /// The terms of the sum, in the order of the formula.
  public let terms: [SpacingTerm]

  /// The formula.
  public let rule: SpacingRule

  /// The release of the rule.
  public let era: Era

  /// The confidence in the formula for the release.
  public var confidence: FactConfidence { rule.confidence(in: era) }

  /// Returns the constant of a constraint with this spacing and a multiplier, in points: the
  /// rounded value times the multiplier, not rounded again. A multiplier that is 0, negative or not
  /// a number results in 0.
  ///
  /// UIKit sets the constraint's own multiplier to 1 and its constant to the product (reported by
  /// one third party, with the minimum of 0).
  public func constant(multiplier: Double) -> Double {
    multiplier > 0 ? value * multiplier : 0
  }
}

/// A term of a spacing.
public struct SpacingTerm: Hashable, Sendable {
  /// The name of the term, such as `lower line height`.
  public let name: String

  /// The value of the term, in points; negative if it is subtracted.
  public let points: Double
}
