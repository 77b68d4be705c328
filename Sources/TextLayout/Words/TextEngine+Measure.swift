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
    precondition(width.map { !$0.isNaN } ?? true, "a width is a number of points")
    let context = contexts.context(font, language: language, lineBreaks.rules)
    let request = LabelRequest(
      width: max(0, width ?? .infinity), lineLimit: lineLimit, breakMode: breakMode,
      pushesOut: lineBreaks.strategy.contains(.pushOut))
    let key = TextKey(text, context: context.number, direction: direction)
    var plain: PlainText?
    if lineBreaks.hyphenationFactor <= 0 || hyphenator == nil,
      let pieces = measures.value(key, generation: catalogue.generation)?.pieces
        ?? newPieces(text, key, context, direction, &plain),
      let tally = pieces.tally(request, font.pointSize)
        ?? wordTally(pieces, request, text, font.pointSize, context, direction)
    {
      let size = TextSize(width: tally.width, height: Double(tally.lineCount) * font.lineHeight)
      return TextExtent(
        size: size.roundedUp(displayScale, within: lineLimit == 1 ? nil : width), unroundedSize: size,
        lineCount: tally.lineCount, isTruncated: tally.isTruncated,
        isMissingCharacters: pieces.traits.contains(.isMissing))
    }
    let shaped = ShapedText(
      text: text, font: font, direction: direction, lineBreaks: lineBreaks, engine: self,
      content: contentForWidths(text, key, context, direction, plain))
    return shaped.measure(width: width, lineLimit: lineLimit, breakMode: breakMode, displayScale: displayScale)
  }

  /// The lines of a text of words, some of which lines break or are wider than; `nil` where that takes the whole text.
  private func wordTally(
    _ pieces: LinePieces, _ request: LabelRequest, _ text: String, _ pointSize: Double, _ context: ShapingContext,
    _ direction: WritingDirection
  ) -> LineTally? {
    guard words.keepsWords, pieces.traits.contains(.isOfWords), pieces.pieces.count <= WordLines.mostPieces else {
      return nil
    }
    let measurer = WordMeasurer(
      words: words, context: context, fallback: fallback, shaper: shaper, iterators: iterators)
    let found = unsafe text.utf8.withContiguousStorageIfAvailable { bytes -> LineTally? in
      let bytes = UnsafeRawBufferPointer(bytes)
      guard let words = unsafe measurer.placedWords(of: bytes, direction: direction, pieceCount: pieces.pieces.count)
      else { return nil }
      var lines = WordLines(pieces, words.words, request, pointSize: pointSize, shaper) { index in
        unsafe self.wordContent(words.words[index], bytes, words.opening, measurer)
      }
      return lines?.tally()
    }
    return found ?? nil
  }

  /// A word as it was shaped to be broken, or is now.
  private func wordContent(
    _ placed: PlacedWord, _ text: UnsafeRawBufferPointer, _ opening: TextOpening, _ measurer: WordMeasurer
  ) -> ShapedContent? {
    let word = unsafe TextWord(text, placed.bytes, opening)
    // No word has a space, after which stands what else it depends on.
    let name = unsafe String(decoding: text[placed.bytes], as: UTF8.self) + " \(placed.script.rawValue) \(word.level)"
    let key = TextKey(name, context: measurer.context.number, direction: .natural)
    let generation = catalogue.generation
    if let known = brokenWords.value(key, generation: generation) { return known }
    guard let (made, dependsOnCatalogue) = measurer.builder.content(word, after: placed.script) else { return nil }
    return brokenWords.insert(made, key, cost: made.byteCount, generation: dependsOnCatalogue ? generation : nil)
  }

  /// What lines of a text are measured by where its pieces do not say enough: what was kept of a plain text, or else the text as it is
  /// shaped to be drawn.
  ///
  /// - Parameter plain: The text as it was shaped for its pieces just now.
  private func contentForWidths(
    _ text: String, _ key: TextKey, _ context: ShapingContext, _ direction: WritingDirection, _ plain: PlainText?
  ) -> ShapedContent {
    let generation = catalogue.generation
    if let known = widths.value(key, generation: generation) { return known }
    guard let plain else { return content(text, context, direction) }
    let made = plain.content(with: iterators)
    return widths.insert(
      made, key, cost: made.byteCount, generation: made.dependsOnCatalogue ? generation : nil)
  }

  /// The pieces of a text that was not measured yet: of the whole text where it was shaped, of its words, or else of the whole text,
  /// shaped now.
  ///
  /// - Parameter shaped: Is set to the text where it was shaped for its measures alone.
  private func newPieces(
    _ text: String, _ key: TextKey, _ context: ShapingContext, _ direction: WritingDirection, _ shaped: inout PlainText?
  ) -> LinePieces? {
    switch instancePieces(text, key, context) {
    case .pieces(let pieces): return pieces
    case .none: return nil
    case .notKnown: break
    }
    if let content = knownContent(text, key, context), let pieces = content.pieces?.pieces {
      keep(pieces, key, generation: content.dependsOnCatalogue ? catalogue.generation : nil)
      return pieces
    }
    if let (pieces, generation) = wordPieces(text, context, direction) {
      keep(pieces, key, generation: generation)
      return pieces
    }
    let generation = catalogue.generation
    if var plain = PlainText(text, direction: direction, context: context, fallback: fallback, shaper: shaper) {
      guard let pieces = plain.pieces(with: iterators) else { return nil }
      keep(pieces, key, generation: plain.asksForFallback ? generation : nil)
      shaped = plain
      return pieces
    }
    let content = content(text, context, direction)
    guard let pieces = content.pieces?.pieces else { return nil }
    keep(pieces, key, generation: content.dependsOnCatalogue ? generation : nil)
    return pieces
  }

  func keep(_ pieces: LinePieces, _ key: TextKey, generation: Int?) {
    measures.insert(.pieces(pieces), key, cost: pieces.byteCount, generation: generation)
  }

  /// The text word by word; `nil` where it has to be shaped whole.
  private func wordPieces(
    _ text: String, _ context: ShapingContext, _ direction: WritingDirection
  ) -> (pieces: LinePieces, generation: Int?)? {
    guard words.keepsWords else { return nil }
    let measurer = WordMeasurer(
      words: words, context: context, fallback: fallback, shaper: shaper, iterators: iterators)
    let found = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe measurer.pieces(of: UnsafeRawBufferPointer(bytes), direction: direction)
    }
    return found ?? nil
  }
}

extension ShapedText {
  /// The measure of a text that has been shaped.
  func measure(
    width: Double?, lineLimit: Int, breakMode: LineBreakMode, displayScale: Double
  ) -> TextExtent {
    let layout = LineLayout(self, width: max(0, width ?? .infinity), lineLimit: lineLimit, mode: breakMode)
    if let tally = layout.tally() { return extent(tally, width: width, displayScale) }
    let lines = TextLines(lines: layout.lines())
    var size = TextSize(width: lines.width, height: Double(lines.lines.count) * font.lineHeight)
    if lineLimit == 1, width != nil { size = unroundedIntrinsicSize(lineLimit: 1, breakMode: breakMode) }
    return TextExtent(
      size: size.roundedUp(displayScale, within: lineLimit == 1 ? nil : width), unroundedSize: size,
      lineCount: lines.lines.count, isTruncated: lines.isTruncated, isMissingCharacters: !content.missing.isEmpty)
  }

  private func extent(_ tally: LineTally, width: Double?, _ displayScale: Double) -> TextExtent {
    let size = TextSize(width: tally.width, height: Double(tally.lineCount) * font.lineHeight)
    return TextExtent(
      size: size.roundedUp(displayScale, within: width), unroundedSize: size, lineCount: tally.lineCount,
      isTruncated: false, isMissingCharacters: !content.missing.isEmpty)
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
