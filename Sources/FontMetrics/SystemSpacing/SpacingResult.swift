/// A system spacing, with how it came about.
public struct SpacingResult: Hashable, Sendable {
  /// The spacing in points, rounded up.
  public let value: Double

  /// The sum of the terms, in points.
  public let unrounded: Double

  /// What the sum was rounded up to a multiple of, in points: a pixel, or 4; 0 where nothing is rounded.
  public let step: Double

  /// What was added up, in the order of the formula.
  public let terms: [SpacingTerm]

  /// The formula.
  public let rule: SpacingRule

  /// The release whose rule it is.
  public let era: Era

  /// How well the formula is known in the release.
  public var confidence: FactConfidence { rule.confidence(in: era) }

  /// The constant of a constraint with this spacing and a multiplier, in points: the rounded value times the multiplier,
  /// not rounded again. A multiplier that is 0, negative or not a number gives 0.
  ///
  /// UIKit makes the constraint's own multiplier 1 and puts the product into its constant (reported by one third party,
  /// with the floor at 0).
  public func constant(multiplier: Double) -> Double {
    multiplier > 0 ? value * multiplier : 0
  }
}

/// One summand of a spacing.
public struct SpacingTerm: Hashable, Sendable {
  /// What it is, in words: `lower line height`.
  public let name: String

  /// How much it adds, in points; negative where it takes away.
  public let points: Double
}
