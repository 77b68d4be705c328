public import Foundation
public import TextLayout

/// A mutable paragraph style.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.lineSpacing = 4
/// style.lineBreakMode = .byTruncatingTail
/// let text = NSAttributedString(string: "Headline", attributes: [.font: font, .paragraphStyle: style])
/// ```
/// ``NSParagraphStyle`` documents the properties, and why it is sendable. A number that is not
/// finite counts as 0.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// See ``NSParagraphStyle/alignment``.
  open override var alignment: TextAlignment {
    get { super.alignment }
    set { values.style.alignment = newValue }
  }
  /// See ``NSParagraphStyle/firstLineHeadIndent``.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { values.style.firstLineHeadIndent = Double(newValue) }
  }
  /// See ``NSParagraphStyle/headIndent``.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { values.style.headIndent = Double(newValue) }
  }
  /// See ``NSParagraphStyle/tailIndent``.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { values.style.tailIndent = Double(newValue) }
  }
  /// See ``NSParagraphStyle/lineBreakMode``.
  open override var lineBreakMode: LineBreakMode {
    get { super.lineBreakMode }
    set { values.style.lineBreakMode = newValue }
  }
  /// See ``NSParagraphStyle/lineBreakStrategy``.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { values.style.lineBreakStrategy = newValue }
  }
  /// See ``NSParagraphStyle/lineHeightMultiple``.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { values.style.lineHeightMultiple = Double(newValue) }
  }
  /// See ``NSParagraphStyle/minimumLineHeight``.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { values.style.minimumLineHeight = Double(newValue) }
  }
  /// See ``NSParagraphStyle/maximumLineHeight``.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { values.style.maximumLineHeight = Double(newValue) }
  }
  /// See ``NSParagraphStyle/lineSpacing``.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { values.style.lineSpacing = Double(newValue) }
  }
  /// See ``NSParagraphStyle/paragraphSpacing``.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { values.style.paragraphSpacing = Double(newValue) }
  }
  /// See ``NSParagraphStyle/paragraphSpacingBefore``.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { values.style.paragraphSpacingBefore = Double(newValue) }
  }
  /// See ``NSParagraphStyle/baseWritingDirection``.
  open override var baseWritingDirection: WritingDirection {
    get { super.baseWritingDirection }
    set { values.style.baseWritingDirection = newValue }
  }
  /// See ``NSParagraphStyle/defaultTabInterval``.
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { values.style.defaultTabInterval = Double(newValue) }
  }
  /// See ``NSParagraphStyle/tabStops``; nil restores the twelve default tab stops.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { values.tabStops = newValue ?? ParagraphStyleValues.defaultTabStops }
  }
  /// See ``NSParagraphStyle/hyphenationFactor``.
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// See ``NSParagraphStyle/usesDefaultHyphenation``.
  open override var usesDefaultHyphenation: Bool {
    get { super.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  /// See ``NSParagraphStyle/allowsDefaultTighteningForTruncation``.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Adds a tab stop.
  open func addTabStop(_ anObject: NSTextTab) {
    values.tabStops.append(anObject)
    values.tabStops.sort { $0.location < $1.location }
  }

  /// Removes all tab stops that are equal to the given one.
  open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }

  /// Copies the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
