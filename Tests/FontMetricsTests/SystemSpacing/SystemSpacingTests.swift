import FontMetrics
import TestSupport
import Testing

/// SF as iOS has it.
private func sf(_ pointSize: Double) -> FixedBaselineMetrics {
  FixedBaselineMetrics(
    ascender: 1950 * pointSize / 2048, descender: -494 * pointSize / 2048, capHeight: 1443 * pointSize / 2048)
}

@Suite("System spacing")
struct SystemSpacingTests {
  @Test(
    "For SF every category comes out as computed", .fact("spacing-7", "spacing-8"),
    arguments: ContentSizeCategory.allCases, [Era.iOS11, .iOS17])
  func computedForSF(category: ContentSizeCategory, era: Era) throws {
    let fact = try #require(try Recorded.spacing.get().computedForSF[category.uiKitName])
    #expect(TextStyleTable.ios.cell(.body, category)?.pointSize == fact.bodyPointSize)
    let font = sf(fact.bodyPointSize)
    for (key, displayScale) in [("2x", 2.0), ("3x", 3)] {
      let spacing = SystemSpacing(era: era, displayScale: displayScale)
      let recorded = try #require((era == .iOS11 ? fact.iOS11 : fact.iOS17)[key])
      let expectations = [
        (spacing.betweenBaselines(upper: font, lower: font), recorded.baselineToBaseline),
        (spacing.edgeToFirstBaseline(font), recorded.edgeToFirstBaseline),
        (spacing.lastBaselineToEdge(font), recorded.lastBaselineToEdge),
      ]
      for (result, value) in expectations {
        #expect(abs(result.value - value) < 1e-4)
        #expect(result.value >= result.unrounded && result.value < result.unrounded + result.step)
      }
    }
  }

  @Test("With Catalyst's metrics every number measured there comes out", .fact("spacing-4"))
  func catalyst() throws {
    let lineHeights = [9.0: 11.0, 17: 20, 40: 47]
    func catalyst(_ size: Double) throws -> FixedBaselineMetrics {
      let descender = -0.211 * size
      let lineHeight = try #require(lineHeights[size])
      return FixedBaselineMetrics(ascender: lineHeight + descender, descender: descender, lineHeight: lineHeight)
    }
    for fact in try Recorded.spacing.get().measuredOnCatalyst {
      let result = SystemSpacing(displayScale: 2).betweenBaselines(
        upper: try fact.upper.map(catalyst), lower: try catalyst(fact.lower))
      #expect(result.value == fact.value)
    }
  }

  @Test("A multiplier multiplies the rounded spacing and never goes below 0", .fact("spacing-2"))
  func multipliers() throws {
    for fact in try Recorded.spacing.get().multipliers {
      #expect(SystemSpacing(displayScale: 2).betweenEdges.constant(multiplier: fact.multiplier) == fact.constant)
    }
    #expect(SystemSpacing(displayScale: 2).betweenEdges.constant(multiplier: .nan) == 0)
    let text = SystemSpacing(displayScale: 3).betweenBaselines(upper: sf(17), lower: sf(17))
    #expect(text.constant(multiplier: 2) == 2 * text.value)
    #expect(text.constant(multiplier: -1) == 0)
  }

  @Test("The terms add up to the unrounded spacing, and say which formula they are of")
  func terms() {
    let (upper, lower) = (sf(40), sf(17))
    let spacing = SystemSpacing(displayScale: 2)
    let between = spacing.betweenBaselines(upper: upper, lower: lower)
    #expect(between.terms.map(\.name) == ["lower line height", "lower descender", "upper descender"])
    #expect(between.terms.map(\.points) == [lower.lineHeight, lower.descender, -upper.descender])
    #expect(between.rule == .betweenBaselines && between.value == 26)
    let above = spacing.edgeToFirstBaseline(lower)
    #expect(above.terms.map(\.name) == ["line height", "a tenth of the line (up to the pixel)"])
    #expect(above.terms.last?.points == 2.5)
    let older = SystemSpacing(era: .iOS16, displayScale: 2).lastBaselineToEdge(lower)
    #expect(
      older.terms.map(\.name) == ["line height", "a tenth of the line (up to a multiple of 4)", "cap height"])
    #expect(older.terms.map(\.points)[1] == 4)
    let results = [
      between, spacing.betweenEdges, above, older, spacing.betweenBaselines(upper: nil, lower: nil),
    ]
    for result in results { #expect(result.terms.reduce(0) { $0 + $1.points } == result.unrounded) }
    #expect(Set(results.map(\.rule)) == Set(SpacingRule.allCases))
  }

  @Test(
    "The lower font's gap is added between baselines, the upper one's is not: the face's until iOS 16, then the leading",
    .fact("spacing-7")
  )
  func lineGaps() {
    let plain = sf(16)
    var gapped = plain
    (gapped.lineGap, gapped.leading) = (4, 1.5)
    for (era, name, gap) in [(Era.iOS16, "lower line gap", 4.0), (.iOS17, "lower leading", 1.5)] {
      let spacing = SystemSpacing(era: era, displayScale: 2)
      let without = spacing.betweenBaselines(upper: plain, lower: plain)
      #expect(spacing.betweenBaselines(upper: gapped, lower: plain) == without)
      let with = spacing.betweenBaselines(upper: plain, lower: gapped)
      #expect(with.unrounded == without.unrounded + gap)
      #expect(with.terms.last?.name == name)
      // At edges the face's gap is part of the line.
      var higher = plain
      higher.lineHeight += 4
      #expect(spacing.edgeToFirstBaseline(gapped).value == spacing.edgeToFirstBaseline(higher).value)
      #expect(spacing.lastBaselineToEdge(gapped).value == spacing.lastBaselineToEdge(higher).value)
    }
  }

  @Test("Below text of a font without a cap height the descender is kept clear")
  func noCapHeight() {
    let silent = FixedBaselineMetrics(ascender: 16, descender: -4)
    let clear = SystemSpacing(displayScale: 3).lastBaselineToEdge(silent)
    #expect(clear.terms.map(\.name) == ["a tenth of the line (up to the pixel)", "descender"])
    #expect(clear.value == 6)
  }

  @Test("A tenth more than a whole number of points is not rounded up for an error in the last bit")
  func tolerance() {
    let font = FixedBaselineMetrics(ascender: 16, descender: -4)
    #expect(SystemSpacing(displayScale: 3).edgeToFirstBaseline(font).value == 22)
  }

  @Test("One font makes the other side an edge, none makes 8 points", .fact("spacing-1", "spacing-9"))
  func missingFonts() {
    let font = sf(17)
    let lower = SystemSpacing(displayScale: 3).betweenBaselines(upper: nil, lower: font)
    #expect(lower == SystemSpacing(displayScale: 3).edgeToFirstBaseline(font))
    let upper = SystemSpacing(displayScale: 3).betweenBaselines(upper: font, lower: nil)
    #expect(upper == SystemSpacing(displayScale: 3).lastBaselineToEdge(font))
    let none = SystemSpacing(displayScale: 3).betweenBaselines(upper: nil, lower: nil)
    #expect(none.value == 8 && none.rule == .baselinesWithoutFont)
  }

  // swift-format-ignore
  @Test("Edges, baselines and fonts decide the rule", .fact("spacing-1", "spacing-6", "spacing-9"), arguments: [
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
    #expect(SystemSpacing(displayScale: 3).below(upper, lower).rule == rule)
  }

  @Test("Spacing between text grows with the category, and the pixel is that of the display", arguments: [1.0, 2, 3])
  func monotony(displayScale: Double) {
    let values = ContentSizeCategory.allCases.compactMap { TextStyleTable.ios.cell(.body, $0)?.pointSize }.map {
      SystemSpacing(displayScale: displayScale).betweenBaselines(upper: sf($0), lower: sf($0)).value
    }
    #expect(values == values.sorted())
    for value in values { #expect(PixelGrid.round(value, scale: displayScale) == value) }
  }

  @Test("A catalog's fonts space as the numbers they carry")
  func fonts() throws {
    let system = try FontCatalog.bundled(sources: .own).systemFont(size: 17)
    let numbers = SystemSpacing(displayScale: 3).betweenBaselines(upper: sf(17), lower: sf(17))
    #expect(SystemSpacing(displayScale: 3).betweenBaselines(upper: system, lower: system) == numbers)
    #expect(
      SystemSpacing(displayScale: 3).lastBaselineToEdge(system)
        == SystemSpacing(displayScale: 3).lastBaselineToEdge(sf(17)))
  }
}
