public import FontMetrics

extension TextEngine {
  /// Analyzes and shapes text, or returns it from the cache.
  ///
  /// - Parameters:
  ///   - text: Any text. Newlines end lines; other control characters have neither glyph nor width;
  ///     a tab extends to the next multiple of ``ParagraphStyle/standardTabInterval`` (Strut's
  ///     rule); a soft hyphen permits a break, where a hyphen is displayed.
  ///   - font: The font for all characters that it has. Other characters use the catalog's fallback
  ///     faces with the font's features.
  ///   - language: A BCP 47 tag. It determines language-specific glyphs and line breaks.
  ///   - direction: The paragraphs' direction.
  ///   - lineBreaks: The options for line breaks.
  /// - Complexity: O(n) in the text, plus the cost of the font's own rules.
  public func shape(
    _ text: String, font: Font, language: String? = nil, direction: WritingDirection = .natural,
    lineBreaks: LineBreakOptions = LineBreakOptions()
  ) -> ShapedText {
    let settings = ShapingSettings(language: language, features: font.features, lineBreaks: lineBreaks.rules)
    return ShapedText(
      text: text, font: font, direction: direction, lineBreaks: lineBreaks, engine: self,
      content: content(text, font: font, settings: settings, direction: direction))
  }
}
