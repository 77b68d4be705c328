/// A request for a font, like `UIFontDescriptor`.
///
/// ```swift
/// let wanted = FontDescriptor(family: "Inter", weight: .semibold, features: [.tabularFigures])
/// ```
/// `nil` means unspecified. An explicit weight, width or slant takes precedence over a trait.
public struct FontDescriptor: Hashable, Sendable {
  /// A full name, PostScript name, alias or path. It takes precedence over `family`.
  public var name: String?
  /// The name or alias of a family.
  public var family: String?
  /// The font size, in points.
  public var pointSize: Double?
  /// The weight. The nearest face of the family is used.
  public var weight: FontWeight?
  /// The width. The nearest face of the family is used.
  public var width: FontWidth?
  /// The slant.
  public var slant: FontSlant?
  /// Traits such as bold and italic.
  public var traits: FontTraits
  /// The OpenType features that the font turns on or off.
  public var features: [FontFeature]
  /// Values by axis tag, in addition to those for weight, width and slant.
  public var variations: [String: Double]
  /// The relation between optical size and point size.
  public var opticalSizing: OpticalSizing

  /// Creates a descriptor.
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
