/// System spacing, as in `constraint(equalToSystemSpacingBelow:multiplier:)` and similar methods.
///
/// ```swift
/// // SF at 17 points: ascender 16.187, descender -4.101, line height 20.287, cap height 11.978
/// let spacing = SystemSpacing(displayScale: 3)
/// spacing.betweenBaselines(upper: sf, lower: sf).value   // 20.333…; 22 for body, whose leading is 1.713
/// spacing.edgeToFirstBaseline(sf).value                  // 22.666…
/// spacing.lastBaselineToEdge(sf).value                   // 10.666…
/// spacing.betweenEdges.value                             // 8
/// SystemSpacing(era: .iOS11, displayScale: 3).betweenBaselines(upper: sf, lower: sf).value   // 24
/// ```
/// Vertical distances are downward: `upper` is the upper side.
public struct SystemSpacing: Hashable, Sendable {
  /// The release of the rules.
  public var era: Era
  /// The parameters of the rules.
  public var metrics: SpacingMetrics
  /// The display scale, in pixels per point. Values are not rounded for a scale that is not
  /// positive.
  public var displayScale: Double

  /// Creates the spacing of a release.
  ///
  /// - Parameter metrics: Measured parameters, or nil for those of the release.
  public init(era: Era = .standard, metrics: SpacingMetrics? = nil, displayScale: Double) {
    self.era = era
    self.metrics = metrics ?? SpacingMetrics(era: era)
    self.displayScale = displayScale
  }

  /// The spacing between two edges, horizontally or vertically.
  public var betweenEdges: SpacingResult { plain("plain edges", .plainEdges) }

  /// Returns the spacing from a baseline down to another, with the fonts of both, or nil for a view
  /// without a font.
  ///
  /// With both fonts, the line boxes touch: the distance is the descender of the upper font plus
  /// the part of the lower line above its baseline. With one font, the other side counts as an
  /// edge. Without fonts it is 8 points. ``SpacingRule/betweenBaselines`` has the formula.
  public func betweenBaselines(upper: (any BaselineMetrics)?, lower: (any BaselineMetrics)?) -> SpacingResult {
    switch (upper, lower) {
    case (let upper?, let lower?): touchingLines(upper: upper, lower: lower)
    case (nil, let lower?): edgeToFirstBaseline(lower)
    case (let upper?, nil): lastBaselineToEdge(upper)
    case (nil, nil): plain("no font", .baselinesWithoutFont)
    }
  }

  /// Returns the spacing from an edge, or a baseline without a font, down to the first baseline of
  /// text: ``SpacingRule/edgeToFirstBaseline``.
  public func edgeToFirstBaseline(_ font: some BaselineMetrics) -> SpacingResult {
    sum(line(of: font) + [clearance(metrics.aboveText, of: font)], .edgeToFirstBaseline)
  }

  /// Returns the spacing from the last baseline of text down to an edge, or to a baseline without a
  /// font: ``SpacingRule/lastBaselineToEdge``.
  ///
  /// For a font without a cap height, the descender is used instead (Strut's rule).
  public func lastBaselineToEdge(_ font: some BaselineMetrics) -> SpacingResult {
    let clearance = clearance(metrics.belowText, of: font)
    guard let capHeight = font.capHeight else {
      return sum([clearance, SpacingTerm(name: "descender", points: -font.descender)], .lastBaselineToEdge)
    }
    return sum(
      line(of: font) + [clearance, SpacingTerm(name: "cap height", points: -capHeight)], .lastBaselineToEdge)
  }

  /// The distance that no font has a part in.
  private func plain(_ name: String, _ rule: SpacingRule) -> SpacingResult {
    let points = metrics.plainEdges
    return SpacingResult(
      value: points, unrounded: points, step: 0, terms: [SpacingTerm(name: name, points: points)], rule: rule, era: era)
  }

  private func touchingLines(upper: any BaselineMetrics, lower: any BaselineMetrics) -> SpacingResult {
    let terms = [
      SpacingTerm(name: "lower line height", points: lower.lineHeight),
      SpacingTerm(name: "lower descender", points: lower.descender),
      SpacingTerm(name: "upper descender", points: -upper.descender),
    ]
    let gap =
      switch metrics.gapBetweenBaselines {
      case .lineGap: SpacingTerm(name: "lower line gap", points: lower.lineGap)
      case .leading: SpacingTerm(name: "lower leading", points: lower.leading)
      }
    return sum(gap.points == 0 ? terms : terms + [gap], .betweenBaselines, step: textStep)
  }

  /// The line of a font with the gap of its face.
  private func line(of font: some BaselineMetrics) -> [SpacingTerm] {
    let height = SpacingTerm(name: "line height", points: font.lineHeight)
    return font.lineGap == 0 ? [height] : [height, SpacingTerm(name: "line gap", points: font.lineGap)]
  }

  /// Returns the distance that separates text from an edge, rounded up separately.
  private func clearance(_ part: Double, of font: some BaselineMetrics) -> SpacingTerm {
    let share = part == 0.1 ? "a tenth of the line" : "\(part) of the line"
    let step = metrics.textStep > 0 ? "a multiple of \(metrics.textStep.asWritten)" : "the pixel"
    return SpacingTerm(
      name: "\(share) (up to \(step))", points: roundedUp(part * (font.lineHeight + font.lineGap), step: textStep))
  }

  /// The step to whose multiples text distances are rounded up; a pixel by default.
  private var textStep: Double { metrics.textStep > 0 ? metrics.textStep : pixel }

  private var pixel: Double { PixelGrid.pixel(scale: displayScale) }

  private func roundedUp(_ points: Double, step: Double) -> Double {
    PixelGrid.ceil(points, scale: step == pixel ? displayScale : 1 / step)
  }

  private func sum(_ terms: [SpacingTerm], _ rule: SpacingRule, step: Double? = nil) -> SpacingResult {
    let unrounded = terms.reduce(0) { $0 + $1.points }
    let step = step ?? pixel
    return SpacingResult(
      value: roundedUp(unrounded, step: step), unrounded: unrounded, step: step, terms: terms, rule: rule, era: era)
  }
}

extension Double {
  /// Without a fraction that is 0.
  fileprivate var asWritten: String { Int(exactly: self).map(String.init) ?? String(self) }
}

extension SystemSpacing {
  /// Returns the spacing from one side down to another by the applicable rule:
  ///
  /// | upper | lower | rule |
  /// |---|---|---|
  /// | edge | edge | ``SpacingRule/plainEdges``, whatever the fonts |
  /// | font | font, and either side is a baseline | ``SpacingRule/betweenBaselines`` |
  /// | no font at the baseline | font | ``SpacingRule/edgeToFirstBaseline`` when the font's side is a baseline |
  /// | font | no font at the baseline | ``SpacingRule/lastBaselineToEdge`` when the font's side is a baseline |
  /// | a baseline without a font | anything without a baseline of text | ``SpacingRule/baselinesWithoutFont`` |
  ///
  /// The second row also applies to a label's edge next to another label's baseline, as reported by
  /// one third party that measured it. The font of an edge does not count next to a baseline
  /// without a font. This is Strut's rule.
  public func below(_ upper: SpacingSide, _ lower: SpacingSide) -> SpacingResult {
    guard upper.isBaseline || lower.isBaseline else { return betweenEdges }
    let areBothText = upper.font != nil && lower.font != nil
    return betweenBaselines(
      upper: upper.isBaseline || areBothText ? upper.font : nil,
      lower: lower.isBaseline || areBothText ? lower.font : nil)
  }
}
