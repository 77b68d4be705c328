extension Font {
  /// The space between lines beyond ``lineHeight``, in points: `UIFont.leading`.
  ///
  /// For a text style's own font it is what is missing to the style's leading: 22 - 20.287 for body at L, and negative
  /// at large sizes, where the leading is less than the line height. Derived, not measured; Strut's rule where the
  /// leading is not known is 0. Any other font, scaled ones too, has the line gap of its face.
  ///
  /// Label heights and system spacing ignore it.
  public var leading: Double {
    guard case .preferred(let style, let category) = origin else { return lineGap }
    guard let leading = TextStyleTable.ios.cell(style, category)?.leading else { return 0 }
    return leading - lineHeight
  }

  /// The font as it is at another category, as labels with `adjustsFontForContentSizeCategory` change theirs.
  ///
  /// A text style's font and a scaled font follow; a plain font stays as it is, and so does one whose style is not known
  /// at the category (the extra large titles at any but L).
  public func adjusted(to category: ContentSizeCategory) -> Font {
    switch origin {
    case .plain: return self
    case .preferred(let style, _):
      guard let size = TextStyleTable.ios.cell(style, category)?.pointSize else { return self }
      return with(pointSize: size, origin: .preferred(style, category))
    case .scaled(let style, let base, let maximum, _):
      let scaler = FontScaler(style: style)
      guard let size = try? scaler.scaledPointSize(base, category: category, maximum: maximum) else { return self }
      let origin = Origin.scaled(style, basePointSize: base, maximumPointSize: maximum, category)
      return with(pointSize: size, origin: origin)
    }
  }
}

extension Font: BaselineMetrics {}

extension FontCatalogue {
  /// A text style's own font: `UIFont.preferredFont(forTextStyle:compatibleWith:)`.
  ///
  /// The system font in the size and weight of the style at the category. It follows ``Font/adjusted(to:)``.
  ///
  /// - Throws: ``FontError`` with the code ``FontError/Code/unknownTextStyleSize`` for the extra large titles at any
  ///   category but L, whose sizes are not known; or why the system font could not be had.
  public func preferredFont(for style: TextStyle, category: ContentSizeCategory) throws(FontError) -> Font {
    guard let size = TextStyleTable.ios.cell(style, category)?.pointSize else {
      throw FontError(
        .unknownTextStyleSize, "the size of \(style) at \(category) is not known; it is known at L only.")
    }
    return try systemFont(size: size, weight: style.weight)
      .with(pointSize: size, origin: .preferred(style, category))
  }
}

extension FontError.Code {
  /// Nobody has published the size of the text style at the category.
  public static let unknownTextStyleSize = FontError.Code(rawValue: "text-style-size-unknown")
}
