public import Foundation
public import TextLayout

extension AttributedText {
  /// Creates text from an `AttributedString`, with the attributes of Strut's scope and the
  /// languages.
  ///
  /// - Parameters:
  ///   - string: The text. A paragraph has the style of its first character.
  ///   - attributes: The attributes that apply where the string has none.
  ///   - paragraphStyle: The style of paragraphs that have none.
  /// - Complexity: O(n).
  public init(
    _ string: AttributedString, attributes: TextAttributes, paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    var parts: [(text: String, attributes: TextAttributes)] = [("", attributes)]
    var styles: [(start: Int, style: ParagraphStyle)] = []
    var offset = 0
    for run in string.runs {
      let text = String(String.UnicodeScalarView(string[run.range].unicodeScalars))
      parts.append((text, attributes.overridden(by: run)))
      styles.append((offset, run[AttributeScopes.StrutAttributes.ParagraphStyleAttribute.self] ?? paragraphStyle))
      offset += text.utf16.count
    }
    self = AttributedText(parts, paragraphStyle: paragraphStyle).setting(paragraphStyles: styles)
  }
}

extension TextAttributes {
  fileprivate func overridden(by run: AttributedString.Runs.Run) -> TextAttributes {
    typealias Scope = AttributeScopes.StrutAttributes
    var attributes = self
    if let font = run[Scope.FontAttribute.self] { attributes.font = font }
    if let tracking = run[Scope.TrackingAttribute.self] { attributes.tracking = tracking }
    if let kern = run[Scope.KernAttribute.self] { attributes.kern = kern }
    if let offset = run[Scope.BaselineOffsetAttribute.self] { attributes.baselineOffset = offset }
    if let attachment = run[Scope.AttachmentAttribute.self] { attributes.attachment = attachment }
    if let language = run[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] {
      attributes.language = language
    }
    return attributes
  }
}
