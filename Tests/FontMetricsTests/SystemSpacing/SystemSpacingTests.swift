import FontMetrics
import Testing

/// SF as iOS has it.
private func sf(_ pointSize: Double) -> FixedBaselineMetrics {
  FixedBaselineMetrics(
    ascender: 1950 * pointSize / 2048, descender: -494 * pointSize / 2048, capHeight: 1443 * pointSize / 2048)
}

@Suite("System spacing")
struct SystemSpacingTests {
  @Test("For SF every category comes out as computed", arguments: ContentSizeCategory.allCases, [2.0, 3])
  func computedForSF(category: ContentSizeCategory, displayScale: Double) throws {
    let fact = try #require(try Recorded.spacing.get().computedForSF[category.uiKitName])
    #expect(TextStyleTable.ios.cell(.body, category)?.pointSize == fact.bodyPointSize)
    let font = sf(fact.bodyPointSize)
    let key = displayScale == 2 ? "2x" : "3x"
    let expectations = [
      (SystemSpacing.betweenBaselines(upper: font, lower: font, displayScale: displayScale), fact.baselineToBaseline),
      (SystemSpacing.edgeToFirstBaseline(font, displayScale: displayScale), fact.edgeToFirstBaseline),
      (SystemSpacing.lastBaselineToEdge(font, displayScale: displayScale), fact.lastBaselineToEdge),
    ]
    for (result, recorded) in expectations {
      #expect(abs(result.value - (try #require(recorded[key]))) < 1e-4)
      #expect(result.value >= result.unrounded && result.value < result.unrounded + 1 / displayScale)
    }
  }

  @Test("With Catalyst's metrics every number measured there comes out")
  func catalyst() throws {
    let lineHeights = [9.0: 11.0, 17: 20, 40: 47]
    func catalyst(_ size: Double) throws -> FixedBaselineMetrics {
      let descender = -0.211 * size
      let lineHeight = try #require(lineHeights[size])
      return FixedBaselineMetrics(ascender: lineHeight + descender, descender: descender, lineHeight: lineHeight)
    }
    for fact in try Recorded.spacing.get().measuredOnCatalyst {
      let result = SystemSpacing.betweenBaselines(
        upper: try fact.upper.map(catalyst), lower: try catalyst(fact.lower), displayScale: 2)
      #expect(result.value == fact.value)
    }
  }

  @Test("A multiplier multiplies the rounded spacing and never goes below 0")
  func multipliers() throws {
    for fact in try Recorded.spacing.get().multipliers {
      #expect(SystemSpacing.betweenEdges.constant(multiplier: fact.multiplier) == fact.constant)
    }
    #expect(SystemSpacing.betweenEdges.constant(multiplier: .nan) == 0)
    let text = SystemSpacing.betweenBaselines(upper: sf(17), lower: sf(17), displayScale: 3)
    #expect(text.constant(multiplier: 2) == 2 * text.value)
    #expect(text.constant(multiplier: -1) == 0)
  }

  @Test("The terms add up to the unrounded spacing, and say which formula they are of")
  func terms() {
    let (upper, lower) = (sf(40), sf(17))
    let between = SystemSpacing.betweenBaselines(upper: upper, lower: lower, displayScale: 2)
    #expect(between.terms.map(\.name) == ["lower line height", "lower descender", "upper descender"])
    #expect(between.terms.map(\.points) == [lower.lineHeight, lower.descender, -upper.descender])
    #expect(between.rule == .betweenBaselines && between.confidence == .reported)
    #expect(between.value == 26)
    let results = [
      between, SystemSpacing.betweenEdges, SystemSpacing.edgeToFirstBaseline(lower, displayScale: 2),
      SystemSpacing.lastBaselineToEdge(lower, displayScale: 2),
      SystemSpacing.betweenBaselines(upper: nil, lower: nil, displayScale: 2),
    ]
    for result in results { #expect(result.terms.reduce(0) { $0 + $1.points } == result.unrounded) }
    #expect(Set(results.map(\.rule)) == Set(SpacingRule.allCases))
  }

  @Test("The lower font's own line gap is added between baselines, the upper one's is not")
  func lineGaps() {
    let plain = sf(16)
    var gapped = plain
    gapped.lineGap = 4
    let without = SystemSpacing.betweenBaselines(upper: gapped, lower: plain, displayScale: 2)
    #expect(without.value == SystemSpacing.betweenBaselines(upper: plain, lower: plain, displayScale: 2).value)
    let with = SystemSpacing.betweenBaselines(upper: plain, lower: gapped, displayScale: 2)
    #expect(with.value == without.value + 4)
    #expect(with.terms.last?.name == "lower line gap" && with.terms.last?.points == 4)
    #expect(with.confidence == .inferred)
    let below = SystemSpacing.edgeToFirstBaseline(gapped, displayScale: 2)
    #expect(below == SystemSpacing.edgeToFirstBaseline(plain, displayScale: 2))
  }

  @Test("Below text: the white above capitals, or the descender kept clear, whichever is more")
  func lastBaseline() {
    let usual = SystemSpacing.lastBaselineToEdge(sf(17), displayScale: 3)
    #expect(usual.terms.map(\.name) == ["line height", "a tenth of the line height", "cap height"])
    let tallCapitals = FixedBaselineMetrics(ascender: 16, descender: -4, capHeight: 19)
    let clear = SystemSpacing.lastBaselineToEdge(tallCapitals, displayScale: 3)
    #expect(clear.terms.map(\.name) == ["a tenth of the line height", "descender"])
    #expect(clear.value == 6)
    let silent = FixedBaselineMetrics(ascender: 16, descender: -4)
    #expect(SystemSpacing.lastBaselineToEdge(silent, displayScale: 3) == clear)
  }

  @Test("A tenth more than a whole number of points is not rounded up for an error in the last bit")
  func tolerance() {
    let font = FixedBaselineMetrics(ascender: 16, descender: -4)
    #expect(SystemSpacing.edgeToFirstBaseline(font, displayScale: 3).value == 22)
  }

  @Test("One font makes the other side an edge, none makes 8 points")
  func missingFonts() {
    let font = sf(17)
    let lower = SystemSpacing.betweenBaselines(upper: nil, lower: font, displayScale: 3)
    #expect(lower == SystemSpacing.edgeToFirstBaseline(font, displayScale: 3))
    let upper = SystemSpacing.betweenBaselines(upper: font, lower: nil, displayScale: 3)
    #expect(upper == SystemSpacing.lastBaselineToEdge(font, displayScale: 3))
    let none = SystemSpacing.betweenBaselines(upper: nil, lower: nil, displayScale: 3)
    #expect(none.value == 8 && none.rule == .baselinesWithoutFont)
  }

  // swift-format-ignore
  @Test("Edges, baselines and fonts decide the rule", arguments: [
    (SpacingSide.edge(font: sf(9)),      SpacingSide.edge(font: sf(40)),      SpacingRule.plainEdges),
    (.edge(),                            .edge(font: sf(17)),                 .plainEdges),
    (.baseline(font: sf(17)),            .baseline(font: sf(17)),             .betweenBaselines),
    (.baseline(font: sf(17)),            .edge(font: sf(17)),                 .betweenBaselines),
    (.edge(font: sf(17)),                .baseline(font: sf(17)),             .betweenBaselines),
    (.edge(),                            .baseline(font: sf(17)),             .edgeToFirstBaseline),
    (.baseline(font: nil),               .baseline(font: sf(17)),             .edgeToFirstBaseline),
    (.baseline(font: sf(17)),            .edge(),                             .lastBaselineToEdge),
    (.baseline(font: sf(17)),            .baseline(font: nil),                .lastBaselineToEdge),
    (.baseline(font: nil),               .baseline(font: nil),                .baselinesWithoutFont),
    (.baseline(font: nil),               .edge(),                             .baselinesWithoutFont),
    (.baseline(font: nil),               .edge(font: sf(17)),                 .baselinesWithoutFont),
    (.edge(font: sf(17)),                .baseline(font: nil),                .baselinesWithoutFont),
  ])
  func rules(upper: SpacingSide, lower: SpacingSide, rule: SpacingRule) {
    #expect(SystemSpacing.below(upper, lower, displayScale: 3).rule == rule)
  }

  @Test("Spacing between text grows with the category, and the pixel is that of the display", arguments: [1.0, 2, 3])
  func monotony(displayScale: Double) {
    let values = ContentSizeCategory.allCases.compactMap { TextStyleTable.ios.cell(.body, $0)?.pointSize }.map {
      SystemSpacing.betweenBaselines(upper: sf($0), lower: sf($0), displayScale: displayScale).value
    }
    #expect(values == values.sorted())
    for value in values { #expect(PixelGrid.round(value, scale: displayScale) == value) }
  }

  @Test("A catalogue's fonts space as the numbers they carry")
  func fonts() throws {
    let system = try FontCatalogue.bundled(sources: .own).systemFont(size: 17)
    let numbers = SystemSpacing.betweenBaselines(upper: sf(17), lower: sf(17), displayScale: 3)
    #expect(SystemSpacing.betweenBaselines(upper: system, lower: system, displayScale: 3) == numbers)
    #expect(
      SystemSpacing.lastBaselineToEdge(system, displayScale: 3)
        == SystemSpacing.lastBaselineToEdge(sf(17), displayScale: 3))
  }
}
