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
    let context = contexts.context(
      font.face, ShapingSettings(language: language, features: font.features, lineBreaks: lineBreaks.rules))
    // Words know nothing of what a line of other options asks for.
    if lineBreaks == LineBreakOptions(),
      let tally = tally(text, context, font, direction, width, lineLimit, breakMode)
    {
      let size = TextSize(width: tally.width, height: Double(tally.lineCount) * font.lineHeight)
      let offered = lineLimit == 1 ? nil : width
      return TextExtent(
        size: size.roundedUp(displayScale, within: offered), unroundedSize: size, lineCount: tally.lineCount,
        isTruncated: tally.isTruncated, isMissingCharacters: tally.isMissing)
    }
    let shaped = ShapedText(
      text: text, font: font, direction: direction, lineBreaks: lineBreaks, engine: self,
      content: content(text, context, direction))
    return shaped.measure(width: width, lineLimit: lineLimit, breakMode: breakMode, displayScale: displayScale)
  }

  /// The text word by word; `nil` where it has to be shaped whole.
  private func tally(
    _ text: String, _ context: ShapingContext, _ font: Font, _ direction: WritingDirection, _ width: Double?,
    _ lineLimit: Int, _ breakMode: LineBreakMode
  ) -> WordTally? {
    guard words.keepsWords else { return nil }
    let measurer = WordMeasurer(
      words: words, context: context, fallback: fallback, shaper: shaper, iterators: iterators)
    let tally = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe measurer.tally(
        UnsafeRawBufferPointer(bytes), direction: direction, pointSize: font.pointSize,
        width: max(0, width ?? .infinity), isOneLine: lineLimit == 1,
        breaksBetweenCharacters: breakMode == .byCharWrapping)
    }
    guard let tally = tally ?? nil, lineLimit <= 0 || tally.lineCount <= lineLimit else { return nil }
    return tally
  }
}

extension ShapedText {
  /// The measure of a text that has been shaped.
  func measure(
    width: Double?, lineLimit: Int, breakMode: LineBreakMode, displayScale: Double
  ) -> TextExtent {
    let lines = lines(width: width, lineLimit: lineLimit, breakMode: breakMode)
    var size = TextSize(width: lines.width, height: Double(lines.lines.count) * font.lineHeight)
    if lineLimit == 1, width != nil { size = unroundedIntrinsicSize(lineLimit: 1, breakMode: breakMode) }
    return TextExtent(
      size: size.roundedUp(displayScale, within: lineLimit == 1 ? nil : width), unroundedSize: size,
      lineCount: lines.lines.count, isTruncated: lines.isTruncated, isMissingCharacters: !content.missing.isEmpty)
  }
}

extension TextSize {
  /// The size that UIKit would answer, no wider than a width that was offered.
  fileprivate func roundedUp(_ displayScale: Double, within width: Double?) -> TextSize {
    var rounded = roundedUp(displayScale)
    if let width { rounded.width = min(max(0, width), rounded.width) }
    return rounded
  }
}
