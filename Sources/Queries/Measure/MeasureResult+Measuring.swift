package import JSONText
package import Strut

extension MeasureResult {
  /// Measures a text: one that wants nothing of its paragraphs as a label does, any other in paragraphs.
  /// - Parameters:
  ///   - font: What the text is set in; that of the settings does not count.
  ///   - id: What the record is named by.
  ///   - names: Where faces have their names from; nil where nobody asks for them.
  ///   - checksOwnFont: Whether it is found out that the font draws nothing of the text.
  package init(
    _ text: String, font: Font, _ settings: MeasureSettings, id: JSONValue, by engine: TextEngine, names: FaceNames?,
    checksOwnFont: Bool = false
  ) {
    if settings.paragraph.isPlain || text.isEmpty {
      let shaped = engine.shape(
        text, font: font, language: settings.language, direction: settings.direction, lineBreaks: settings.lineBreaks)
      self.init(shaped, settings, id: id, names, checksOwnFont: checksOwnFont)
      return
    }
    var attributes = TextAttributes(font: font)
    attributes.language = settings.language
    attributes.tracking = settings.paragraph.tracking
    let style = settings.paragraph.style(direction: settings.direction)
    let shaped = engine.shape(
      AttributedText(text, attributes: attributes, paragraphStyle: style), lineBreaks: settings.lineBreaks)
    self.init(shaped, font, settings, id: id, names, checksOwnFont: checksOwnFont)
  }
}
