package import FontMetrics

/// The font of a label, described by `textStyle`, `font`, `size`, `weight` and `maximumPointSize`.
///
/// | keys | font |
/// |---|---|
/// | `textStyle` | the style's preferred font |
/// | `size`, optionally `font` or `weight` | that font at that size, for all text sizes |
/// | the same and `textStyle` | that font, scaled as `UIFontMetrics(forTextStyle:)` does, at most `maximumPointSize` |
/// | `weight` alone, or none | the system font of 17 points |
package enum FontDescription: Hashable, Sendable {
  /// A typeface, without a size.
  package enum Face: Hashable, Sendable {
    /// The system font.
    case system(FontWeight)
    /// A font by family name, full name, PostScript name, alias or path.
    case named(String)
  }

  /// The preferred font of a text style.
  case preferred(TextStyle)
  /// A font with the same size, in points, at all text sizes.
  case plain(Face, size: Double)
  /// A font that scales with the text size like a style: the size, in points, is that at L, and the
  /// maximum is never exceeded.
  case scaled(Face, size: Double, TextStyle, maximumPointSize: Double?)

  /// The size of the system font if the document specifies none: 17 points, as in UILabel.
  package static let defaultSize = 17.0
  /// The 17-point system font.
  package static let `default` = FontDescription.plain(.system(.regular), size: defaultSize)
}
