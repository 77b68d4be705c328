internal import FontMetrics
internal import TextLayout

extension AttributedText {
  /// The spans and the paragraphs, for the examination of a finding.
  var description: String {
    let spans = spans.map { span in
      let (font, attributes) = (span.attributes.font, span.attributes)
      return """
        \(span.range) \(font.face.names.postScriptName ?? "") \(font.pointSize) \(font.features.map(\.tag)) \
        language \(attributes.language ?? "-") tracking \(attributes.tracking as Any) kern \(attributes.kern as Any) \
        baseline \(attributes.baselineOffset) \(attributes.attachment as Any)
        """
    }
    return (spans + paragraphs.map { "\($0)" }).joined(separator: "\n")
  }
}

extension TextTrial: CustomStringConvertible {
  var description: String {
    """
    text \(text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " "))
    \(font.face.names.postScriptName ?? "") \(font.pointSize) \(font.features.map(\.tag)), language \(language ?? "-"), \(direction), \
    \(lineBreaks), width \(width), limit \(lineLimit), \(breakMode), scale \(displayScale), law \(law)
    """
  }
}
