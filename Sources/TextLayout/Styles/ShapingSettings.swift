internal import FontMetrics

/// The settings for shaping an entire text.
struct ShapingSettings: Hashable, Sendable {
  /// A BCP 47 tag.
  var language: String?
  /// The features of the font, for every face of the text.
  var features: [FontFeature] = []
  /// The rules for line breaks. They do not affect glyphs, but the analysis that is cached with the
  /// glyphs.
  var lineBreaks = LineBreakRules()
  /// The size of fallback faces; `nil` unless a face depends on it, so that text of all sizes
  /// shares its settings.
  var standInSize: StandInSize?
}
