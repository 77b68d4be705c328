package import JSONText
package import Strut

extension MeasureResult {
  /// Measures text: as a label if it has no paragraph settings, otherwise in paragraphs.
  /// - Parameters:
  ///   - font: The font of the text, which replaces that of the settings.
  ///   - id: The name of the record.
  ///   - names: The names of faces, or nil if they are not needed.
  ///   - checksOwnFont: True to check whether the font draws any of the text.
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
