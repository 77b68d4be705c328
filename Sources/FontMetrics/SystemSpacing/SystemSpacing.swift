/// The space the system puts between two things, as `constraint(equalToSystemSpacingBelow:multiplier:)` and its like do.
///
///     // SF at 17 points: ascender 16.187, descender -4.101, line height 20.287, cap height 11.978
///     SystemSpacing.betweenBaselines(upper: sf, lower: sf, displayScale: 3).value   // 20.333…
///     SystemSpacing.edgeToFirstBaseline(sf, displayScale: 3).value                  // 22.333…
///     SystemSpacing.lastBaselineToEdge(sf, displayScale: 3).value                   // 10.666…
///     SystemSpacing.betweenEdges.value                                              // 8
///
/// Vertical distances are downwards: `upper` is the thing above. A display scale that is not above 0 rounds nothing.
public enum SystemSpacing {
  /// The points between two edges, whatever the fonts of their views. Reported by one third party, confirmed by its
  /// tests against UIKit.
  public static let plainEdges = 8.0

  /// The part of a line height that keeps text clear of an edge, beyond the line itself.
  static let edgeClearance = 0.1

  /// Between two edges, horizontally or vertically.
  public static let betweenEdges = SpacingResult(
    value: plainEdges, unrounded: plainEdges, terms: [SpacingTerm(name: "plain edges", points: plainEdges)],
    rule: .plainEdges, confidence: .reported)

  /// From a baseline down to another, with the fonts at both; nil where a view has none.
  ///
  /// With both fonts, the baselines are as far apart as if the lines' boxes touched: the descender of the upper font,
  /// then the line of the lower one down to its baseline. (One published formula, checked by its finder against UIKit on
  /// Mac Catalyst.) A line gap of the lower font's own is added, which is Strut's rule: the systems' fonts have none.
  /// With one font the other side counts as an edge; with none it is 8 points.
  public static func betweenBaselines(
    upper: (any BaselineMetrics)?, lower: (any BaselineMetrics)?, displayScale: Double
  ) -> SpacingResult {
    switch (upper, lower) {
    case (let upper?, let lower?): touchingLines(upper: upper, lower: lower, displayScale)
    case (nil, let lower?): edgeToFirstBaseline(lower, displayScale: displayScale)
    case (let upper?, nil): lastBaselineToEdge(upper, displayScale: displayScale)
    case (nil, nil): withoutFont
    }
  }

  /// From an edge, or a baseline without a font, down to the first baseline of text.
  ///
  /// Strut's rule: 1.1 line heights. It agrees with the one number measured, 22 points at a line height of 20.
  public static func edgeToFirstBaseline(_ font: some BaselineMetrics, displayScale: Double) -> SpacingResult {
    let terms = [
      SpacingTerm(name: "line height", points: font.lineHeight),
      SpacingTerm(name: "a tenth of the line height", points: edgeClearance * font.lineHeight),
    ]
    return sum(terms, .edgeToFirstBaseline, .inferred, displayScale)
  }

  /// From the last baseline of text down to an edge, or to a baseline without a font.
  ///
  /// Strut's rule, with nothing measured behind it: as much white below the baseline as above the capitals in
  /// ``edgeToFirstBaseline(_:displayScale:)``, but never so little that descenders come nearer to the edge than a tenth
  /// of the line height. For a font that does not tell its cap height only the second counts.
  public static func lastBaselineToEdge(_ font: some BaselineMetrics, displayScale: Double) -> SpacingResult {
    let clearance = SpacingTerm(name: "a tenth of the line height", points: edgeClearance * font.lineHeight)
    let clearOfDescender = [clearance, SpacingTerm(name: "descender", points: -font.descender)]
    let likeAbove = font.capHeight.map { capHeight in
      [
        SpacingTerm(name: "line height", points: font.lineHeight), clearance,
        SpacingTerm(name: "cap height", points: -capHeight),
      ]
    }
    let terms = [clearOfDescender, likeAbove].compactMap { $0 }.max { total($0) < total($1) }
    return sum(terms ?? clearOfDescender, .lastBaselineToEdge, .inferred, displayScale)
  }

  private static let withoutFont = SpacingResult(
    value: plainEdges, unrounded: plainEdges, terms: [SpacingTerm(name: "no font", points: plainEdges)],
    rule: .baselinesWithoutFont, confidence: .reported)

  private static func touchingLines(
    upper: any BaselineMetrics, lower: any BaselineMetrics, _ displayScale: Double
  ) -> SpacingResult {
    var terms = [
      SpacingTerm(name: "lower line height", points: lower.lineHeight),
      SpacingTerm(name: "lower descender", points: lower.descender),
      SpacingTerm(name: "upper descender", points: -upper.descender),
    ]
    let hasGap = lower.lineGap != 0
    if hasGap { terms.append(SpacingTerm(name: "lower line gap", points: lower.lineGap)) }
    return sum(terms, .betweenBaselines, hasGap ? .inferred : .reported, displayScale)
  }

  private static func total(_ terms: [SpacingTerm]) -> Double { terms.reduce(0) { $0 + $1.points } }

  private static func sum(
    _ terms: [SpacingTerm], _ rule: SpacingRule, _ confidence: FactConfidence, _ displayScale: Double
  ) -> SpacingResult {
    let unrounded = total(terms)
    return SpacingResult(
      value: PixelGrid.ceil(unrounded, scale: displayScale), unrounded: unrounded, terms: terms, rule: rule,
      confidence: confidence)
  }
}
