public import FontMetrics

extension TraitCollection {
  /// A Boolean value that indicates whether text styles have taller lines: if ``hasTallLines`` is
  /// true, since iOS 17.
  public var usesTallLines: Bool { hasTallLines && layoutMetrics.era.hasTallLines }

  /// Returns the font of a text style for the traits, with their line heights.
  ///
  /// - Throws: The errors of `FontCatalog.preferredFont` in FontMetrics.
  public func preferredFont(forStyle style: TextStyle, weight: FontWeight? = nil) throws(FontError) -> Font {
    try fonts.preferredFont(
      for: style, category: contentSizeCategory, weight: weight, legibilityWeight: legibilityWeight,
      hasTallLines: usesTallLines, era: layoutMetrics.era)
  }

  /// Returns the font of a text style, or nil if it is not available.
  package func preferredFont(for style: TextStyle) -> Font? { try? preferredFont(forStyle: style) }

  /// Returns `true` if fonts that follow traits are the same for both.
  func hasSameFonts(as other: TraitCollection) -> Bool {
    contentSizeCategory == other.contentSizeCategory && legibilityWeight == other.legibilityWeight
      && usesTallLines == other.usesTallLines && layoutMetrics.era == other.layoutMetrics.era
  }
}
