internal import FontMetrics
public import Foundation
internal import LayoutCore
internal import TableLayout

extension UIListContentConfiguration {
  /// The appearance of a label.
  public struct TextProperties: Hashable, Sendable {
    /// The alignment of lines.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// At the leading edge.
      case natural = 0
      /// In the middle.
      case center = 1
      /// At both edges.
      case justified = 2
    }

    /// A transformation of letters.
    public enum TextTransform: Int, Hashable, Sendable {
      /// No transformation.
      case none = 0
      /// Uppercase.
      case uppercase = 1
      /// Lowercase.
      case lowercase = 2
      /// Each word starts with a capital letter.
      case capitalized = 3
    }

    /// The font.
    public var font: UIFont
    /// The color in pictures.
    public var color: UIColor
    /// A change of the color, or nil.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// The rule for breaking lines and truncating text.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 means no maximum.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether text that does not fit is scaled down.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the text.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that indicates whether text is tightened before it is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// A Boolean value that indicates whether the font follows the content size category.
    public var adjustsFontForContentSizeCategory = true
    /// The transformation of letters before display. It does not apply to attributed text.
    public var transform = TextTransform.none
    /// A Boolean value that indicates whether truncated text is shown in full on request. It is
    /// recorded and does not affect layout.
    public var showsExpansionTextWhenTruncated = false

    init(_ properties: ListContentConfiguration.TextProperties) {
      font = UIFont(properties.font)
      color = UIColor(properties.color)
      alignment =
        switch properties.alignment {
        case .center: .center
        case .justified: .justified
        default: .natural
        }
      lineBreakMode = properties.lineBreakMode
      numberOfLines = properties.numberOfLines
      adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
      minimumScaleFactor = properties.minimumScaleFactor
      allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
      adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
      transform = TextTransform(rawValue: properties.transform.rawValue) ?? .none
    }

    /// Returns the color after its change.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func apply(to properties: inout ListContentConfiguration.TextProperties, in traits: UITraitCollection) {
      properties.font = font.font
      properties.color = resolvedColor().color(in: traits)
      properties.alignment =
        switch alignment {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
      properties.lineBreakMode = lineBreakMode
      properties.numberOfLines = numberOfLines
      properties.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
      properties.minimumScaleFactor = minimumScaleFactor
      properties.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
      properties.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      properties.transform = ListContentConfiguration.TextTransform(rawValue: transform.rawValue) ?? .none
    }

    /// Returns `true` if all values other than the change of the color are equal.
    public static func == (first: Self, second: Self) -> Bool {
      first.font == second.font && first.color == second.color && first.alignment == second.alignment
        && first.lineBreakMode == second.lineBreakMode && first.numberOfLines == second.numberOfLines
        && first.adjustsFontSizeToFitWidth == second.adjustsFontSizeToFitWidth
        && first.minimumScaleFactor == second.minimumScaleFactor
        && first.allowsDefaultTighteningForTruncation == second.allowsDefaultTighteningForTruncation
        && first.adjustsFontForContentSizeCategory == second.adjustsFontForContentSizeCategory
        && first.transform == second.transform
        && first.showsExpansionTextWhenTruncated == second.showsExpansionTextWhenTruncated
    }

    /// Hashes the font and the number of lines.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(numberOfLines)
    }
  }

  /// The appearance of the image.
  public struct ImageProperties: Hashable, Sendable {
    /// The length for a reserved size that the system chooses for its symbols.
    public static let standardDimension: CGFloat = 0

    /// The color of a template image. It does not affect layout.
    public var tintColor: UIColor?
    /// A change of the tint color, or nil.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the image's corners, in points. It does not affect layout.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, which keeps its proportions; a length of 0 means no maximum.
    public var maximumSize = CGSize.zero
    /// The space for the image, which is centered in it; a length of 0 means that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// A Boolean value that indicates whether the image keeps its colors with the accessibility
    /// setting for inverted colors. It does not affect layout.
    public var accessibilityIgnoresInvertColors = false
    /// The width of a border around the image, in points. It does not affect layout.
    public var strokeWidth: CGFloat = 0
    /// The color of a border around the image. It does not affect layout.
    public var strokeColor: UIColor?

    /// Returns the color for a tint color after its change.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns `true` if all values other than the change of the color are equal.
    public static func == (first: Self, second: Self) -> Bool {
      first.tintColor == second.tintColor && first.cornerRadius == second.cornerRadius
        && first.maximumSize == second.maximumSize && first.reservedLayoutSize == second.reservedLayoutSize
        && first.accessibilityIgnoresInvertColors == second.accessibilityIgnoresInvertColors
        && first.strokeWidth == second.strokeWidth && first.strokeColor == second.strokeColor
    }

    /// Hashes the sizes.
    public func hash(into hasher: inout Hasher) {
      for length in [maximumSize.width, maximumSize.height, reservedLayoutSize.width, reservedLayoutSize.height] {
        hasher.combine(length)
      }
    }
  }
}
