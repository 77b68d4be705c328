extension Font.Origin {
  /// The leading of a font that came about so, in points.
  ///
  /// - Parameters:
  ///   - lineHeight: That of the metrics, without what tall lines add.
  ///   - lineGap: That of the metrics.
  func leading(lineHeight: Double, lineGap: Double) -> Double {
    guard case .preferred(let size) = following else { return lineGap }
    guard let leading = TextStyleTable.ios.cell(size.style, size.category)?.leading else {
      return size.traits.extraLeading
    }
    return leading - lineHeight + size.traits.extraLeading
  }
}

extension Font {
  /// The font as it is at another category, as labels with `adjustsFontForContentSizeCategory` change theirs.
  ///
  /// A text style's font and a scaled font follow; any other font stays as it is, and so does one whose style is not known
  /// at the category (the extra large titles at any but L).
  public func adjusted(to category: ContentSizeCategory) -> Font {
    guard let following = origin.following, let (size, moved) = following.moved(to: category) else { return self }
    return with(pointSize: size, origin: Origin(following: moved, system: origin.system))
  }
}

extension Font.Following {
  /// The size at another category, and how it goes on following from there; nil where it is not known.
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
  /// What the traits of leading add to a text style's leading on iOS, in points. (What they do on watchOS is not
  /// confirmed, and not said here.)
  package var extraLeading: Double { (contains(.tightLeading) ? -2 : 0) + (contains(.looseLeading) ? 2 : 0) }
}

extension Font: BaselineMetrics {}
