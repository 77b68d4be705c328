package import FontMetrics

/// The font of a label, as `textStyle`, `font`, `size`, `weight` and `maximumPointSize` together mean it.
///
/// | keys | font |
/// |---|---|
/// | `textStyle` | the style's preferred font |
/// | `size`, perhaps `font` or `weight` | that font in that size, whatever the category |
/// | the same and `textStyle` | that font, scaled as `UIFontMetrics(forTextStyle:)` does, at most `maximumPointSize` |
/// | `weight` alone, or none | the system font of 17 points |
package enum FontDescription: Hashable, Sendable {
  /// A face to take at some size.
  package enum Face: Hashable, Sendable {
    /// The system font.
    case system(FontWeight)
    /// A font by its family, full or PostScript name, alias, or path.
    case named(String)
  }

  /// The preferred font of a text style.
  case preferred(TextStyle)
  /// A font whose size, in points, is the same at every category.
  case plain(Face, size: Double)
  /// A font that grows with the category as the style does, from this size at L, never beyond the maximum (in points).
  case scaled(Face, size: Double, TextStyle, maximumPointSize: Double?)

  /// The size of the system font when a document gives none: 17 points, UILabel's.
  package static let defaultSize = 17.0
  /// The system font of 17 points.
  package static let `default` = FontDescription.plain(.system(.regular), size: defaultSize)
}
