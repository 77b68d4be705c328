extension Font {
  /// What a font is made from again when the content size category or the legibility weight changes.
  ///
  /// A struct of optional parts: later versions may remember more.
  public struct Origin: Hashable, Sendable {
    /// The text style that the size follows, and how; nil for a size that stays.
    public let following: Following?

    /// What the system font was asked for as; nil for a font that is not the system's, which bold text leaves alone.
    public let system: SystemFontRequest?

    /// An origin of parts.
    public init(following: Following? = nil, system: SystemFontRequest? = nil) {
      self.following = following
      self.system = system
    }

    /// As asked for: nothing is followed.
    public static let plain = Origin()
  }

  /// How the size of a font follows the content size category.
  public enum Following: Hashable, Sendable {
    /// A text style's own font: `UIFont.preferredFont(forTextStyle:)`.
    case preferred(PreferredSize)
    /// Another font scaled by a text style's metrics: `UIFontMetrics.scaledFont(for:)`.
    case scaled(ScaledSize)
  }

  /// The size of a text style's own font.
  public struct PreferredSize: Hashable, Sendable {
    /// The style.
    public let style: TextStyle
    /// The traits it was asked for with.
    public let traits: FontTraits
    /// The category of the present size.
    public let category: ContentSizeCategory
    /// Whether lines are higher, as languages such as Arabic and Thai need them: ``FontMetrics/Font/withTallLines(_:)``.
    public let hasTallLines: Bool

    /// A style's size at a category.
    public init(
      _ style: TextStyle, traits: FontTraits = [], at category: ContentSizeCategory, hasTallLines: Bool = false
    ) {
      self.style = style
      self.traits = traits
      self.category = category
      self.hasTallLines = hasTallLines
    }
  }

  /// The size of a scaled font.
  public struct ScaledSize: Hashable, Sendable {
    /// The style whose leading is followed.
    public let style: TextStyle
    /// The size before it is scaled, in points.
    public let basePointSize: Double
    /// The size that is not passed, in points; nil for none.
    public let maximumPointSize: Double?
    /// The category of the present size.
    public let category: ContentSizeCategory

    /// A size that follows a style, at a category.
    public init(
      _ style: TextStyle, basePointSize: Double, maximumPointSize: Double? = nil, at category: ContentSizeCategory
    ) {
      self.style = style
      self.basePointSize = basePointSize
      self.maximumPointSize = maximumPointSize
      self.category = category
    }
  }
}

/// What a system font was asked for as, before bold text.
public struct SystemFontRequest: Hashable, Sendable {
  /// The weight, before bold text.
  public var weight: FontWeight
  /// The width; `nil` takes the one that the font has of its own.
  public var width: FontWidth?
  /// The slant; `nil` takes the one that the font has of its own.
  public var slant: FontSlant?
  /// Whether people have asked for bold text.
  public var legibilityWeight: LegibilityWeight

  /// A request.
  public init(
    weight: FontWeight, width: FontWidth? = nil, slant: FontSlant? = nil,
    legibilityWeight: LegibilityWeight = .unspecified
  ) {
    self.weight = weight
    self.width = width
    self.slant = slant
    self.legibilityWeight = legibilityWeight
  }

  /// The weight that is looked for: with bold text, ``FontWeight/boldText``.
  public var effectiveWeight: FontWeight { legibilityWeight == .bold ? weight.boldText : weight }
}
