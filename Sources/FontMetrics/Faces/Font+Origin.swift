extension Font {
  /// The inputs from which a font is created again when the content size category or the legibility
  /// weight changes.
  ///
  /// A structure with optional parts, to which later versions may add.
  package struct Origin: Hashable, Sendable {
    /// The text style that the size follows, and how; nil for a size that stays.
    package let following: Following?

    /// The request for the system font, or nil for another font, which ignores Bold Text.
    package let system: SystemFontRequest?

    /// An origin of parts.
    package init(following: Following? = nil, system: SystemFontRequest? = nil) {
      self.following = following
      self.system = system
    }

    /// As requested: nothing is adjusted later.
    package static let plain = Origin()
  }

  /// The relation between the size of a font and the content size category.
  package enum Following: Hashable, Sendable {
    /// A text style's own font: `UIFont.preferredFont(forTextStyle:)`.
    case preferred(PreferredSize)
    /// Another font scaled by a text style's metrics: `UIFontMetrics.scaledFont(for:)`.
    case scaled(ScaledSize)
  }

  /// The size of a text style's own font.
  package struct PreferredSize: Hashable, Sendable {
    /// The style.
    package let style: TextStyle
    /// The requested traits.
    package let traits: FontTraits
    /// The category of the present size.
    package let category: ContentSizeCategory
    /// A Boolean value that indicates whether lines are taller, as for languages such as Arabic and
    /// Thai: ``FontMetrics/Font/withTallLines(_:)``.
    package let hasTallLines: Bool

    /// A style's size at a category.
    package init(
      _ style: TextStyle, traits: FontTraits = [], at category: ContentSizeCategory, hasTallLines: Bool = false
    ) {
      self.style = style
      self.traits = traits
      self.category = category
      self.hasTallLines = hasTallLines
    }
  }

  /// The size of a scaled font.
  package struct ScaledSize: Hashable, Sendable {
    /// The style whose leading is followed.
    package let style: TextStyle
    /// The size before it is scaled, in points.
    package let basePointSize: Double
    /// The size that is not passed, in points; nil for none.
    package let maximumPointSize: Double?
    /// The category of the present size.
    package let category: ContentSizeCategory

    /// A size that follows a style, at a category.
    package init(
      _ style: TextStyle, basePointSize: Double, maximumPointSize: Double? = nil, at category: ContentSizeCategory
    ) {
      self.style = style
      self.basePointSize = basePointSize
      self.maximumPointSize = maximumPointSize
      self.category = category
    }
  }
}

/// A request for the system font, before Bold Text.
package struct SystemFontRequest: Hashable, Sendable {
  /// The weight, before bold text.
  package var weight: FontWeight
  /// The width; `nil` means the font's own.
  package var width: FontWidth?
  /// The slant; `nil` means the font's own.
  package var slant: FontSlant?
  /// An indication of whether Bold Text is on.
  package var legibilityWeight: LegibilityWeight

  /// A request.
  package init(
    weight: FontWeight, width: FontWidth? = nil, slant: FontSlant? = nil,
    legibilityWeight: LegibilityWeight = .unspecified
  ) {
    self.weight = weight
    self.width = width
    self.slant = slant
    self.legibilityWeight = legibilityWeight
  }

  /// The weight that is looked for: with bold text, ``FontWeight/boldText``.
  package var effectiveWeight: FontWeight { legibilityWeight == .bold ? weight.boldText : weight }
}
