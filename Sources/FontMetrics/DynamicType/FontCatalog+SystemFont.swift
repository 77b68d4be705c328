extension FontCatalog {
  /// Returns the system font at a size: Inter with SF's vertical metrics and widths, unless another
  /// font was specified.
  ///
  /// The font keeps its request and follows Bold Text: ``Font/adjusted(to:in:)``. The same face
  /// with a name such as `system-bold` does not.
  /// - Parameters:
  ///   - size: The font size, in points.
  ///   - weight: The weight without Bold Text.
  ///   - width: The width, or `nil` for the font's own.
  ///   - slant: The slant, or `nil` for the font's own.
  ///   - legibilityWeight: An indication of whether Bold Text is on.
  ///   - era: The release whose widths apply: ``Font/adjusted(to:)-(Era)``.
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

  /// Returns the font of a text style, like `UIFont.preferredFont(forTextStyle:compatibleWith:)`.
  ///
  /// It is the system font in the size and weight of the style at the category. It follows
  /// ``Font/adjusted(to:)-(ContentSizeCategory)`` and Bold Text.
  ///
  /// - Parameters:
  ///   - traits: `.bold` is the style's emphasized weight (the extra large titles keep theirs,
  ///     because no other is known), `.italic` the italic face, `.tightLeading` and `.looseLeading`
  ///     change ``Font/leading`` by 2 points.
  ///   - weight: A weight that replaces that of the style and its traits, or `nil`.
  ///   - legibilityWeight: An indication of whether Bold Text is on, which adds one step to the
  ///     weight of the style and its traits.
  ///   - hasTallLines: True for the taller lines of iOS 17 and later with certain languages of the
  ///     device: ``Font/withTallLines(_:)``.
  ///   - era: The release whose widths apply: ``Font/adjusted(to:)-(Era)``.
  /// - Throws: ``FontError`` with ``FontError/Code/unknownTextStyleSize`` for the extra large
  ///   titles at any category but L, whose sizes are unknown; ``FontError/Code/unsupportedTraits``
  ///   for any other trait; or the error of the system font.
  public func preferredFont(
    for style: TextStyle, category: ContentSizeCategory, traits: FontTraits = [], weight: FontWeight? = nil,
    legibilityWeight: LegibilityWeight = .unspecified, hasTallLines: Bool = false,
    era: Era = .standard
  ) throws(FontError) -> Font {
    guard traits.isSubset(of: .ofTextStyles) else {
      throw FontError(
        .unsupportedTraits, of: style.name,
        "a text style's font supports only the bold, italic, tight leading and loose leading traits.")
    }
    guard let size = TextStyleTable.ios.cell(style, category)?.pointSize else {
      throw FontError(
        .unknownTextStyleSize, of: style.name,
        "the size of \(style) at \(category) is unknown; it is known only at L.")
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
  /// Returns the font with or without Bold Text, as labels with `adjustsFontForContentSizeCategory`
  /// change theirs. A font other than the system font is returned unchanged.
  ///
  /// - Parameter fonts: The source of the system font in the other weight.
  ///
  /// - Throws: ``FontError`` if the system font is not available.
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
  /// Returns the font with its alias's widths in a release, as on a phone with that release.
  /// `system` has SF's widths, which were different before iOS 14. A font with the widths of its
  /// own face is returned unchanged.
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
  /// The size of the text style at the category is not published.
  public static let unknownTextStyleSize = FontError.Code(rawValue: "text-style-size-unknown")
  /// The font has no face with the traits.
  public static let unsupportedTraits = FontError.Code(rawValue: "font-traits-unsupported")
}
