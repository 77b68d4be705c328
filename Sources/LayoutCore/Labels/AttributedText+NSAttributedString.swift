public import Foundation
public import TextLayout

extension AttributedText {
  /// A text with the attributes that an `NSAttributedString` has under UIKit's keys: fonts, paragraph styles, kerning, tracking,
  /// ligatures, baseline offsets, attachments and languages.
  ///
  /// - Parameters:
  ///   - string: The text. A paragraph has the style of its first character.
  ///   - attributes: What holds where the string says nothing.
  ///   - paragraphStyle: The style of paragraphs for which the string has none.
  ///   - log: Where values of a wrong type are told; they are left out.
  /// - Complexity: O(n).
  public init(
    _ string: NSAttributedString, attributes: TextAttributes, paragraphStyle: ParagraphStyle = ParagraphStyle(),
    log: LayoutLog = .silent
  ) {
    var reader = AttributeReader(log: log)
    var stretches: [(utf16Count: Int, attributes: TextAttributes)] = [(0, attributes)]
    var styles: [(start: Int, style: ParagraphStyle)] = []
    string.forEachStretch { values, range in
      stretches.append((range.count, reader.textAttributes(values, defaults: attributes)))
      styles.append((range.lowerBound, reader.paragraphStyle(values) ?? paragraphStyle))
    }
    self = AttributedText(string.string, stretches: stretches, paragraphStyle: paragraphStyle)
      .setting(paragraphStyles: styles)
  }

  /// The same text whose paragraphs have the style of the stretch that they start in.
  ///
  /// - Parameter styles: The stretches by where they start, in order.
  /// - Complexity: O(paragraphs + stretches).
  func setting(paragraphStyles styles: [(start: Int, style: ParagraphStyle)]) -> AttributedText {
    var next = 0
    return changingParagraphs { paragraph in
      while next + 1 < styles.count && styles[next + 1].start <= paragraph.range.lowerBound { next += 1 }
      return next < styles.count ? styles[next].style : paragraph.style
    }
  }
}
