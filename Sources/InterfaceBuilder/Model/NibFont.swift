public import StringCatalogs

/// A font as the file has it.
public struct NibFont: Hashable, Sendable {
  /// Where the font comes from.
  public enum Source: Hashable, Sendable {
    /// A preferred font; the style's name in the file: "UICTFontTextStyleBody".
    case textStyle(String)
    /// `type="system"` and its kin; the weight's name ("semibold"), and whether it is italic.
    case system(weight: String?, isItalic: Bool)
    /// A PostScript name, with the family where it is written.
    case named(String, family: String?)
    /// `metaFont`, `size="button"`: "system", "button", "smallSystem".
    case meta(String)
  }
  /// Where it comes from.
  public var source: Source
  /// In points; nil where none is written.
  public var pointSize: Double?
  /// Where the element stands.
  public var position: SourcePosition
}

extension NibFont {
  /// The sizes of fonts by their role, in points: those of buttons, of the system, and of small texts.
  static let rolePointSizes: [String: Double] = ["button": 15, "system": 14, "smallSystem": 12]
  /// Larger than any text, in points.
  static let largestSize = 10_000.0
}
