public import FontMetrics

extension TextEngine {
  /// Measures text, with exactly the same result as `shape(_:font:language:direction:)` followed by
  /// `sizeThatFits` or, without a width, `intrinsicSize`. If words are sufficient, text that was
  /// measured before is not shaped again.
  ///
  /// ```swift
  /// engine.measure("Headline", font: font, width: 60, displayScale: 3).size
  /// ```
  /// - Parameters:
  ///   - text: The text, as in `shape`.
  ///   - font: The font; other characters use fallback faces.
  ///   - language: A BCP 47 tag. It determines language-specific glyphs and line breaks.
  ///   - direction: The paragraphs' direction.
  ///   - width: The available width, in points, or `nil` for the intrinsic size.
  ///   - lineLimit: UIKit's `numberOfLines`; 0 means no limit.
  ///   - breakMode: The rule for breaking lines and truncating text.
  ///   - lineBreaks: The options for line breaks.
  ///   - displayScale: The display scale, in pixels per point.
  /// - Complexity: O(n) in the text, plus the shaping of words that are not cached.
  public func measure(
    _ text: String, font: Font, language: String? = nil, direction: WritingDirection = .natural, width: Double? = nil,
    lineLimit: Int = 0, breakMode: LineBreakMode = .byTruncatingTail,
    lineBreaks: LineBreakOptions = LineBreakOptions(), displayScale: Double
  ) -> TextMeasurement {
    let request = LabelRequest(width: width, lineLimit: lineLimit, breakMode: breakMode, lineBreaks: lineBreaks)
    // Looked up in place, before anything is prepared, because most text is measured repeatedly.
    if !hyphenates(lineBreaks), let context = contexts.knownNumber(font, language: language, lineBreaks.rules),
      let answer = knownAnswer(request, text, context, direction, font.scale)
    {
      return TextMeasurement(answer, request, LabelLines(font), displayScale: displayScale)
    }
    let setting = TextSetting(font, language: language, lineBreaks, self)
    return measureClosely(text, direction, setting, request, displayScale)
  }

  /// Measures text with natural direction in known settings.
  func measure(
    _ text: String, in setting: borrowing TextSetting, _ request: LabelRequest, displayScale: Double
  ) -> TextMeasurement {
    if !setting.hyphenates,
      let answer = knownAnswer(request, text, setting.context.number, .natural, setting.scale)
    {
      return TextMeasurement(answer, request, setting.lines, displayScale: displayScale)
    }
    return measureClosely(text, .natural, setting, request, displayScale)
  }

  // MARK: What is known

  /// Returns the lines of text according to cached data, which are read in place without copying.
  private func knownAnswer(
    _ request: LabelRequest, _ text: String, _ context: UInt32, _ direction: WritingDirection, _ scale: PointScale
  ) -> LineTally? {
    guard shortcuts.contains(.answers) else { return nil }
    let generation = catalog.generation
    return measures.answer(
      text, TextName(text, context: context, direction: direction), generation: generation
    ) { $0.quickAnswer(request, scale, generation) }
  }

  /// Returns `true` if words may be hyphenated with patterns, so that pieces do not determine the
  /// ends of lines.
  func hyphenates(_ lineBreaks: LineBreakOptions) -> Bool { lineBreaks.hyphenationFactor > 0 && hyphenator != nil }

  // MARK: Sources

  /// Measures text that is not cached or whose cached data are insufficient.
  @inline(never)
  private func measureClosely(
    _ text: String, _ direction: WritingDirection, _ setting: borrowing TextSetting, _ request: LabelRequest,
    _ displayScale: Double
  ) -> TextMeasurement {
    let question = MeasureQuestion(text, direction, setting, request, generation: catalog.generation)
    let found = answer(question) ?? sizedAnswer(question)
    return TextMeasurement(found, request, setting.lines, displayScale: displayScale)
  }

  /// Returns the lines of text that depends on its size, in a context with that size.
  private func sizedAnswer(_ question: borrowing MeasureQuestion) -> LineTally {
    let setting = TextSetting(sized: question.setting, self)
    let sized = MeasureQuestion(
      question.text, question.direction, setting, question.request, generation: question.generation)
    guard let found = answer(sized) else { preconditionFailure("a context for a size must have faces of that size") }
    return found
  }

  /// Returns the lines according to the text's pieces or to a close examination, or `nil` for text
  /// that depends on its size, in a context without one.
  private func answer(_ question: borrowing MeasureQuestion) -> LineTally? {
    if question.setting.hyphenates { return shapedAnswer(question, nil) }
    let found = PieceSources.pieces(of: question, in: self)
    if found.needsSize { return nil }
    guard let pieces = found.pieces else { return shapedAnswer(question, found.plain) }
    if let known = pieces.answer(question.request, question.scale, question.generation) { return known }
    guard let answer = wordTally(question, pieces) ?? shapedAnswer(question, found.plain) else { return nil }
    if found.comesAgain, shortcuts.contains(.answers) { keep(answer, question, pieces) }
    return answer
  }

  /// Stores the result of a close examination of text that was requested again; most text is
  /// requested only once.
  private func keep(
    _ answer: LineTally, _ question: borrowing MeasureQuestion, _ pieces: LinePieces
  ) {
    let asked = CloseTallies.Question(question.request, question.scale, generation: question.generation)
    if let asked { pieces.closeTallies(tallyBudget).keep(answer, asked) }
  }

  // MARK: Shaping

  /// Returns the lines of the text, shaped whole; `nil` for text that depends on its size, in a
  /// context without one.
  private func shapedAnswer(_ question: borrowing MeasureQuestion, _ plain: PlainText?) -> LineTally? {
    let content = contentForWidths(question, plain)
    if content.needsSize { return nil }
    let shaped = ShapedText(
      text: question.text, font: question.setting.font, direction: question.direction,
      lineBreaks: question.setting.lineBreaks, engine: self, content: content)
    return shaped.tally(question.request)
  }
}
