/// One of the two things that a vertical system spacing lies between: an edge or a baseline of a view, and the view's font.
public struct SpacingSide: Sendable {
  /// Whether it is a baseline; else a top or bottom edge.
  public let isBaseline: Bool

  /// The font of the view it belongs to; nil for a plain view or a layout guide.
  public let font: (any BaselineMetrics)?

  /// The top or bottom of a view or a guide.
  public static func edge(font: (any BaselineMetrics)? = nil) -> SpacingSide {
    SpacingSide(isBaseline: false, font: font)
  }

  /// The first or last baseline of a view.
  public static func baseline(font: (any BaselineMetrics)?) -> SpacingSide {
    SpacingSide(isBaseline: true, font: font)
  }
}

extension SystemSpacing {
  /// From one thing down to another: picks the rule.
  ///
  /// | upper | lower | rule |
  /// |---|---|---|
  /// | edge | edge | ``SpacingRule/plainEdges``, whatever the fonts |
  /// | either has a baseline | both have fonts | ``SpacingRule/betweenBaselines`` |
  /// | no font at the baseline | font | ``SpacingRule/edgeToFirstBaseline`` when the font's side is a baseline |
  /// | font | no font at the baseline | ``SpacingRule/lastBaselineToEdge`` when the font's side is a baseline |
  /// | a baseline without a font | anything without a baseline of text | ``SpacingRule/baselinesWithoutFont`` |
  ///
  /// The second row holds for a label's edge beside another label's baseline too, as reported by one third party that
  /// measured it. That an edge's font does not count beside a baseline without one is Strut's rule.
  public func below(_ upper: SpacingSide, _ lower: SpacingSide) -> SpacingResult {
    guard upper.isBaseline || lower.isBaseline else { return betweenEdges }
    let areBothText = upper.font != nil && lower.font != nil
    return betweenBaselines(
      upper: upper.isBaseline || areBothText ? upper.font : nil,
      lower: lower.isBaseline || areBothText ? lower.font : nil)
  }
}
