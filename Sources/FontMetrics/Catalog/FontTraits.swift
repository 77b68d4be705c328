/// What a face looks like, and how a text style's font is to differ from the plain one: `UIFontDescriptor.SymbolicTraits`.
///
/// The bits are UIKit's, so that a raw value means the same there.
public struct FontTraits: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt32

  /// Traits of UIKit's bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Italic or oblique.
  public static let italic = FontTraits(rawValue: 1 << 0)
  /// Bold: of a text style, its emphasized weight.
  public static let bold = FontTraits(rawValue: 1 << 1)
  /// Wider than normal.
  public static let expanded = FontTraits(rawValue: 1 << 5)
  /// Narrower than normal.
  public static let condensed = FontTraits(rawValue: 1 << 6)
  /// Every advance alike.
  public static let monospaced = FontTraits(rawValue: 1 << 10)
  /// Of a text style: two points less leading.
  public static let tightLeading = FontTraits(rawValue: 1 << 15)
  /// Of a text style: two points more leading.
  public static let looseLeading = FontTraits(rawValue: 1 << 16)
}
