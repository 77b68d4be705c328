internal import FontMetrics
public import Foundation
public import TextLayout

extension NSAttributedString {
  /// Creates a string with the attributes of text under UIKit's keys. Paragraph styles and
  /// attachments remain those of TextLayout.
  ///
  /// - Complexity: O(n).
  public convenience init(_ text: AttributedText) {
    let string = NSMutableAttributedString(string: text.text)
    for span in text.spans { string.setAttributes(span.attributes.keyed, range: NSRange(span.range)) }
    for paragraph in text.paragraphs {
      string.addAttribute(AttributeName.paragraphStyle, value: paragraph.style, range: NSRange(paragraph.range))
    }
    self.init(attributedString: string)
  }
}

extension TextAttributes {
  fileprivate var keyed: [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [AttributeName.font: font]
    if let language { values[AttributeName.language] = language }
    if let tracking { values[AttributeName.tracking] = tracking }
    if let kern { values[AttributeName.kern] = kern }
    if baselineOffset != 0 { values[AttributeName.baselineOffset] = baselineOffset }
    if !usesLigatures { values[AttributeName.ligature] = 0 }
    if let attachment { values[AttributeName.attachment] = attachment }
    return values
  }
}
