public import FontMetrics
public import Foundation
public import LayoutCore

/// A face at a size in points.
///
/// UIKit's class around Strut's ``Font``, immutable and therefore sendable. Two fonts with equal
/// values are equal. Fonts come from the catalog of the current traits, by default the bundled one.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// Strut's value.
  public let font: Font

  /// Creates a font from Strut's value.
  public init(_ font: Font) { self.font = font }

  /// Creates a font from a family name, full name or PostScript name and a size in points. Returns
  /// nil for an unknown name and for a size that is negative or not finite.
  ///
  /// The log of the current traits contains the reason. If another family is substituted (TeX Gyre
  /// Pagella for Palatino), `UITraitCollection.current.fonts.explain(_:)` reports it.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = Font.named(fontName, size: fontSize) else { return nil }
    self.font = font
  }

  /// Creates the font that matches a descriptor.
  ///
  /// If none matches, it is the system font, as in UIKit. The log of the current traits contains
  /// the reason, and the parts of the style that the font lacks.
  ///
  /// - Parameter pointSize: The size in points. With 0, or a size that is negative or not finite
  ///   (which is logged), the size is that of the descriptor, or else 12. A font at another size no
  ///   longer follows the content size category.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.described.matchingFont
    self.font = pointSize == 0 ? font : pointSize.asPointSize.map(font.withSize) ?? font
  }

  // MARK: Fonts of text styles

  /// Returns the font of a text style at the current content size category.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the content size category and legibility weight of
  /// `traits`, or of the current traits.
  ///
  /// The extra large titles have their size at L in every category, because no other size is known.
  /// The log of the current traits reports it.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(Font.preferredFont(forTextStyle: style, compatibleWith: traitCollection))
  }

  // MARK: System fonts

  // If the system font lacks a part of the requested style, the log of the current traits reports
  // it: the bundled font has one width. It also reports sizes that are negative or not finite, for
  // which 12 points are used.

  /// Returns the regular system font at a size in points, heavier if Bold Text is on.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font.systemFont(ofSize: fontSize, weight: .regular))
  }

  /// Returns the bold system font at a size in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font.systemFont(ofSize: fontSize, weight: .bold))
  }

  /// Returns the italic system font at a size in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font.italicSystemFont(ofSize: fontSize))
  }

  /// Returns the system font at a size in points and a weight, heavier if Bold Text is on.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.systemFont(ofSize: fontSize, weight: weight))
  }

  /// Returns the system font at a size in points, a weight and a width.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(Font.systemFont(ofSize: fontSize, weight: weight, width: width))
  }

  /// Returns the system font with monospaced digits (the OpenType feature `tnum`) at a size in
  /// points and a weight.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.systemFont(ofSize: fontSize, weight: weight).withFeatures([.tabularFigures]))
  }

  /// Returns the monospaced system font (JetBrains Mono) at a size in points and a weight.
  ///
  /// It does not follow Bold Text, because it has only two weights (Strut's rule).
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.monospacedSystemFont(ofSize: fontSize, weight: weight))
  }

  // MARK: Names

  /// The names of all bundled, registered and installed families in the catalog of the current
  /// traits, sorted.
  open class var familyNames: [String] { TraitCollection.current.fonts.familyNames }

  /// Returns the PostScript names of a family's faces and named instances, or an empty array for an
  /// unknown family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    TraitCollection.current.fonts.fontNames(inFamily: familyName)
  }

  /// The name of the family, such as "Inter", or the font's name if it has none.
  open var familyName: String { font.familyName }

  /// The PostScript name of the face or named instance, such as "Inter-SemiBold". If it has none,
  /// the full name or the path of the file.
  ///
  /// For the system font, the name of the substitute face. UIKit has private names there, such as
  /// `.SFUI-Regular`.
  open var fontName: String { font.fontName }

  // MARK: Metrics

  /// The font size, in points.
  open var pointSize: CGFloat { CGFloat(font.pointSize) }
  /// The top of the line box above the baseline, in points.
  open var ascender: CGFloat { CGFloat(font.ascender) }
  /// The bottom of the line box, in points, negative below the baseline.
  open var descender: CGFloat { CGFloat(font.descender) }
  /// The height of a flat capital letter, in points; 0 if neither tables nor outlines define it.
  open var capHeight: CGFloat { CGFloat(font.capHeight ?? 0) }
  /// The height of a flat lowercase letter, in points; 0 if neither tables nor outlines define it.
  open var xHeight: CGFloat { CGFloat(font.xHeight ?? 0) }
  /// The height of a line, in points: ``ascender`` less ``descender``, without ``leading``.
  open var lineHeight: CGFloat { CGFloat(font.lineHeight) }
  /// The space between lines in addition to ``lineHeight``, in points. It may be negative.
  ///
  /// For the font of a text style, it is the difference to the style's leading. For any other font
  /// it is the line gap of the face.
  open var leading: CGFloat { CGFloat(font.leading) }

  /// Returns the font at another size in points, which no longer follows the content size category.
  /// Stops with a message if the size is negative or not finite.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.withSize(Double(fontSize))) }

  /// The descriptor that matches this font; for a scaled font, the unscaled font at the same size.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

  // MARK: Equality

  /// Returns the font itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns `true` if the object is a font with an equal value.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

  /// A hash value, equal for equal fonts.
  open override var hash: Int { font.hashValue }

  /// The name and size of the font, such as "Inter-Regular, 17.0 points".
  open override var description: String { "\(fontName), \(font.pointSize) points" }
}

extension UIFont {
  /// The role of text, such as headline or body.
  public typealias TextStyle = FontMetrics.TextStyle

  /// The standard size of labels, 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The standard size of buttons, 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small system text, 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of system text, 14 points.
  public class var systemFontSize: CGFloat { 14 }
}

extension UIFont: FontConvertible {
  package var layoutFont: Font { font }
}
