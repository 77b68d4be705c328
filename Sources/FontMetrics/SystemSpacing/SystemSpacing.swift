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

  /// Between two edges, horizontally or vertically.
  public static let betweenEdges = betweenEdges(.standard)

  /// Between two edges, horizontally or vertically, with measured numbers.
  public static func betweenEdges(_ clearances: SpacingClearances) -> SpacingResult {
    plain(clearances, "plain edges", .plainEdges)
  }

  /// From a baseline down to another, with the fonts at both; nil where a view has none.
  ///
  /// With both fonts, the baselines are as far apart as if the lines' boxes touched: the descender of the upper font,
  /// then the line of the lower one down to its baseline. (One published formula, checked by its finder against UIKit on
  /// Mac Catalyst.) A line gap of the lower font's own is added, which is Strut's rule: the systems' fonts have none.
  /// With one font the other side counts as an edge; with none it is 8 points.
  public static func betweenBaselines(
    upper: (any BaselineMetrics)?, lower: (any BaselineMetrics)?, displayScale: Double,
    clearances: SpacingClearances = .standard
  ) -> SpacingResult {
    switch (upper, lower) {
    case (let upper?, let lower?): touchingLines(upper: upper, lower: lower, displayScale)
    case (nil, let lower?): edgeToFirstBaseline(lower, displayScale: displayScale, clearances: clearances)
    case (let upper?, nil): lastBaselineToEdge(upper, displayScale: displayScale, clearances: clearances)
    case (nil, nil): plain(clearances, "no font", .baselinesWithoutFont)
    }
  }

  /// From an edge, or a baseline without a font, down to the first baseline of text.
  ///
  /// Strut's rule: 1.1 line heights. It agrees with the one number measured, 22 points at a line height of 20.
  public static func edgeToFirstBaseline(
    _ font: some BaselineMetrics, displayScale: Double, clearances: SpacingClearances = .standard
  ) -> SpacingResult {
    let terms = [
      SpacingTerm(name: "line height", points: font.lineHeight), clearance(clearances.aboveText, of: font),
    ]
    return sum(terms, .edgeToFirstBaseline, .inferred, displayScale)
  }

  /// From the last baseline of text down to an edge, or to a baseline without a font.
  ///
  /// Strut's rule, with nothing measured behind it: as much white below the baseline as above the capitals in
  /// ``edgeToFirstBaseline(_:displayScale:clearances:)``, but never so little that descenders come nearer to the edge than a tenth
  /// of the line height. For a font that does not tell its cap height only the second counts.
  public static func lastBaselineToEdge(
    _ font: some BaselineMetrics, displayScale: Double, clearances: SpacingClearances = .standard
  ) -> SpacingResult {
    let clearance = clearance(clearances.belowText, of: font)
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

  /// The distance that no font has a part in.
  private static func plain(_ clearances: SpacingClearances, _ name: String, _ rule: SpacingRule) -> SpacingResult {
    let points = clearances.plainEdges
    return SpacingResult(
      value: points, unrounded: points, terms: [SpacingTerm(name: name, points: points)], rule: rule,
      confidence: .reported)
  }

  private static func clearance(_ part: Double, of font: some BaselineMetrics) -> SpacingTerm {
    let name = part == 0.1 ? "a tenth of the line height" : "\(part) of the line height"
    return SpacingTerm(name: name, points: part * font.lineHeight)
  }

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
