import FontMetrics
import TestSupport
import Testing
import TextLayout
import UIKitNames

@MainActor @Suite("UIKit's paragraph styles")
struct NSParagraphStyleTests {
  @Test("A style starts as UIKit's does")
  func defaults() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping && style.lineBreakStrategy == [])
    #expect(style.baseWritingDirection == .natural && style.hyphenationFactor == 0 && !style.usesDefaultHyphenation)
    #expect(
      [
        style.firstLineHeadIndent, style.headIndent, style.tailIndent, style.lineHeightMultiple,
        style.minimumLineHeight,
        style.maximumLineHeight, style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore,
        style.defaultTabInterval,
      ].allSatisfy { $0 == 0 })
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    #expect(!style.allowsDefaultTighteningForTruncation)
  }

  private func changed() -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode, style.lineBreakStrategy) = (.right, .byTruncatingHead, .standard)
    (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (1, 2, -3)
    (style.lineHeightMultiple, style.minimumLineHeight, style.maximumLineHeight) = (4, 5, 6)
    (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (7, 8, 9)
    (style.baseWritingDirection, style.hyphenationFactor, style.usesDefaultHyphenation) = (.rightToLeft, 0.5, true)
    (style.defaultTabInterval, style.allowsDefaultTighteningForTruncation) = (10, true)
    style.tabStops = [NSTextTab(textAlignment: .center, location: 11)]
    return style
  }

  @Test("Copies are equal and apart, whichever class they are of")
  func copies() throws {
    let style = changed()
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    #expect(!(copy is NSMutableParagraphStyle))
    #expect(copy.isEqual(style) && style.isEqual(copy) && copy.hash == style.hash && mutable == style)
    mutable.lineSpacing = 70
    #expect(mutable != style && copy.lineSpacing == 7)
    mutable.setParagraphStyle(copy)
    #expect(mutable == style && style != NSParagraphStyle.default)
    #expect(!style.isEqual("style"))
  }

  @Test("Strings with equal styles are equal, and their runs are one")
  func strings() {
    let string = NSMutableAttributedString(string: "a", attributes: [.paragraphStyle: changed()])
    string.append(NSAttributedString(string: "b", attributes: [.paragraphStyle: changed()]))
    var runs = 0
    unsafe string.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: 2)) { _, _, _ in runs += 1 }
    #expect(runs == 1)
    #expect(string.isEqual(NSAttributedString(string: "ab", attributes: [.paragraphStyle: changed()])))
  }

  @Test("What is set is what lays out")
  func values() throws {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: changed()])
    let style = try #require(label.strutLabel.styledText?.paragraphs.first?.style)
    var expected = ParagraphStyle()
    (expected.alignment, expected.lineBreakMode, expected.lineBreakStrategy) = (.right, .byTruncatingHead, .standard)
    (expected.firstLineHeadIndent, expected.headIndent, expected.tailIndent) = (1, 2, -3)
    (expected.lineHeightMultiple, expected.minimumLineHeight, expected.maximumLineHeight) = (4, 5, 6)
    (expected.lineSpacing, expected.paragraphSpacing, expected.paragraphSpacingBefore) = (7, 8, 9)
    (expected.baseWritingDirection, expected.hyphenationFactor, expected.defaultTabInterval) = (.rightToLeft, 0.5, 10)
    expected.tabStops = [TabStop(11, alignment: .center)]
    #expect(style == expected)
  }

  @Test("A factor of 0 is the text's own, unless hyphenation is on by default", .fact("paragraph-10"))
  func hyphenation() {
    let style = NSMutableParagraphStyle()
    style.usesDefaultHyphenation = true
    #expect(style.hyphenationFactor == 1)
    style.hyphenationFactor = 0.25
    #expect(style.hyphenationFactor == 0.25)
  }

  @Test("Tabs are added in order, removed by value, and set anew by nil")
  func tabs() throws {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    for place in [30.0, 10, 20] { style.addTabStop(NSTextTab(textAlignment: .left, location: place)) }
    #expect(style.tabStops.map(\.location) == [10, 20, 30])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 20))
    #expect(style.tabStops.map(\.location) == [10, 30])
    style.tabStops = nil
    #expect(style.tabStops.count == 12)
  }

  @Test("A tab with terminators is a decimal one")
  func decimals() throws {
    let german = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
    let tab = NSTextTab(textAlignment: .right, location: 50, options: [.columnTerminators: german])
    #expect(tab == NSTextTab(textAlignment: .right, location: 50, options: [.columnTerminators: german]))
    #expect(tab != NSTextTab(textAlignment: .right, location: 50))
    let style = NSMutableParagraphStyle()
    style.tabStops = [tab]
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    let stops = try #require(label.strutLabel.styledText?.paragraphs.first?.style.tabStops)
    #expect(stops == [TabStop(50, alignment: .decimal, decimalSeparator: ",")])
  }

  @Test(
    "Languages have directions",
    arguments: [("ar", NSWritingDirection.rightToLeft), ("en", .leftToRight), ("he", .rightToLeft)])
  func directions(language: String, direction: NSWritingDirection) {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: language) == direction)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .natural)
  }

  @Test("An attachment takes the room of its bounds")
  func attachments() throws {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 50)
    let string = NSMutableAttributedString(attachment: attachment)
    #expect(string.string == "\u{FFFC}" && NSTextAttachment.character == 0xFFFC)
    #expect(string.size() == CGSize(width: 30, height: 50))
    attachment.lineLayoutPadding = 5
    #expect(string.size().width == 40)
    #expect(NSAttributedString(attachment: NSTextAttachment()).size().width == 0)
  }
}
