extension TextEngine {
  /// Returns the lines of text with words that lines break, or that are wider than lines, or `nil`
  /// if the whole text is required.
  func wordTally(_ question: borrowing MeasureQuestion, _ pieces: LinePieces) -> LineTally? {
    guard shortcuts.contains(.lines), words.keepsWords, pieces.traits.contains(.isOfWords),
      WordLines.mayAnswer(question.request)
    else { return nil }
    let (key, context) = (question.key, question.context)
    let (request, scale) = (question.request, question.scale)
    return unsafe key.text.withBytes { bytes in
      guard let placed = unsafe placedWords(bytes, key, wordMeasurer(context), pieceCount: pieces.count) else {
        return nil
      }
      let lines = WordLines(pieces, placed.words, request, scale, shaper) { index in
        unsafe self.wordContent(placed.words[index], bytes, placed.opening, self.wordMeasurer(context))
      }
      var tally = lines.tally()
      tally?.isMissing = pieces.traits.contains(.isMissing)
      return tally
    }
  }

  func wordMeasurer(_ context: ShapingContext) -> WordMeasurer {
    WordMeasurer(words: words, context: context, fallback: fallback, shaper: shaper, iterators: iterators)
  }

  /// Returns the positions of words in a string, which are cached for its other sizes and widths.
  private func placedWords(
    _ bytes: UnsafeRawBufferPointer, _ key: TextKey, _ measurer: borrowing WordMeasurer, pieceCount: Int
  ) -> PlacedWords? {
    if let known = wordPlaces.value(key, generation: catalog.generation), known.pieceCount == pieceCount {
      return known
    }
    let found = unsafe measurer.placedWords(of: bytes, direction: key.direction, pieceCount: pieceCount)
    guard let (made, generation) = found else { return nil }
    return wordPlaces.insert(made, key, cost: made.byteCount, generation: generation)
  }

  /// Returns a word shaped for breaking, from the cache or newly shaped.
  private func wordContent(
    _ placed: PlacedWord, _ text: UnsafeRawBufferPointer, _ opening: TextOpening, _ measurer: borrowing WordMeasurer
  ) -> ShapedContent? {
    if placed.closesOther { return nil }
    let word = unsafe TextWord(text, placed.bytes, opening)
    // The other parts of the key follow the last two spaces.
    let name = unsafe String(decoding: text[placed.bytes], as: UTF8.self) + " \(placed.script.rawValue) \(word.level)"
    let key = TextKey(name, context: measurer.context.number, direction: .natural)
    let generation = catalog.generation
    if let known = brokenWords.value(key, generation: generation) { return known }
    guard let (made, dependsOnCatalog) = measurer.builder.content(word, after: placed.script) else { return nil }
    return brokenWords.insert(made, key, cost: made.byteCount, generation: dependsOnCatalog ? generation : nil)
  }
}
