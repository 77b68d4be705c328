public import FontMetrics

extension TextEngine {
  /// Measures a text as `shape(_:font:language:direction:)` and then `sizeThatFits` or, without a width, `intrinsicSize` do, to
  /// the last bit; but where words do, nothing is shaped that was measured before in any text.
  ///
  /// ```swift
  /// engine.measure("Headline", font: font, width: 60, displayScale: 3).size
  /// ```
  /// - Parameters:
  ///   - text: Any text; as in `shape`.
  ///   - font: The font for every character it has.
  ///   - language: A BCP 47 tag. It chooses language-specific glyphs and line breaks.
  ///   - direction: The paragraphs' direction.
  ///   - width: What is offered, in points; `nil` asks for the intrinsic size.
  ///   - lineLimit: UIKit's `numberOfLines`; 0 is no limit.
  ///   - breakMode: What happens to text that is too wide or too long.
  ///   - lineBreaks: Where lines may end.
  ///   - displayScale: Pixels to a point.
  /// - Complexity: O(n) in the text, and what shaping takes for words that are not remembered.
  public func measure(
    _ text: String, font: Font, language: String? = nil, direction: WritingDirection = .natural, width: Double? = nil,
    lineLimit: Int = 0, breakMode: LineBreakMode = .byTruncatingTail,
    lineBreaks: LineBreakOptions = LineBreakOptions(), displayScale: Double
  ) -> TextExtent {
    let request = LabelRequest(width: width, lineLimit: lineLimit, breakMode: breakMode, lineBreaks: lineBreaks)
    // Asked in place, before anything is put together to measure it with: most texts are measured again and again.
    if let answer = knownAnswer(request, text, font, language, direction, lineBreaks) {
      return TextExtent(answer, request, font.lineStack, displayScale)
    }
    return measure(text, TextSetting(font, language: language, lineBreaks, self), request, displayScale, direction)
  }

  /// The lines of a text as far as what is known of it says them.
  private func knownAnswer(
    _ request: LabelRequest, _ text: String, _ font: Font, _ language: String?, _ direction: WritingDirection,
    _ lineBreaks: LineBreakOptions
  ) -> CloseTallies.Answer? {
    guard !hyphenates(lineBreaks),
      let context = contexts.knownNumber(font, language: language, lineBreaks.rules)
    else { return nil }
    let (scale, generation) = (font.scale, catalog.generation)
    return measures.answer(
      text, TextName(text, context: context, direction: direction), generation: generation
    ) { $0.quickAnswer(request, scale, generation) }
  }

  /// Whether words may be hyphenated by patterns, so that pieces do not say where lines end.
  func hyphenates(_ lineBreaks: LineBreakOptions) -> Bool { lineBreaks.hyphenationFactor > 0 && hyphenator != nil }

  /// The same, of what is known to be asked.
  ///
  /// - Parameter recent: What the caller measured lately in texts of natural direction, if it remembers that.
  func measure(
    _ text: String, _ setting: TextSetting, _ request: LabelRequest, _ displayScale: Double,
    _ direction: WritingDirection = .natural, recent: RecentTexts? = nil
  ) -> TextExtent {
    let generation = catalog.generation
    // Without a name for what is asked, it is asked in place.
    if !setting.hyphenates,
      let answer = recent?.answer(
        request, text, context: setting.context.number, setting.scale, generation: generation)
    {
      return TextExtent(answer, request, setting.lineStack, displayScale)
    }
    return measureClosely(text, setting, request, displayScale, direction, generation, recent)
  }

  /// The same of a text that was not measured lately, or of which that does not say enough.
  @inline(never)
  private func measureClosely(
    _ text: String, _ setting: TextSetting, _ request: LabelRequest, _ displayScale: Double,
    _ direction: WritingDirection, _ generation: Int, _ recent: RecentTexts?
  ) -> TextExtent {
    let context = setting.context.number
    let key = TextKey(text, context: context, direction: direction)
    guard !setting.hyphenates else { return newMeasure(key, setting, request, displayScale, generation, nil) }
    if let known = recent?.text(text, context: context, generation: generation) {
      return newMeasure(key, setting, request, displayScale, generation, known)
    }
    var plain: PlainText?
    let known = pieces(text, key, setting.context, direction, generation, &plain)
    if let known {
      recent?.keep(known, text, context: context, generation: generation)
      if let answer = known.pieces.answer(request, setting.scale, generation) {
        return TextExtent(answer, request, setting.lineStack, displayScale)
      }
    }
    return newMeasure(key, setting, request, displayScale, generation, known, plain)
  }

  /// The measure of a text whose pieces do not say enough, or that has none.
  private func newMeasure(
    _ key: TextKey, _ setting: TextSetting, _ request: LabelRequest, _ displayScale: Double, _ generation: Int,
    _ known: RecentTexts.Found?, _ plain: PlainText? = nil
  ) -> TextExtent {
    let (text, direction, context) = (key.text, key.direction, setting.context)
    if let known, let tally = wordTally(known.pieces, request, text, key, setting.scale, context) {
      let answer = CloseTallies.Answer(tally: tally, isMissing: known.pieces.traits.contains(.isMissing))
      keep(answer, of: known, request, setting.scale, generation)
      return TextExtent(answer, request, setting.lineStack, displayScale)
    }
    let shaped = ShapedText(
      text: text, font: setting.font, direction: direction, lineBreaks: setting.lineBreaks, engine: self,
      content: contentForWidths(text, key, context, direction, generation, plain))
    let extent = shaped.measure(request, displayScale: displayScale)
    if let known {
      let tally = LineTally(
        lineCount: extent.lineCount, width: extent.unroundedSize.width, isTruncated: extent.isTruncated)
      let answer = CloseTallies.Answer(tally: tally, isMissing: extent.isMissingCharacters)
      keep(answer, of: known, request, setting.scale, generation)
    }
    return extent
  }

  /// The pieces of a text as they are kept, or as they are found now.
  private func pieces(
    _ text: String, _ key: TextKey, _ context: ShapingContext, _ direction: WritingDirection, _ generation: Int,
    _ shaped: inout PlainText?
  ) -> RecentTexts.Found? {
    if let known = measures.value(key, generation: generation)?.pieces {
      return RecentTexts.Found(pieces: known, comesAgain: true)
    }
    return newPieces(text, key, context, direction, &shaped).map { RecentTexts.Found(pieces: $0, comesAgain: false) }
  }

  /// Keeps what was found by looking closely at a text that comes again: most that come once come no more.
  private func keep(
    _ answer: CloseTallies.Answer, of text: RecentTexts.Found, _ request: LabelRequest, _ scale: PointScale,
    _ generation: Int
  ) {
    guard text.comesAgain,
      let question = CloseTallies.Question(request, scale, generation: generation)
    else { return }
    text.pieces.closeTallies(tallyBudget).keep(answer, question)
  }

  /// The lines of a text of words, some of which lines break or are wider than; `nil` where that takes the whole text.
  private func wordTally(
    _ pieces: LinePieces, _ request: LabelRequest, _ text: String, _ key: TextKey, _ scale: PointScale,
    _ context: ShapingContext
  ) -> LineTally? {
    guard words.keepsWords, pieces.traits.contains(.isOfWords), WordLines.mayAnswer(request) else { return nil }
    return unsafe text.withBytes { bytes in
      guard let placed = unsafe placedWords(bytes, key, wordMeasurer(context), pieceCount: pieces.count) else {
        return nil
      }
      var lines = WordLines(pieces, placed.words, request, scale, shaper) { index in
        unsafe self.wordContent(placed.words[index], bytes, placed.opening, self.wordMeasurer(context))
      }
      return lines.tally()
    }
  }

  /// Where the words of a text are, kept for its other sizes and widths.
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

  /// A word as it was shaped to be broken, or is now.
  private func wordContent(
    _ placed: PlacedWord, _ text: UnsafeRawBufferPointer, _ opening: TextOpening, _ measurer: borrowing WordMeasurer
  ) -> ShapedContent? {
    if placed.closesOther { return nil }
    let word = unsafe TextWord(text, placed.bytes, opening)
    // After the last two spaces stands what else it depends on.
    let name = unsafe String(decoding: text[placed.bytes], as: UTF8.self) + " \(placed.script.rawValue) \(word.level)"
    let key = TextKey(name, context: measurer.context.number, direction: .natural)
    let generation = catalog.generation
    if let known = brokenWords.value(key, generation: generation) { return known }
    guard let (made, dependsOnCatalog) = measurer.builder.content(word, after: placed.script) else { return nil }
    return brokenWords.insert(made, key, cost: made.byteCount, generation: dependsOnCatalog ? generation : nil)
  }

  /// What lines of a text are measured by where its pieces do not say enough: what was kept of a plain text, or else the text as it is
  /// shaped to be drawn.
  ///
  /// - Parameters:
  ///   - generation: The catalog's count of changes before anything was asked of it.
  ///   - plain: The text as it was shaped for its pieces just now.
  private func contentForWidths(
    _ text: String, _ key: TextKey, _ context: ShapingContext, _ direction: WritingDirection, _ generation: Int,
    _ plain: PlainText?
  ) -> ShapedContent {
    if let known = knownWidths(text, key, context) { return known }
    guard let made = plain?.content(with: iterators) ?? plainContent(text, key, context) else {
      return content(text, context, direction)
    }
    return keepWidths(made, text, key, context, generation: generation)
  }

  /// A plain text that was measured before, and is looked at closely for the first time; `nil` for others, and for texts that were shaped whole.
  private func plainContent(_ text: String, _ key: TextKey, _ context: ShapingContext) -> ShapedContent? {
    guard knownContent(text, key, context) == nil else { return nil }
    let instance = isSharedByInstances(text, key, context) ? context.instance : nil
    var plain = PlainText(
      text, direction: key.direction, context: context, fallback: fallback, shaper: shaper, needsGlyphs: instance != nil
    )
    return plain?.breakingContent(in: instance, with: iterators, shaper)
  }

  /// The pieces of a text that was not measured yet: of the whole text where it was shaped, of its words, or else of the whole text,
  /// shaped now.
  ///
  /// - Parameter shaped: Is set to the text where it was shaped for its measures alone.
  private func newPieces(
    _ text: String, _ key: TextKey, _ context: ShapingContext, _ direction: WritingDirection, _ shaped: inout PlainText?
  ) -> LinePieces? {
    switch instancePieces(text, key, context, &shaped) {
    case .pieces(let pieces): return pieces
    case .none: return nil
    case .notKnown: break
    }
    let generation = catalog.generation
    if let content = knownContent(text, key, context), let pieces = content.pieces?.pieces {
      keep(pieces, key, generation: content.dependsOnCatalog ? generation : nil)
      return pieces
    }
    if let (pieces, words, generation) = wordPieces(text, context, direction) {
      keep(pieces, key, generation: generation)
      if let words { _ = wordPlaces.insert(words, key, cost: words.byteCount, generation: generation) }
      return pieces
    }
    if var plain = PlainText(text, direction: direction, context: context, fallback: fallback, shaper: shaper) {
      guard let pieces = plain.pieces(with: iterators, shaper) else { return nil }
      keep(pieces, key, generation: plain.asksForFallback ? generation : nil)
      shaped = plain
      return pieces
    }
    let content = content(text, context, direction)
    guard let pieces = content.pieces?.pieces else { return nil }
    keep(pieces, key, generation: content.dependsOnCatalog ? generation : nil)
    return pieces
  }

  /// The text word by word; `nil` where it has to be shaped whole.
  private func wordPieces(
    _ text: String, _ context: ShapingContext, _ direction: WritingDirection
  ) -> (pieces: LinePieces, words: PlacedWords?, generation: Int?)? {
    guard words.keepsWords else { return nil }
    let measurer = wordMeasurer(context)
    return unsafe text.withBytes { unsafe measurer.pieces(of: $0, direction: direction) }
  }

  private func wordMeasurer(_ context: ShapingContext) -> WordMeasurer {
    WordMeasurer(words: words, context: context, fallback: fallback, shaper: shaper, iterators: iterators)
  }
}

extension ShapedText {
  /// The measure of a text that has been shaped.
  func measure(_ request: LabelRequest, displayScale: Double) -> TextExtent {
    let (lineLimit, mode) = (request.lineLimit, request.breakMode)
    let layout = LineLayout(self, width: request.width, lineLimit: lineLimit, mode: mode)
    if let tally = layout.tally() { return extent(tally, width: request.room, displayScale) }
    let lines = TextLines(lines: layout.lines())
    var size = TextSize(width: lines.width, height: font.lineStack.height(lineCount: lines.lines.count))
    if lineLimit == 1, request.room != nil { size = unroundedIntrinsicSize(lineLimit: 1, breakMode: mode) }
    return TextExtent(
      size: size.roundedUp(displayScale, within: lineLimit == 1 ? nil : request.room), unroundedSize: size,
      lineCount: lines.lines.count, isTruncated: lines.isTruncated, isMissingCharacters: !content.missing.isEmpty)
  }

  private func extent(_ tally: LineTally, width: Double?, _ displayScale: Double) -> TextExtent {
    let size = TextSize(width: tally.width, height: font.lineStack.height(lineCount: tally.lineCount))
    return TextExtent(
      size: size.roundedUp(displayScale, within: width), unroundedSize: size, lineCount: tally.lineCount,
      isTruncated: false, isMissingCharacters: !content.missing.isEmpty)
  }
}

extension TextExtent {
  /// The lines of a text in a font, in the room that was asked about.
  fileprivate init(
    _ answer: CloseTallies.Answer, _ request: LabelRequest, _ stack: LineStack, _ displayScale: Double
  ) {
    let tally = answer.tally
    let size = TextSize(width: tally.width, height: stack.height(lineCount: tally.lineCount))
    let room = request.lineLimit == 1 || request.width == .infinity ? nil : request.width
    self.init(
      size: size.roundedUp(displayScale, within: room), unroundedSize: size, lineCount: tally.lineCount,
      isTruncated: tally.isTruncated, isMissingCharacters: answer.isMissing)
  }
}

extension TextSize {
  /// The size that UIKit would answer, no wider than a width that was offered.
  fileprivate func roundedUp(_ displayScale: Double, within width: Double?) -> TextSize {
    var rounded = roundedUp(toPixelsAt: displayScale)
    if let width { rounded.width = min(max(0, width), rounded.width) }
    return rounded
  }
}
