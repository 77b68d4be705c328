public import Foundation
internal import LayoutCore

// swift-corelibs-foundation has no keys of its own. Those that only draw (colors, underlines, shadows) are left to the program.
extension NSAttributedString.Key {
  /// A `UIFont`. Without one, text that no label shows is in the system font of 12 points (Strut's rule; UIKit's is Helvetica).
  public static let font = AttributeName.font
  /// An `NSParagraphStyle`; that of a paragraph's first character counts for all of it.
  public static let paragraphStyle = AttributeName.paragraphStyle
  /// Points added after each cluster that has a width; 0 turns the font's own kerning off.
  public static let kern = AttributeName.kern
  /// Points added after each cluster that has a width, without ligatures; it counts in place of ``kern``.
  public static let tracking = AttributeName.tracking
  /// How far text is moved from its line's baseline, in points, up.
  public static let baselineOffset = AttributeName.baselineOffset
  /// 0 for text without ligatures that its script does not need; anything else, as on iOS, is the font's default.
  public static let ligature = AttributeName.ligature
  /// An ``NSTextAttachment``, which stands in the place of a U+FFFC.
  public static let attachment = AttributeName.attachment
  /// The language of a stretch, a BCP 47 tag in a string.
  public static let languageIdentifier = AttributeName.language
}
