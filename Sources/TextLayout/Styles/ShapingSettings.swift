internal import FontMetrics

/// What holds for the whole of a text when it is shaped.
struct ShapingSettings: Hashable, Sendable {
  /// A BCP 47 tag.
  var language: String?
  /// The font's, for every face that the text is set in.
  var features: [FontFeature] = []
  /// Where lines may end. It changes no glyph, but the analysis that is kept with the glyphs.
  var lineBreaks = LineBreakRules()
  /// What faces that stand in are set at; `nil` until one is met that follows the size, so that texts of all sizes have the settings in common.
  var standInSize: StandInSize?
}
