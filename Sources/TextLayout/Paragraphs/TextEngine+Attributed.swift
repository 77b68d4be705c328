internal import FontMetrics

extension TextEngine {
  /// Analyzes and shapes attributed text.
  ///
  /// Text in one style is cached like plain text. Other text is not: keep the result, and lay it
  /// out as often as necessary. Line breaks follow the language of the text's first character
  /// (Strut's rule).
  ///
  /// - Parameters:
  ///   - text: The text with its styles.
  ///   - lineBreaks: The options for line breaks; strategy and hyphenation factor apply to
  ///     paragraphs whose styles have none.
  /// - Complexity: O(n) in the text, plus the cost of the fonts' own rules.
  public func shape(_ text: AttributedText, lineBreaks: LineBreakOptions = LineBreakOptions()) -> ShapedParagraphs {
    let paragraphs = text.paragraphs.map { StyledParagraph(range: $0.range, style: $0.style.sanitized(lineBreaks)) }
    let keepingHangul = paragraphs.filter(\.keepsHangulWords)
    let isMixed = !keepingHangul.isEmpty && keepingHangul.count < paragraphs.count
    let rules = lineBreaks.with(isMixed ? [] : paragraphs[0].style.lineBreakStrategy ?? []).rules
    let styles = text.spans.map { span in
      var style = span.attributes.runStyle
      style.settings.lineBreaks = rules
      return style
    }
    let plain = isMixed ? nil : plainContent(text, styles[0])
    let content = plain ?? content(text, styles, keepingHangulIn: isMixed ? keepingHangul.map(\.range) : [])
    let table = StyleTable(
      spans: styles, spanEnds: text.spans.map(\.range.upperBound), paragraphs: paragraphs, content: content)
    let shaped = ShapedText(
      text: text.text, font: styles[0].font, direction: paragraphs[0].style.baseWritingDirection,
      lineBreaks: lineBreaks, engine: self, content: content, styles: table)
    return ShapedParagraphs(text, shaped, table)
  }

  /// Returns the content of text that is shaped like plain text, or `nil` for other text.
  private func plainContent(_ text: AttributedText, _ style: RunStyle) -> ShapedContent? {
    let direction = text.paragraphs[0].style.baseWritingDirection
    guard text.spans.count == 1, style.attachment == nil,
      text.paragraphs.allSatisfy({ $0.style.baseWritingDirection == direction })
    else { return nil }
    return content(text.text, font: style.font, settings: style.settings, direction: direction)
  }

  /// Shapes each run with the settings of its style.
  ///
  /// - Parameter paragraphs: The paragraphs that keep Hangul words together, if not all do.
  private func content(
    _ text: AttributedText, _ styles: [RunStyle], keepingHangulIn paragraphs: [Range<Int>]
  ) -> ShapedContent {
    let settings = styles[0].settings
    var analysis = TextAnalysis(
      text.text, language: settings.language, direction: .leftToRight, rules: settings.lineBreaks, iterators: iterators)
    for paragraph in paragraphs {
      Boundaries.keepHangulWords(
        of: paragraph, rules: settings.lineBreaks, in: analysis.units, flags: &analysis.flags)
    }
    analysis.bidi = BidiLevels(
      analysis.units, paragraphs: text.paragraphs.map { ($0.range, $0.style.baseWritingDirection) })
    let itemizer = itemizer(analysis, text.spans, styles)
    var assembly = GlyphAssembly(
      units: analysis.shapingUnits, settings: settings, runs: itemizer.runs)
    for (index, run) in itemizer.runs.enumerated() {
      assembly.settings = styles[run.span].settings
      assembly.shape(index, with: shaper)
    }
    assembly.markSafeBreaks(in: &analysis.flags)
    return ShapedContent(
      analysis: analysis, settings: settings, itemizer: itemizer, assembly: assembly, iterators: iterators,
      primary: nil, hasOpportunities: true)
  }

  /// The runs. The known fallback faces are the same for all sizes if none of them depends on the
  /// size.
  private func itemizer(
    _ analysis: TextAnalysis, _ spans: [AttributedText.Span], _ styles: [RunStyle]
  ) -> Itemizer {
    let spans = zip(spans, styles).map { Itemizer.Span($0, $1) }
    let itemizer = Itemizer(analysis, spans: spans, fallback: fallback)
    guard itemizer.needsSize else { return itemizer }
    let sized = zip(spans, styles).map { span, style in
      var span = span
      span.standInSize = StandInSize(style.font)
      return span
    }
    return Itemizer(analysis, spans: sized, fallback: fallback)
  }
}

extension StyledParagraph {
  fileprivate var keepsHangulWords: Bool { style.lineBreakStrategy?.contains(.hangulWordPriority) ?? false }
}

extension Itemizer.Span {
  fileprivate init(_ span: AttributedText.Span, _ style: RunStyle) {
    self.init(
      end: span.range.upperBound, primary: style.font.face, language: style.settings.language,
      hasAttachment: style.attachment != nil)
  }
}
