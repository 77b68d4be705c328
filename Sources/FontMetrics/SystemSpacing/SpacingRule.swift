/// The formula of a spacing. The raw value is its stable name.
///
/// `gap` is the line gap of the font's face, and `up` rounds up to a multiple of 4 until iOS 16 and
/// to the pixel since iOS 17. Every result is rounded up to the pixel.
public enum SpacingRule: String, CaseIterable, Sendable {
  /// Eight points between two edges, regardless of the fonts.
  case plainEdges

  /// Eight points for a baseline without a font.
  case baselinesWithoutFont

  /// `up(lower.lineHeight + gap + lower.descender - upper.descender)`: the line boxes touch. Since
  /// iOS 17, `lower.leading` replaces the gap.
  case betweenBaselines

  /// `lineHeight + gap + up(0.1 × (lineHeight + gap))`.
  case edgeToFirstBaseline

  /// `lineHeight + gap + up(0.1 × (lineHeight + gap)) - capHeight`.
  case lastBaselineToEdge
}

extension SpacingRule {
  /// Returns the release since which the rule has been the same as in the given one.
  public func since(in era: Era) -> Era {
    switch self {
    case .plainEdges, .baselinesWithoutFont: .iOS11
    case .betweenBaselines, .edgeToFirstBaseline, .lastBaselineToEdge: era < .iOS17 ? .iOS11 : .iOS17
    }
  }

  /// Returns the confidence in the rule for a release (Facts.md#spacing).
  public func confidence(in era: Era) -> FactConfidence {
    switch self {
    case .plainEdges, .baselinesWithoutFont: .reported
    case .betweenBaselines: Self.knownBetweenBaselines[era] ?? .inferred
    case .edgeToFirstBaseline: Self.knownAboveText[era] ?? .inferred
    case .lastBaselineToEdge: Self.knownBelowText[era] ?? .inferred
    }
  }

  /// Apple's picture of its sample (iOS 11), a picture of 2021 (iOS 14), and what Interface Builder
  /// wrote into files.
  private static let knownBetweenBaselines: [Era: FactConfidence] = [
    .iOS11: .measured, .iOS12: .reported, .iOS13: .reported, .iOS14: .measured, .iOS15: .reported, .iOS17: .reported,
  ]
  private static let knownAboveText: [Era: FactConfidence] = [
    .iOS11: .measured, .iOS13: .reported, .iOS14: .measured, .iOS15: .reported,
  ]
  private static let knownBelowText: [Era: FactConfidence] = [.iOS11: .measured, .iOS14: .measured]
}
