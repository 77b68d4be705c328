public import FontMetrics
public import Foundation
internal import LayoutCore

extension UIImage {
  /// The size, weight and scale of a symbol. It is sendable as its superclass.
  ///
  /// A text style follows the content size category; a point size and a font do not. Weight and
  /// colors are recorded and do not affect layout.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// A configuration without values.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// Creates a configuration without values.
    init() { super.init(traitCollection: nil) }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) {
      self.init()
      values.scale = scale
    }

    /// Creates a configuration with a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init()
      values.pointSize = pointSize
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init()
      values.weight = weight
    }

    /// Creates a configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
      values.weight = weight
    }

    /// Creates a configuration with a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight)
      values.scale = scale
    }

    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init()
      values.textStyle = textStyle
    }

    /// Creates a configuration with the size of a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle: textStyle)
      values.scale = scale
    }

    /// Creates a configuration with the size of a font.
    public convenience init(font: UIFont) {
      self.init()
      values.font = font
    }

    /// Creates a configuration with the size of a font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font: font)
      values.scale = scale
    }

    /// Creates a configuration with shades of a color.
    public convenience init(hierarchicalColor: UIColor) {
      self.init()
      values.colors = [hierarchicalColor]
    }

    /// Creates a configuration with a color for each layer.
    public convenience init(paletteColors: [UIColor]) {
      self.init()
      values.colors = paletteColors
    }

    /// Returns a configuration in the symbol's own colors.
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    /// Returns a configuration in one color.
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
    /// Returns a configuration in shades of one color.
    public static func preferringHierarchical() -> SymbolConfiguration { SymbolConfiguration() }

    /// Returns the configuration without the text style.
    public func configurationWithoutTextStyle() -> SymbolConfiguration { without { $0.textStyle = nil } }
    /// Returns the configuration without the scale.
    public func configurationWithoutScale() -> SymbolConfiguration { without { $0.scale = .unspecified } }
    /// Returns the configuration without the weight.
    public func configurationWithoutWeight() -> SymbolConfiguration { without { $0.weight = .unspecified } }
    /// Returns the configuration without the point size and the weight.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      without { ($0.pointSize, $0.font, $0.weight) = (nil, nil, .unspecified) }
    }

    private func without(_ change: (inout SymbolValues) -> Void) -> SymbolConfiguration {
      let copy = SymbolConfiguration().withTraitCollection(traitCollection)
      copy.values = values
      change(&copy.values)
      return copy
    }
  }
}

/// The values of a symbol configuration; nil and unspecified ones are left open.
struct SymbolValues: Hashable {
  var pointSize: CGFloat?
  var textStyle: TextStyle?
  var font: UIFont?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var colors: [UIColor] = []

  /// Returns the values with those of `other`, which take precedence.
  func overridden(by other: SymbolValues) -> SymbolValues {
    var values = self
    if other.pointSize != nil || other.textStyle != nil || other.font != nil {
      (values.pointSize, values.textStyle, values.font) = (other.pointSize, other.textStyle, other.font)
    }
    if other.weight != .unspecified { values.weight = other.weight }
    if other.scale != .unspecified { values.scale = other.scale }
    if !other.colors.isEmpty { values.colors = other.colors }
    return values
  }

  /// Returns the size of the text in points; 17 if it is left open.
  func pointSize(in traits: UITraitCollection) -> Double {
    if let pointSize { return pointSize.isFinite ? Double(pointSize) : SymbolEstimate.usualPointSize }
    if let font { return font.font.pointSize }
    guard let textStyle else { return SymbolEstimate.usualPointSize }
    return Font.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize
  }

  var estimatedScale: SymbolEstimate.Scale {
    switch scale {
    case .small: .small
    case .large: .large
    case .default, .unspecified, .medium: .medium
    }
  }
}
