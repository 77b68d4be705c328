internal import FontMetrics

extension TextEngine {
  /// Analyses and shapes a text of several styles.
  ///
  /// It is not remembered: keep what comes back, and lay it out as often as you like. Line breaks follow the language of the
  /// text's first character (Strut's rule).
  ///
  /// - Parameters:
  ///   - text: The text with its styles.
  ///   - lineBreaks: Where lines may end, in all of the text.
  /// - Complexity: O(n) in the text, apart from what the fonts' own rules take.
  public func shape(_ text: AttributedText, lineBreaks: LineBreakOptions = LineBreakOptions()) -> ShapedParagraphs {
    let styles = text.spans.map(\.attributes.runStyle)
    let content = content(text, styles, lineBreaks.rules)
    let paragraphs = text.paragraphs.map { StyledParagraph(range: $0.range, style: $0.style.sanitized) }
    let table = StyleTable(
      spans: styles, spanEnds: text.spans.map(\.range.upperBound), paragraphs: paragraphs, content: content)
    let shaped = ShapedText(
      text: text.text, font: styles[0].font, direction: paragraphs[0].style.baseWritingDirection,
      lineBreaks: lineBreaks, engine: self, content: content, styles: table)
    return ShapedParagraphs(text, shaped, table)
  }

  /// Shapes each run by the settings of its style.
  private func content(_ text: AttributedText, _ styles: [RunStyle], _ rules: LineBreakRules) -> ShapedContent {
    var analysis = TextAnalysis(
      text.text, language: styles[0].settings.language, direction: .leftToRight, rules: rules, iterators: iterators)
    analysis.bidi = BidiLevels(
      analysis.units, paragraphs: text.paragraphs.map { ($0.range, $0.style.baseWritingDirection) })
    let itemizer = Itemizer(
      analysis, spans: zip(text.spans, styles).map { Itemizer.Span($0, $1) }, separatesTabs: true, fallback: fallback)
    var assembly = GlyphAssembly(
      units: analysis.units.map { $0 == 0x09 ? 0x20 : $0 }, settings: styles[0].settings, runs: itemizer.runs)
    for (index, run) in itemizer.runs.enumerated() {
      assembly.settings = styles[run.span].settings
      assembly.shape(index, with: shaper)
    }
    assembly.markSafeBreaks(in: &analysis.flags)
    return ShapedContent(
      analysis: analysis, settings: styles[0].settings, itemizer: itemizer, assembly: assembly)
  }
}

extension Itemizer.Span {
  fileprivate init(_ span: AttributedText.Span, _ style: RunStyle) {
    self.init(
      end: span.range.upperBound, primary: style.font.face, language: style.settings.language,
      hasAttachment: style.attachment != nil)
  }
}
