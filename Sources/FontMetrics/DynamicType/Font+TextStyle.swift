extension Font.Origin {
  /// Returns the leading of a font of this origin, in points.
  ///
  /// - Parameters:
  ///   - lineHeight: The line height of the metrics, without the addition for tall lines.
  ///   - lineGap: The line gap of the metrics.
  func leading(lineHeight: Double, lineGap: Double) -> Double {
    guard case .preferred(let size) = following else { return lineGap }
    guard let leading = TextStyleTable.ios.cell(size.style, size.category)?.leading else {
      return size.traits.extraLeading
    }
    return leading - lineHeight + size.traits.extraLeading
  }
}

extension Font {
  /// Returns the font at another category, as labels with `adjustsFontForContentSizeCategory`
  /// change theirs.
  ///
  /// A text style's font and a scaled font change. Any other font is returned unchanged, and so is
  /// one whose style has no known size at the category (the extra large titles at any category but
  /// L).
  public func adjusted(to category: ContentSizeCategory) -> Font {
    guard let following = origin.following, let (size, moved) = following.moved(to: category) else { return self }
    return with(pointSize: size, origin: Origin(following: moved, system: origin.system))
  }
}

extension Font.Following {
  /// Returns the size at another category and the way it continues to scale, or nil if it is
  /// unknown.
  fileprivate func moved(to category: ContentSizeCategory) -> (size: Double, Font.Following)? {
    switch self {
    case .preferred(let preferred):
      guard let cell = TextStyleTable.ios.cell(preferred.style, category) else { return nil }
      let moved = Font.PreferredSize(
        preferred.style, traits: preferred.traits, at: category, hasTallLines: preferred.hasTallLines)
      return (cell.pointSize, .preferred(moved))
    case .scaled(let scaled):
      let (base, maximum) = (scaled.basePointSize, scaled.maximumPointSize)
      let scaler = FontScaler(style: scaled.style)
      guard let size = try? scaler.scaledPointSize(base, category: category, maximum: maximum) else { return nil }
      return (size, .scaled(.init(scaled.style, basePointSize: base, maximumPointSize: maximum, at: category)))
    }
  }
}

extension FontTraits {
  /// The leading that the traits add to a text style on iOS, in points. (Their effect on watchOS is
  /// not confirmed and not implemented.)
  package var extraLeading: Double { (contains(.tightLeading) ? -2 : 0) + (contains(.looseLeading) ? 2 : 0) }
}

extension Font: BaselineMetrics {}
