/// The additional height of lines in text styles since iOS 17 for certain languages of the device
/// (Facts.md#styles, `style-21`).
///
/// Measured at L, and proportional to the style's leading at other categories: 132 of 132 sizes of
/// a simulator with iOS 26.0.
enum TallLines {
  /// Returns the height of a style's line in addition to the font's line height, in points: half
  /// above the ascender, and half below the descender (Strut's rule). 0 for the extra large titles,
  /// which were not measured.
  static func extraLineHeight(_ style: TextStyle, _ category: ContentSizeCategory) -> Double {
    guard let leading = TextStyleTable.ios.cell(style, category)?.leading,
      let usual = TextStyleTable.ios.cell(style, .large)?.leading
    else { return 0 }
    return extraAtLarge(style) * leading / usual
  }

  private static func extraAtLarge(_ style: TextStyle) -> Double {
    switch style {
    case .body, .headline, .callout, .title3: 4
    case .subheadline, .footnote, .caption1, .caption2: 3
    case .title2: 6
    case .title1, .largeTitle: 8
    case .extraLargeTitle, .extraLargeTitle2: 0
    }
  }
}

extension Era {
  /// A Boolean value that indicates whether the release has tall lines: iOS 17 and later.
  package var hasTallLines: Bool { self >= .iOS17 }
}

extension Font {
  /// Returns the font with or without the taller lines for languages such as Arabic and Thai. Only
  /// the font of a text style has both; any other font is returned unchanged.
  ///
  /// ``leading`` is unchanged, so that the distance between baselines grows with the line height.
  public func withTallLines(_ hasTallLines: Bool) -> Font {
    guard case .preferred(let size) = origin.following, size.hasTallLines != hasTallLines else { return self }
    let changed = PreferredSize(
      size.style, traits: size.traits, at: size.category, hasTallLines: hasTallLines)
    return with(pointSize: pointSize, origin: Origin(following: .preferred(changed), system: origin.system))
  }
}

extension Font.Origin {
  /// The height of a line in addition to the face's own line height, in points.
  var extraLineHeight: Double {
    guard case .preferred(let size) = following, size.hasTallLines else { return 0 }
    return TallLines.extraLineHeight(size.style, size.category)
  }
}
