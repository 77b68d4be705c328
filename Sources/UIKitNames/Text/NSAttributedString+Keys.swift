public import Foundation
internal import LayoutCore

// swift-corelibs-foundation has no such keys. Strut has no keys for attributes that only affect
// drawing (colors, underlines, shadows); a program may define them.
extension NSAttributedString.Key {
  /// A `UIFont`. Without it, text that is not in a label uses the system font at 12 points (Strut's
  /// rule; UIKit uses Helvetica).
  public static let font = AttributeName.font
  /// An `NSParagraphStyle`. The style of a paragraph's first character applies to the whole
  /// paragraph.
  public static let paragraphStyle = AttributeName.paragraphStyle
  /// The points to add after each cluster that has a width; 0 turns kerning off.
  public static let kern = AttributeName.kern
  /// The points to add after each cluster that has a width, without ligatures. It takes precedence
  /// over ``kern``.
  public static let tracking = AttributeName.tracking
  /// The upward distance of text from its line's baseline, in points.
  public static let baselineOffset = AttributeName.baselineOffset
  /// The use of ligatures: 0 turns optional ligatures off; any other number, as on iOS, is the
  /// font's default.
  public static let ligature = AttributeName.ligature
  /// An ``NSTextAttachment`` for a U+FFFC character.
  public static let attachment = AttributeName.attachment
  /// The language of the text, as a BCP 47 tag in a string.
  public static let languageIdentifier = AttributeName.language
}
