extension TextEngine {
  /// Returns the data for measuring lines of text whose pieces are insufficient: the cached data of
  /// plain text, or else the text as it is shaped for drawing.
  ///
  /// - Parameter plain: The text that was just shaped for its pieces.
  func contentForWidths(_ question: borrowing MeasureQuestion, _ plain: PlainText?) -> ShapedContent {
    if let known = knownWidths(question.key, question.context) { return known }
    guard let made = plain?.content(with: iterators) ?? plainContent(question) else {
      return content(question.text, question.context, question.direction, notesSize: question.setting.hyphenates)
    }
    return keepWidths(made, question.key, question.context, generation: question.generation)
  }

  /// Returns plain text that was measured before and is examined closely for the first time, or
  /// `nil` for other text and for text that was shaped whole.
  private func plainContent(_ question: borrowing MeasureQuestion) -> ShapedContent? {
    let (key, context) = (question.key, question.context)
    guard shortcuts.contains(.plainTexts), knownContent(key, context) == nil else { return nil }
    let instance = isSharedByInstances(key, context) ? context.instance : nil
    var plain = PlainText(
      key.text, direction: key.direction, context: context, fallback: fallback, shaper: shaper,
      needsGlyphs: instance != nil)
    return plain?.breakingContent(in: instance, with: iterators, shaper)
  }
}
