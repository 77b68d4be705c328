extension FontCatalog {
  /// The system font at a size: Inter with SF's vertical metrics and widths, unless another was named.
  ///
  /// It remembers what it was asked for as, and follows bold text: ``Font/adjusted(to:in:)``. The same face asked for by a
  /// name, as `system-bold` is, does not.
  /// - Parameters:
  ///   - size: The em, in points.
  ///   - weight: The weight without bold text.
  ///   - width: `nil` takes the width that the font has of its own.
  ///   - slant: `nil` takes the slant that the font has of its own.
  ///   - legibilityWeight: Whether text is bold for people who have asked for that.
  ///   - era: The release whose widths it has: ``Font/adjusted(to:)-(Era)``.
  public func systemFont(
    size: Double, weight: FontWeight = .regular, width: FontWidth? = nil, slant: FontSlant? = nil,
    legibilityWeight: LegibilityWeight = .unspecified, era: Era = .standard
  ) throws(FontError) -> Font {
    let request = SystemFontRequest(weight: weight, width: width, slant: slant, legibilityWeight: legibilityWeight)
    return try systemFont(request, size: size, era)
  }

  private func systemFont(_ request: SystemFontRequest, size: Double, _ era: Era) throws(FontError) -> Font {
    try systemFontMatch(request).font(size: size, era: era)
      .with(pointSize: size, origin: Font.Origin(system: request))
  }

  fileprivate func systemFontMatch(_ request: SystemFontRequest) throws(FontError) -> FontMatch {
    try systemFontMatch(weight: request.effectiveWeight, width: request.width, slant: request.slant)
  }

  /// A text style's own font: `UIFont.preferredFont(forTextStyle:compatibleWith:)`.
  ///
  /// The system font in the size and weight of the style at the category. It follows ``Font/adjusted(to:)-(ContentSizeCategory)`` and bold text.
  ///
  /// - Parameters:
  ///   - traits: `.bold` is the style's emphasized weight (the extra large titles keep theirs: no other is known),
  ///     `.italic` the italic face, `.tightLeading` and `.looseLeading` change ``Font/leading`` by 2 points.
  ///   - weight: A weight in the place of the one of the style and its traits; `nil` for none.
  ///   - legibilityWeight: Whether text is bold for people who have asked for that; one step over the weight of the style
  ///     and its traits.
  ///   - hasTallLines: Whether lines are higher, as since iOS 17 where a language of the device needs it: ``Font/withTallLines(_:)``.
  ///   - era: The release whose widths it has: ``Font/adjusted(to:)-(Era)``.
  /// - Throws: ``FontError``: ``FontError/Code/unknownTextStyleSize`` for the extra large titles at any category but L,
  ///   whose sizes are not known; ``FontError/Code/unsupportedTraits`` for any other trait; or why the system font could
  ///   not be had.
  public func preferredFont(
    for style: TextStyle, category: ContentSizeCategory, traits: FontTraits = [], weight: FontWeight? = nil,
    legibilityWeight: LegibilityWeight = .unspecified, hasTallLines: Bool = false,
    era: Era = .standard
  ) throws(FontError) -> Font {
    guard traits.isSubset(of: .ofTextStyles) else {
      throw FontError(
        .unsupportedTraits, of: style.name,
        "a text style's font is bold, italic, or of tight or loose leading, and nothing else.")
    }
    guard let size = TextStyleTable.ios.cell(style, category)?.pointSize else {
      throw FontError(
        .unknownTextStyleSize, of: style.name,
        "the size of \(style) at \(category) is not known; it is known at L only.")
    }
    let own = traits.contains(.bold) ? style.emphasizedWeight ?? style.weight : style.weight
    let request = SystemFontRequest(
      weight: weight ?? own, slant: traits.contains(.italic) ? .italic : nil, legibilityWeight: legibilityWeight)
    let following = Font.Following.preferred(.init(style, traits: traits, at: category, hasTallLines: hasTallLines))
    return try systemFont(request, size: size, era)
      .with(pointSize: size, origin: Font.Origin(following: following, system: request))
  }
}

extension Font {
  /// The font as it is for people with or without bold text, as labels with `adjustsFontForContentSizeCategory` change
  /// theirs. A font that is not the system's stays as it is.
  ///
  /// - Parameter fonts: Where the system font of the other weight comes from.
  /// - Throws: ``FontError`` when the system font cannot be had.
  public func adjusted(to legibilityWeight: LegibilityWeight, in fonts: FontCatalog) throws(FontError) -> Font {
    guard var request = origin.system, request.legibilityWeight != legibilityWeight else { return self }
    request.legibilityWeight = legibilityWeight
    let match = try fonts.systemFontMatch(request)
    return Font(
      face: match.face.withAliasWidths(like: face), pointSize: pointSize, metrics: match.metrics, features: features,
      opticalSizing: opticalSizing,
      origin: Origin(following: origin.following, system: request))
  }
}

extension Font {
  /// The font with the widths that its alias has in a release, as a phone with that release would set it: of `system` those of SF, which were
  /// others before iOS 14. A font with the widths of its own face stays as it is.
  public func adjusted(to era: Era) -> Font {
    let adjusted = face.withAliasWidths(of: era)
    return adjusted === face ? self : with(face: adjusted)
  }
}

extension FontTraits {
  /// The traits that a text style's font can have.
  package static let ofTextStyles: FontTraits = [.bold, .italic, .tightLeading, .looseLeading]
}

extension FontError.Code {
  /// Nobody has published the size of the text style at the category.
  public static let unknownTextStyleSize = FontError.Code(rawValue: "text-style-size-unknown")
  /// The font has no face with the traits.
  public static let unsupportedTraits = FontError.Code(rawValue: "font-traits-unsupported")
}
