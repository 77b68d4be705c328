public import Foundation
internal import LayoutCore
public import TextLayout

/// How the lines of a paragraph are broken and where they stand, for `NSAttributedString`.
///
/// Two styles of equal values are equal, whether one of them can be changed or not. All lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// What is done beyond breaking where a line is full.
  public typealias LineBreakStrategy = TextLayout.LineBreakStrategy

  /// What the style says.
  var values = ParagraphStyleValues()

  /// The default style.
  public required override init() {}

  /// The style of text that has none: natural alignment, words wrap, no strategy, a tab every 28 points.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction in which a language is written; of no language, `natural`.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> WritingDirection {
    switch languageName.map({ Locale.Language(identifier: $0).characterDirection }) {
    case .rightToLeft: .rightToLeft
    case .leftToRight: .leftToRight
    default: .natural
    }
  }

  /// How lines lie between the sides; `natural` at first.
  open var alignment: TextAlignment { values.style.alignment }
  /// From the leading edge to the start of the first line; 0 at first.
  open var firstLineHeadIndent: CGFloat { CGFloat(values.style.firstLineHeadIndent) }
  /// From the leading edge to the start of every other line; 0 at first.
  open var headIndent: CGFloat { CGFloat(values.style.headIndent) }
  /// Where lines end: above 0 from the leading edge, at 0 or below from the trailing edge; 0 at first.
  open var tailIndent: CGFloat { CGFloat(values.style.tailIndent) }
  /// How lines are broken and what is left out; `byWordWrapping` at first.
  open var lineBreakMode: LineBreakMode { values.style.lineBreakMode }
  /// What is done beyond breaking where a line is full; none at first, other than in a label.
  open var lineBreakStrategy: LineBreakStrategy { values.style.lineBreakStrategy ?? [] }
  /// What the natural height of each line is multiplied by; 0, the default, leaves it alone.
  open var lineHeightMultiple: CGFloat { CGFloat(values.style.lineHeightMultiple) }
  /// What a line is high at least; 0 at first.
  open var minimumLineHeight: CGFloat { CGFloat(values.style.minimumLineHeight) }
  /// What a line is high at most; 0, the default, is no limit.
  open var maximumLineHeight: CGFloat { CGFloat(values.style.maximumLineHeight) }
  /// Added between a line and the next, not after the last; 0 at first.
  open var lineSpacing: CGFloat { CGFloat(values.style.lineSpacing) }
  /// Added after the paragraph, not after the last one; 0 at first.
  open var paragraphSpacing: CGFloat { CGFloat(values.style.paragraphSpacing) }
  /// Added before the paragraph, not before the first one; 0 at first.
  open var paragraphSpacingBefore: CGFloat { CGFloat(values.style.paragraphSpacingBefore) }
  /// The direction of the paragraph; `natural` at first.
  open var baseWritingDirection: WritingDirection { values.style.baseWritingDirection }
  /// What tabs reach for; twelve at first, 28 points apart.
  ///
  /// Never nil; the type is that of the property that can be set, as it is in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The distance between stops beyond the last one; 0, the default, counts as 28.
  open var defaultTabInterval: CGFloat { CGFloat(values.style.defaultTabInterval) }
  /// When a word at a line's end is hyphenated: if without it the line would be narrower than this part of the width. 0, the
  /// default, is never, unless ``usesDefaultHyphenation``.
  ///
  /// The language is that of the text's `languageIdentifier`, or else of the traits; without one nothing is hyphenated.
  open var hyphenationFactor: Float {
    values.hyphenationFactor == 0 && usesDefaultHyphenation ? 1 : values.hyphenationFactor
  }
  /// Whether a ``hyphenationFactor`` that was not set is 1 (Strut's rule; UIKit leaves the number open); false at first.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether text may be set tighter before it is cut; false at first. Kept: it changes no size, and a label has its own.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

  // MARK: Copies

  /// The same values in an object that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { copied(as: NSParagraphStyle.self) }

  /// The same values in an object that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(as: NSMutableParagraphStyle.self) }

  private func copied<Style: NSParagraphStyle>(as type: Style.Type) -> Style {
    let copy = type.init()
    copy.values = values
    return copy
  }

  /// Whether the other object is a style of equal values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  /// Equal for equal styles.
  open override var hash: Int { values.hashValue }
}

/// What a paragraph style says.
struct ParagraphStyleValues: Hashable {
  /// All but what UIKit has other types or defaults for.
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
