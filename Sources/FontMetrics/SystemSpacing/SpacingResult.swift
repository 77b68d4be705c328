/// A system spacing, with how it came about.
public struct SpacingResult: Hashable, Sendable {
  /// The spacing in points, rounded up to a whole pixel.
  public let value: Double

  /// The sum of the terms, in points.
  public let unrounded: Double

  /// What was added up, in the order of the formula.
  public let terms: [SpacingTerm]

  /// The formula.
  public let rule: SpacingRule

  /// How well the formula is known.
  public let confidence: FactConfidence

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

/// The formula behind a spacing. The raw value is its stable name.
public enum SpacingRule: String, CaseIterable, Sendable {
  /// Eight points between two edges, whatever the fonts.
  case plainEdges

  /// Eight points where a baseline takes part, but no font.
  case baselinesWithoutFont

  /// `lower.lineHeight + lower.descender - upper.descender + lower.lineGap`: the line boxes touch.
  case betweenBaselines

  /// `1.1 × lineHeight`.
  case edgeToFirstBaseline

  /// `max(1.1 × lineHeight - capHeight, 0.1 × lineHeight + |descender|)`.
  case lastBaselineToEdge
}
