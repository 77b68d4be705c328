/// Traits of a face, and modifications of a text style's font, like
/// `UIFontDescriptor.SymbolicTraits`.
///
/// The bits are UIKit's.
public struct FontTraits: OptionSet, Hashable, Sendable {
  /// UIKit's raw value.
  public let rawValue: UInt32

  /// Creates traits from UIKit's raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Italic or oblique.
  public static let italic = FontTraits(rawValue: 1 << 0)
  /// Bold; for a text style, its emphasized weight.
  public static let bold = FontTraits(rawValue: 1 << 1)
  /// Wider than normal.
  public static let expanded = FontTraits(rawValue: 1 << 5)
  /// Narrower than normal.
  public static let condensed = FontTraits(rawValue: 1 << 6)
  /// Monospaced.
  public static let monospaced = FontTraits(rawValue: 1 << 10)
  /// Two points less leading, for a text style.
  public static let tightLeading = FontTraits(rawValue: 1 << 15)
  /// Two points more leading, for a text style.
  public static let looseLeading = FontTraits(rawValue: 1 << 16)
}
