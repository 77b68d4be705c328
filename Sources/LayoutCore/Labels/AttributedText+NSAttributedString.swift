public import Foundation
public import TextLayout

extension AttributedText {
  /// Creates text from an `NSAttributedString` with attributes under UIKit's keys: fonts, paragraph
  /// styles, kerning, tracking, ligatures, baseline offsets, attachments and languages.
  ///
  /// - Parameters:
  ///   - string: The text. A paragraph has the style of its first character.
  ///   - attributes: The attributes that apply where the string has none.
  ///   - paragraphStyle: The style of paragraphs that have none.
  ///   - log: The log for values of the wrong type, which are ignored.
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

  /// Returns the text with the style of the run in which each paragraph starts.
  ///
  /// - Parameter styles: The start and style of each run, in order.
  ///
  /// - Complexity: O(paragraphs + runs).
  func setting(paragraphStyles styles: [(start: Int, style: ParagraphStyle)]) -> AttributedText {
    var next = 0
    return changingParagraphs { paragraph in
      while next + 1 < styles.count && styles[next + 1].start <= paragraph.range.lowerBound { next += 1 }
      return next < styles.count ? styles[next].style : paragraph.style
    }
  }
}
