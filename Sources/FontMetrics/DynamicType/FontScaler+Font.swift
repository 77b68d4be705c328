extension FontScaler {
  /// Returns a font that follows the style, like
  /// `UIFontMetrics.scaledFont(for:maximumPointSize:compatibleWith:)`.
  ///
  /// - A font of any face gets the size of ``scaledPointSize(_:category:maximum:)``. It keeps its
  ///   style, its original size and the maximum, so that
  ///   ``Font/adjusted(to:)-(ContentSizeCategory)`` can apply another category.
  /// - The font of a text style (`preferredFont`) is not scaled: it is returned at its own style's
  ///   size for the category, without the maximum. (Reported for UIKit at L; Strut's rule at other
  ///   categories and for the maximum.)
  /// - A font that is already scaled is an error, as UIKit raises an exception, even at L.
  ///   ``Font/withSize(_:)`` removes the mark.
  ///
  /// - Throws: ``FontScalingError`` for a scaled font, an unknown leading, or a maximum out of
  ///   range.
  public func scaledFont(
    for font: Font, category: ContentSizeCategory, maximumPointSize: Double? = nil
  ) throws(FontScalingError) -> Font {
    switch font.origin.following {
    case .scaled: throw .alreadyScaled(font)
    case .preferred: return font.adjusted(to: category)
    case nil:
      let size = try scaledPointSize(font.pointSize, category: category, maximum: maximumPointSize)
      let scaled = Font.ScaledSize(
        style, basePointSize: font.pointSize, maximumPointSize: maximumPointSize, at: category)
      return font.with(
        pointSize: size, origin: Font.Origin(following: .scaled(scaled), system: font.origin.system))
    }
  }
}
