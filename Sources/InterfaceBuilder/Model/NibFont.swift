public import StringCatalogs

/// A font in a file.
public struct NibFont: Hashable, Sendable {
  /// The kind of font.
  public enum Source: Hashable, Sendable {
    /// A preferred font, by the name of its style in the file: "UICTFontTextStyleBody".
    case textStyle(String)
    /// A system font (`type="system"` and similar), with the name of its weight ("semibold") and
    /// whether it is italic.
    case system(weight: String?, isItalic: Bool)
    /// A font by its PostScript name, and its family if specified.
    case named(String, family: String?)
    /// A `metaFont` by its role, such as `size="button"`: "system", "button", "smallSystem".
    case meta(String)
  }
  /// The kind of font.
  public var source: Source
  /// The size, in points; nil if not specified.
  public var pointSize: Double?
  /// The position of the element.
  public var position: SourcePosition
}

extension NibFont {
  /// The sizes of fonts by role, in points: for buttons, the system and small text.
  static let rolePointSizes: [String: Double] = ["button": 15, "system": 14, "smallSystem": 12]
  /// The maximum size of a font, in points.
  static let largestSize = 10_000.0
}
