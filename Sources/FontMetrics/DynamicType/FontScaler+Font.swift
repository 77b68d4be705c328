extension FontScaler {
  /// A font made to follow the style: `UIFontMetrics.scaledFont(for:maximumPointSize:compatibleWith:)`.
  ///
  /// - A font of any face gets the size of ``scaledPointSize(_:category:maximum:)``, and remembers its style, its own size
  ///   and the maximum, so that ``Font/adjusted(to:)-(ContentSizeCategory)`` can follow another category.
  /// - A text style's own font (`preferredFont`) is not scaled by this style: it comes back as its own style has it at
  ///   the category, and `maximumPointSize` does not hold it. (Reported for UIKit at L; at other categories, and for the
  ///   maximum, Strut's rule.)
  /// - A font that was scaled before is an error, as UIKit raises an exception, at L too.
  ///   ``Font/withSize(_:)`` clears the mark.
  ///
  /// - Throws: ``FontScalingError``: a scaled font, an unknown leading, a maximum out of range.
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
