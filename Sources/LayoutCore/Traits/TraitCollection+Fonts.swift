public import FontMetrics

extension TraitCollection {
  /// Whether text styles have higher lines: where ``hasTallLines`` says so, since iOS 17.
  public var usesTallLines: Bool { hasTallLines && layoutMetrics.era.hasTallLines }

  /// A text style's own font in these traits, with the lines that it has there.
  ///
  /// - Throws: As `FontCatalog.preferredFont` of FontMetrics.
  public func preferredFont(forStyle style: TextStyle, weight: FontWeight? = nil) throws(FontError) -> Font {
    try fonts.preferredFont(
      for: style, category: contentSizeCategory, weight: weight, legibilityWeight: legibilityWeight,
      hasTallLines: usesTallLines, era: layoutMetrics.era)
  }

  /// The font of a text style; nil where the fonts do not have it.
  package func preferredFont(for style: TextStyle) -> Font? { try? preferredFont(forStyle: style) }

  /// Whether fonts that follow traits are the same in others.
  func hasSameFonts(as other: TraitCollection) -> Bool {
    contentSizeCategory == other.contentSizeCategory && legibilityWeight == other.legibilityWeight
      && usesTallLines == other.usesTallLines && layoutMetrics.era == other.layoutMetrics.era
  }
}
