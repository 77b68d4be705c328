/// How much higher lines of text styles are, since iOS 17, where a language of the device asks for it (Facts.md#styles, `style-21`).
///
/// At L as measured, at other categories in proportion to the style's leading: 132 of 132 sizes of a simulator of iOS 26.0.
enum TallLines {
  /// What a style's line has at a category beyond the font's line height, in points: half of it above the ascender, and half below the
  /// descender (Strut's rule). 0 for the extra large titles, which nobody has measured.
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
  /// Whether the release has tall lines at all: iOS 17 and later.
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
  /// What a line has beyond the face's own line height, in points.
  var extraLineHeight: Double {
    guard case .preferred(let size) = following, size.hasTallLines else { return 0 }
    return TallLines.extraLineHeight(size.style, size.category)
  }
}
