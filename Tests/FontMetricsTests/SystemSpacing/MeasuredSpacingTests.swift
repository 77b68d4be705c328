import FontMetrics
import TestSupport
import Testing

/// The numbers that Apple's pictures and Interface Builder's files have, by release.
@Suite("System spacing as measured")
struct MeasuredSpacingTests {
  /// A distance below `upper` and above `lower`; nil is an edge.
  struct Fact: CustomTestStringConvertible {
    var era: Era
    var category: ContentSizeCategory = .large
    var upper: Text?
    var lower: Text?
    var points: Double
    var confidence: FactConfidence
    var displayScale = 2.0
    var testDescription: String { "\(era) \(category): \(points)" }
  }

  /// A text of Apple's sample, or a font with its metrics.
  enum Text {
    case style(TextStyle)
    case system(Double)
    /// Palatino at a size.
    case palatino(Double)
    /// Inter Bold 3.015 at 32 points, as a playground of 2021 has it.
    case inter32

    func font(_ category: ContentSizeCategory) throws -> any BaselineMetrics {
      let catalog = try FontCatalog.bundled(sources: .own)
      return switch self {
      case .style(let style): try catalog.preferredFont(for: style, category: category)
      case .system(let size): try catalog.systemFont(size: size)
      case .palatino(let size): try catalog.font(named: "Palatino", size: size)
      case .inter32: FixedBaselineMetrics(ascender: 31, descender: -7.7273, capHeight: 23.2727)
      }
    }
  }

  // swift-format-ignore
  static let facts: [Fact] = [
    // Apple's picture of the sample cell, 2018.
    Fact(era: .iOS11, category: .extraSmall, upper: nil, lower: .style(.headline), points: 21, confidence: .measured),
    Fact(era: .iOS11, category: .extraSmall, upper: .style(.headline), lower: .palatino(16), points: 20, confidence: .measured),
    Fact(era: .iOS11, category: .extraSmall, upper: .palatino(16), lower: nil, points: 10.5, confidence: .measured),
    Fact(era: .iOS11, upper: nil, lower: .style(.headline), points: 24.5, confidence: .measured),
    Fact(era: .iOS11, upper: .style(.headline), lower: .palatino(18), points: 20, confidence: .measured),
    Fact(era: .iOS11, upper: .palatino(18), lower: nil, points: 11.5, confidence: .measured),
    Fact(era: .iOS11, category: .accessibilityExtraExtraExtraLarge, upper: nil, lower: .style(.headline), points: 71.5, confidence: .measured),
    Fact(era: .iOS11, category: .accessibilityExtraExtraExtraLarge, upper: .style(.headline), lower: .palatino(51), points: 56, confidence: .measured),
    Fact(era: .iOS11, category: .accessibilityExtraExtraExtraLarge, upper: .palatino(51), lower: nil, points: 29, confidence: .measured),
    // A picture of a playground, January 2021.
    Fact(era: .iOS14, upper: nil, lower: .inter32, points: 43, confidence: .measured),
    Fact(era: .iOS14, upper: .inter32, lower: .inter32, points: 40, confidence: .measured),
    Fact(era: .iOS14, upper: .inter32, lower: nil, points: 19.5, confidence: .measured),
    // Interface Builder's canvas.
    Fact(era: .iOS13, upper: .style(.largeTitle), lower: .style(.body), points: 28, confidence: .reported),
    Fact(era: .iOS13, upper: .style(.footnote), lower: .style(.footnote), points: 16, confidence: .reported),
    Fact(era: .iOS13, upper: .style(.footnote), lower: .style(.body), points: 20, confidence: .reported),
    Fact(era: .iOS13, upper: nil, lower: .style(.callout), points: 23.5, confidence: .reported),
    Fact(era: .iOS13, upper: nil, lower: .style(.footnote), points: 20, confidence: .reported),
    Fact(era: .iOS13, upper: nil, lower: .system(17), points: 24.5, confidence: .reported),
    Fact(era: .iOS14, upper: .style(.headline), lower: .style(.body), points: 24, confidence: .measured),
    Fact(era: .iOS14, upper: .style(.headline), lower: .style(.callout), points: 20, confidence: .measured),
    Fact(era: .iOS15, category: .extraSmall, upper: .style(.headline), lower: .style(.body), points: 20, confidence: .reported),
    Fact(era: .iOS15, category: .extraSmall, upper: .style(.headline), lower: .style(.callout), points: 16, confidence: .reported),
    Fact(era: .iOS15, category: .extraSmall, upper: .style(.footnote), lower: .style(.footnote), points: 16, confidence: .reported),
    Fact(era: .iOS15, category: .extraSmall, upper: nil, lower: .style(.headline), points: 21, confidence: .reported),
    Fact(era: .iOS15, category: .extraSmall, upper: nil, lower: .style(.footnote), points: 18.5, confidence: .reported),
    Fact(era: .iOS17, upper: .style(.headline), lower: .style(.body), points: 22, confidence: .reported),
    // For later releases, there are no measurements; the rule continues.
    Fact(era: .iOS16, upper: .style(.headline), lower: .style(.body), points: 24, confidence: .inferred),
    Fact(era: .iOS18, upper: .style(.headline), lower: .style(.body), points: 22, confidence: .inferred),
    Fact(era: .iOS26, upper: nil, lower: .system(17), points: 23, confidence: .inferred),
    Fact(era: .iOS12, upper: .palatino(18), lower: nil, points: 11.5, confidence: .inferred),
  ]

  @Test(
    "Every published distance comes out, with how well the rule is known",
    .fact("spacing-10", "spacing-5", "spacing-7", "spacing-8"), arguments: facts)
  func measured(fact: Fact) throws {
    let spacing = SystemSpacing(era: fact.era, displayScale: fact.displayScale)
    let result = spacing.below(
      try fact.upper.map { .baseline(font: try $0.font(fact.category)) } ?? .edge(),
      try fact.lower.map { .baseline(font: try $0.font(fact.category)) } ?? .edge())
    #expect(result.value == fact.points)
    #expect(result.confidence == fact.confidence)
    #expect(result.era == fact.era)
  }

  @Test("A rule says since which release it holds", arguments: Era.allCases)
  func since(era: Era) {
    for rule in [SpacingRule.betweenBaselines, .edgeToFirstBaseline, .lastBaselineToEdge] {
      #expect(rule.since(in: era) == (era < .iOS17 ? .iOS11 : .iOS17))
    }
    #expect(SpacingRule.plainEdges.since(in: era) == .iOS11)
    #expect(SystemSpacing(era: era, displayScale: 3).betweenEdges.value == 8)
  }
}
