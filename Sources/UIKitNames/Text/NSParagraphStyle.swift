public import Foundation
internal import LayoutCore
public import TextLayout

/// The line breaking and layout of a paragraph in an `NSAttributedString`.
///
/// Two styles with equal values are equal, mutable or not. All lengths are in points.
///
/// Sendable, because Foundation requires that of the values of an `AttributedString`. Change none
/// that another isolation domain has.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// Rules for line breaking beyond filling each line.
  public typealias LineBreakStrategy = TextLayout.LineBreakStrategy

  /// The values of the style.
  final var values = ParagraphStyleValues()

  /// The default style.
  public override init() {}

  /// The default style: natural alignment, word wrapping, no strategy, and a tab stop every 28
  /// points.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns the writing direction of a language, or `natural` without one.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> WritingDirection {
    switch languageName.map({ Locale.Language(identifier: $0).characterDirection }) {
    case .rightToLeft: .rightToLeft
    case .leftToRight: .leftToRight
    default: .natural
    }
  }

  /// The alignment of lines; `natural` by default.
  open var alignment: TextAlignment { values.style.alignment }
  /// The distance from the leading edge to the start of the first line; 0 by default.
  open var firstLineHeadIndent: CGFloat { CGFloat(values.style.firstLineHeadIndent) }
  /// The distance from the leading edge to the start of every other line; 0 by default.
  open var headIndent: CGFloat { CGFloat(values.style.headIndent) }
  /// The end of lines: a positive distance is from the leading edge, and 0 or a negative one is
  /// from the trailing edge; 0 by default.
  open var tailIndent: CGFloat { CGFloat(values.style.tailIndent) }
  /// The rule for breaking lines and truncating text; `byWordWrapping` by default.
  open var lineBreakMode: LineBreakMode { values.style.lineBreakMode }
  /// Rules for line breaking beyond filling each line; none by default, except in a label.
  open var lineBreakStrategy: LineBreakStrategy { values.style.lineBreakStrategy ?? [] }
  /// The factor for the natural height of each line; 0, the default, leaves it unchanged.
  open var lineHeightMultiple: CGFloat { CGFloat(values.style.lineHeightMultiple) }
  /// The minimum height of a line; 0 by default.
  open var minimumLineHeight: CGFloat { CGFloat(values.style.minimumLineHeight) }
  /// The maximum height of a line; 0, the default, means no maximum.
  open var maximumLineHeight: CGFloat { CGFloat(values.style.maximumLineHeight) }
  /// The distance between two lines, not added after the last; 0 by default.
  open var lineSpacing: CGFloat { CGFloat(values.style.lineSpacing) }
  /// The distance after the paragraph, not added after the last one; 0 by default.
  open var paragraphSpacing: CGFloat { CGFloat(values.style.paragraphSpacing) }
  /// The distance before the paragraph, not added before the first one; 0 by default.
  open var paragraphSpacingBefore: CGFloat { CGFloat(values.style.paragraphSpacingBefore) }
  /// The writing direction of the paragraph; `natural` by default.
  open var baseWritingDirection: WritingDirection { values.style.baseWritingDirection }
  /// The tab stops; by default twelve, 28 points apart.
  ///
  /// Never nil. The type is that of the settable property, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The distance between tab stops beyond the last one; 0, the default, means 28.
  open var defaultTabInterval: CGFloat { CGFloat(values.style.defaultTabInterval) }
  /// The threshold for hyphenation: a word at the end of a line is hyphenated if the line without
  /// it would be narrower than this fraction of the width. 0, the default, means never, unless
  /// ``usesDefaultHyphenation`` is on.
  ///
  /// The language is that of the text's `languageIdentifier`, or else of the traits. Text without a
  /// language is not hyphenated.
  open var hyphenationFactor: Float {
    values.hyphenationFactor == 0 && usesDefaultHyphenation ? 1 : values.hyphenationFactor
  }
  /// A Boolean value that indicates whether an unset ``hyphenationFactor`` counts as 1 (Strut's
  /// rule; UIKit leaves the number open); false by default.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// A Boolean value that indicates whether text may be tightened before it is truncated; false by
  /// default. It is stored but changes no size. A label has its own property.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

  // MARK: Copies

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { copied(to: NSParagraphStyle()) }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(to: NSMutableParagraphStyle()) }

  private func copied(to copy: NSParagraphStyle) -> NSParagraphStyle {
    copy.values = values
    return copy
  }

  /// Returns `true` if the object is a style with equal values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  /// A hash value, equal for equal styles.
  open override var hash: Int { values.hashValue }
}

/// The values of a paragraph style.
struct ParagraphStyleValues: Hashable {
  /// The values that have the same type and default in UIKit.
  var style: ParagraphStyle
  var tabStops = Self.defaultTabStops
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false
  var allowsDefaultTighteningForTruncation = false

  init() {
    style = ParagraphStyle()
    style.defaultTabInterval = 0
    style.lineBreakStrategy = []
  }

  static var defaultTabStops: [NSTextTab] {
    (1...12).map {
      NSTextTab(textAlignment: .left, location: CGFloat($0) * CGFloat(ParagraphStyle.standardTabInterval))
    }
  }
}

extension NSParagraphStyle: ParagraphStyleConvertible {
  package var layoutStyle: ParagraphStyle {
    var style = values.style
    style.tabStops = tabStops.map(\.tabStop)
    style.hyphenationFactor = hyphenationFactor > 0 ? Double(hyphenationFactor) : nil
    return style
  }
}
