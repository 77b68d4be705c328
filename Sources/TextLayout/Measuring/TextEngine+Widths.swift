extension TextEngine {
  /// What lines of a text are measured by where its pieces do not say enough: what was kept of a plain text, or else the text as it is
  /// shaped to be drawn.
  ///
  /// - Parameter plain: The text as it was shaped for its pieces just now.
  func contentForWidths(_ question: borrowing MeasureQuestion, _ plain: PlainText?) -> ShapedContent {
    if let known = knownWidths(question.key, question.context) { return known }
    guard let made = plain?.content(with: iterators) ?? plainContent(question) else {
      return content(question.text, question.context, question.direction, notesSize: question.setting.hyphenates)
    }
    return keepWidths(made, question.key, question.context, generation: question.generation)
  }

  /// A plain text that was measured before, and is looked at closely for the first time; `nil` for others, and for texts that were shaped whole.
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
