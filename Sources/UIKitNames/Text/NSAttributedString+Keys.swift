public import Foundation
internal import LayoutCore

// swift-corelibs-foundation has no such keys.

extension NSAttributedString.Key {
  /// A ``UIFont``. Without it, text that is not in a label uses the system font at 12 points
  /// (Strut's rule; UIKit uses Helvetica).
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

// Attributes that only affect drawing. Strut does not read them.

extension NSAttributedString.Key {
  /// The color of the text, a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind the text, a ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The underline, the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The color of the underline, a ``UIColor``.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The line through the text, the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The color of the line through the text, a ``UIColor``.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The color of the outline, a ``UIColor``.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the outline, in percent of the point size.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The shadow, an ``NSShadow``.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The name of an effect of the text.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// The destination of a link, a `URL` or a `String`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The skew of the glyphs.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
}

// Attributes that affect layout in UIKit. Strut does not read them.

extension NSAttributedString.Key {
  /// The logarithm of the factor that stretches the glyphs. It has no effect.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Overrides of the writing direction, an array of numbers. It has no effect.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// The direction of glyphs, 0 for horizontal. It has no effect.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}
