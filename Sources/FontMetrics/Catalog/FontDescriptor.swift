/// What is wanted of a font, before one is found: `UIFontDescriptor`.
///
/// ```swift
/// let wanted = FontDescriptor(family: "Inter", weight: .semibold, features: [.tabularFigures])
/// ```
/// What is left `nil` is not asked for. A weight, width or slant of its own wins over the trait that means the same.
public struct FontDescriptor: Hashable, Sendable {
  /// A full or PostScript name, an alias or a path. Wins over `family`.
  public var name: String?
  /// A family's name or alias.
  public var family: String?
  /// The em, in points.
  public var pointSize: Double?
  /// The weight; the nearest of the family is taken.
  public var weight: FontWeight?
  /// The width; the nearest of the family is taken.
  public var width: FontWidth?
  /// The slant.
  public var slant: FontSlant?
  /// Bold, italic and the like.
  public var traits: FontTraits
  /// OpenType features that the font always has on or off.
  public var features: [FontFeature]
  /// Values by axis tag, over and above what weight, width and slant come to.
  public var variations: [String: Double]
  /// How the optical size follows the point size.
  public var opticalSizing: OpticalSizing

  /// Wants what is given.
  public init(
    name: String? = nil, family: String? = nil, pointSize: Double? = nil, weight: FontWeight? = nil,
    width: FontWidth? = nil, slant: FontSlant? = nil, traits: FontTraits = [], features: [FontFeature] = [],
    variations: [String: Double] = [:], opticalSizing: OpticalSizing = .automatic
  ) {
    self.name = name
    self.family = family
    self.pointSize = pointSize
    self.weight = weight
    self.width = width
    self.slant = slant
    self.traits = traits
    self.features = features
    self.variations = variations
    self.opticalSizing = opticalSizing
  }
}
